import { describe, expect, test } from 'vitest';
import { blankWord, WORD_COLUMNS } from '#contract/dictionary/word-fields.ts';
import { IMPORT_ROWS_MAX } from '#contract/limits.ts';
import { itemCsvRefusals } from '#contract/texts/items.ts';
import { AppError } from '#server/http/errors.ts';
import { printItemCsv, readItemCsv } from './item-csv.ts';
import type { ItemRow } from './items.repository.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const read = (text: string) => readItemCsv(bytesOf(text));
const HEADER = 'kanji,hiragana,mean,type';
const water = { kanji: '水', hiragana: 'みず', mean: 'nước', type: 'N5' };

describe('a file is read', () => {
  test.each([
    { text: `${HEADER}\n水,みず,nước,N5`, why: 'plain' },
    { text: `\uFEFF${HEADER}\r\n水,みず,nước,N5\r\n`, why: 'as Excel saves it: with BOM and CRLF' },
    { text: `${HEADER}\r水,みず,nước,N5\r`, why: 'with old Mac line ends' },
    { text: 'kanji;hiragana;mean;type\n水;みず;nước;N5', why: 'with semicolons, as in a Vietnamese Excel' },
    { text: 'kanji\thiragana\tmean\ttype\n水\tみず\tnước\tN5', why: 'with tabs' },
    { text: `"kanji","hiragana","mean","type"\n"水","みず","nước","N5"`, why: 'with everything in quotes' },
    { text: ' kanji , hiragana,mean,type\n 水 , みず ,nước,N5', why: 'with spaces around the cells' },
  ])('$why', async ({ text }) =>
    expect(await read(text)).toEqual({ rows: [{ line: 2, cells: water }], errors: [] }),
  );

  test('its columns in any order, and those that it lacks are undefined', async () => {
    const { rows } = await read('type,mean,cognate,hiragana,kanji\nN5,nước,,みず,水');
    expect(rows).toEqual([{ line: 2, cells: { ...water, cognate: '' } }]);
  });

  test('its lines are counted like in an editor', async () => {
    const { rows } = await read(`\n${HEADER}\n\n水,みず,"nước\nvà nước",N5\n,,,\n火,ひ,lửa,N5`);
    expect(rows.map(({ line }) => line)).toEqual([4, 7]);
  });

  test('semicolons in texts are not taken as the separator', async () => {
    const { rows } = await read(`${HEADER}\n水,みず,nước; nước lã; nước lọc; nước máy; nước mưa,N5`);
    expect(rows[0]?.cells.mean).toContain('nước mưa');
  });
});

describe('an invalid line', () => {
  test.each([
    { line: '水,みず,nước', message: itemCsvRefusals.cellCount(3, 4), why: 'a cell too few' },
    { line: '水,みず,nước, lã,N5', message: itemCsvRefusals.cellCount(5, 4), why: 'a comma without quotes' },
    { line: '水,みず,"nước,N5', message: itemCsvRefusals.badQuotes, why: 'an unclosed quotation' },
    { line: '水,みず,"nước"lã,N5', message: itemCsvRefusals.badQuotes, why: 'text after a quotation' },
  ])('$why', async ({ line, message }) => {
    const { errors } = await read(`${HEADER}\n火,ひ,lửa,N5\n${line}`);
    expect(errors).toEqual([{ line: 3, message }]);
  });
});

describe('an invalid file is refused', () => {
  const refusal = async (bytes: ArrayBuffer) => {
    try {
      return await readItemCsv(bytes);
    } catch (error) {
      if (error instanceof AppError) return error.body;
      throw error;
    }
  };
  const known = WORD_COLUMNS.join(', ');

  test.each([
    { bytes: bytesOf(''), says: itemCsvRefusals.empty, why: 'empty' },
    { bytes: bytesOf('\uFEFF\r\n \r\n'), says: itemCsvRefusals.empty, why: 'blank' },
    { bytes: bytesOf(`${HEADER}\n\n`), says: itemCsvRefusals.empty, why: 'only a header' },
    { bytes: new Uint8Array([0xff, 0xd8, 0xff]).buffer, says: itemCsvRefusals.notText, why: 'a picture' },
    { bytes: bytesOf('PK\u0003\u0004\0\0'), says: itemCsvRefusals.notText, why: 'zero bytes, as in an xlsx' },
    { bytes: new Uint8Array([0xff, 0xfe, 0x61, 0]).buffer, says: itemCsvRefusals.notText, why: 'UTF-16' },
    {
      bytes: bytesOf('kanji,hiragana,nghĩa,type\na,b,c,N5'),
      says: itemCsvRefusals.unknownColumns('“nghĩa”', known),
      why: 'an unknown column',
    },
    {
      bytes: bytesOf('kanji,sino\n水,THỦY'),
      says: itemCsvRefusals.missingColumns('hiragana, mean, type'),
      why: 'columns missing',
    },
    {
      bytes: bytesOf(`${HEADER},mean\n水,みず,nước,N5,nước`),
      says: itemCsvRefusals.repeatedColumns('mean'),
      why: 'a column twice',
    },
    {
      bytes: bytesOf(`${HEADER}\n${'水,みず,nước,N5\n'.repeat(IMPORT_ROWS_MAX + 1)}`),
      says: 'Mỗi lần chỉ nhập được tối đa 10.000 dòng.',
      why: 'too long',
    },
  ])('$why', async ({ bytes, says }) =>
    expect(await refusal(bytes)).toMatchObject({ statusCode: 400, message: says, field: 'file' }),
  );
});

describe('an exported file', () => {
  const item: ItemRow = {
    ...blankWord,
    id: 7,
    ...water,
    type: 'N5',
    sino: 'THỦY',
    wordClass: 'noun',
    descriptions: [{ text: '水です。', translate: 'Là nước.', ruby: '水[みず]です。' }],
    cognate: { kind: 'shifted', note: 'Khác, “một chút”.' },
    variants: 'お水、みず',
  };

  test('opens in Excel as UTF-8 with all columns', async () => {
    const blankCells = ','.repeat(WORD_COLUMNS.length - 1 - WORD_COLUMNS.indexOf('variants'));
    expect(await printItemCsv([item])).toBe(
      `\uFEFF${WORD_COLUMNS.join(',')}\r\n` +
        `7,水,みず,THỦY,nước,N5,noun,水[みず]です。=Là nước.,"shifted: Khác, “một chút”.",お水、みず${blankCells}\r\n`,
    );
  });

  test('reads back unchanged, including formulas', async () => {
    const mean = 'nước; "=1+1"; \'-san, =SUM(A1)';
    const text = await printItemCsv([{ ...item, mean }]);
    expect(text).toContain(`"nước; ""'=1+1""; ''-san, =SUM(A1)"`);
    const { rows } = await read(text);
    expect(rows[0]?.cells.mean).toBe(mean);
  });
});
