import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMPORT_ROWS_MAX } from '#contract/limits.ts';
import { CSV_CELL_MAX_CHARS } from '#contract/server-limits.ts';
import { csvRefusals } from '#contract/texts/files.ts';
import { createPause } from '#server/in-slices.ts';
import { countTurns } from '#server/testing/count-turns.ts';
import { printCsv, readCsv } from './csv.ts';

const known = { columns: ['a', 'b'], required: ['a'] } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const cellsOf = async (text: string) => {
  const { rows } = await readCsv(bytesOf(text), known);
  return rows.map(({ line, cells }) => [line, cells.a, cells.b]);
};

test.each([
  { text: 'a,b\n1,2', rows: [[2, '1', '2']], why: 'a file without a final line end' },
  {
    text: 'a,b\r\n1,2\r\n3,4\r\n',
    rows: [
      [2, '1', '2'],
      [3, '3', '4'],
    ],
    why: 'CRLF',
  },
  {
    text: 'a,b\r1,2\r3,4',
    rows: [
      [2, '1', '2'],
      [3, '3', '4'],
    ],
    why: 'CR',
  },
  { text: 'a,b\n,\n1,2', rows: [[3, '1', '2']], why: 'a line of empty cells as no row' },
  { text: 'a,b\n1,', rows: [[2, '1', '']], why: 'an empty cell at the end' },
  {
    text: 'a,b\n"1","x\r\ny"\n3,4',
    rows: [
      [2, '1', 'x\ny'],
      [4, '3', '4'],
    ],
    why: 'a line end within a cell',
  },
  { text: 'a,b\n"1,2;3","say ""hi"""', rows: [[2, '1,2;3', 'say "hi"']], why: 'quotation marks' },
  { text: 'a,b\n"1" ,"2"\t', rows: [[2, '1', '2']], why: 'spaces after a quotation' },
  {
    text: 'a,b\n1"2,"3"',
    rows: [[2, '1"2', '3']],
    why: 'a quotation mark within an unquoted cell as a plain character',
  },
  { text: 'a,b\n"",""""\n', rows: [[2, '', '"']], why: 'an empty quotation, and a quoted quotation mark' },
  {
    text: `a,b\n${'x'.repeat(20_000)},"${'y'.repeat(20_000)}"`,
    rows: [[2, 'x'.repeat(20_000), 'y'.repeat(20_000)]],
    why: 'cells longer than one chunk',
  },
])('reads $why', async ({ text, rows }) => {
  expect(await cellsOf(text)).toEqual(rows);
});

test('a file without any filled line is refused', async () => {
  await expect(cellsOf('a,b\n,\n')).rejects.toMatchObject({ message: csvRefusals.empty });
});

test('a cell that is too long is an error of its line; in the header it refuses the file', async () => {
  const long = ';a'.repeat(CSV_CELL_MAX_CHARS);
  const { rows, errors } = await readCsv(bytesOf(`a,b\n1,2\n3,"${long}"\n5,${'x'.repeat(10)}`), known);
  expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  expect(errors).toEqual([{ line: 3, message: csvRefusals.cellTooLong(CSV_CELL_MAX_CHARS) }]);
  await expect(cellsOf(`a,"${long}"\n1,2`)).rejects.toMatchObject({ message: csvRefusals.headerTooLong });
  const unknown = await cellsOf(`a,${'x'.repeat(1_000)}\n1,2`).catch((error: Error) => error.message);
  expect(String(unknown).length, 'the message quotes only the beginning').toBeLessThan(200);
});

const cell = fc.string({ unit: fc.constantFrom(...`=-;,"' \tab水\n`) }).map((text) => text.trim());

test('a printed file is read back unchanged', async () => {
  const property = fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
    const filled = rows.filter((row) => row.some((text) => text !== ''));
    fc.pre(filled.length > 0);
    const { rows: read } = await readCsv(bytesOf(await printCsv(known.columns, rows)), known);
    expect(read.map(({ cells }) => [cells.a, cells.b])).toEqual(filled);
  });
  await fc.assert(property);
});

/** Slices of zero length: every pause yields. */
const everyTime = () => createPause(0);

test.each([
  {
    text: `a,b\n${'1,2\n'.repeat(IMPORT_ROWS_MAX)}`,
    turns: IMPORT_ROWS_MAX,
    why: 'the maximum number of lines',
  },
  { text: `a,b\n1,2\n${'\n'.repeat(10_000)}`, turns: 10_000, why: 'nothing but blank lines' },
  { text: `a,b\n1${',2'.repeat(10_000)}`, turns: 10_000, why: 'one line with very many cells' },
  { text: `a,b\n1,"${'""'.repeat(10_000)}"`, turns: 10_000, why: 'one cell of quotation marks' },
  { text: `a,b\n1,"${'\r'.repeat(10_000)}`, turns: 10_000, why: 'a quotation that never ends' },
  { text: `a,b\n1,2${' '.repeat(2 ** 20)}`, turns: 2 ** 20 / 8192, why: 'a cell of a megabyte' },
])('reading a file yields to other work: $why', async ({ text, turns }) => {
  const bytes = bytesOf(text);
  expect(await countTurns(() => readCsv(bytes, known, everyTime()))).toBeGreaterThanOrEqual(turns);
});

test('printing a file yields to other work', async () => {
  const rows = Array.from({ length: 1_000 }, () => ['1', '2']);
  expect(await countTurns(() => printCsv(known.columns, rows, everyTime()))).toBeGreaterThanOrEqual(1_000);
});
