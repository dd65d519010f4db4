import Papa from 'papaparse';
import { IMPORT_ROWS_MAX } from '#contract/limits.ts';
import { itemCsvRefusals } from '#contract/texts/item-refusals.ts';
import { printCognate, printExamples } from '#core/dictionary/cell-notation.ts';
import { WORD_COLUMNS, type WordColumn } from '#core/dictionary/word-columns.ts';
import { badRequest } from '#server/http/errors.ts';
import type { ItemRow } from './items.repository.ts';

const REQUIRED: readonly WordColumn[] = ['kanji', 'hiragana', 'mean', 'type'];

/** A line of the file. A column that the file does not have is undefined. */
export interface CsvRow {
  /** As an editor counts them, from 1: the header, blank lines and line breaks inside cells count too. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<WordColumn, string>>>;
}

export interface LineError {
  readonly line: number;
  readonly message: string;
}

/** What a spreadsheet would run as a formula, the full-width signs of a Japanese keyboard too. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** Without the mark at its beginning, Excel would not read the file as UTF-8. */
export const printItemCsv = (items: readonly ItemRow[]): string =>
  BYTE_ORDER_MARK +
  Papa.unparse({ fields: [...WORD_COLUMNS], data: items.map(cellsOf) }, { escapeFormulae: FORMULA }) +
  '\r\n';

const cellsOf = (item: ItemRow): string[] => [
  String(item.id),
  item.kanji,
  item.hiragana,
  item.sino,
  item.mean,
  item.type,
  item.wordClass ?? '',
  printExamples(item.descriptions),
  printCognate(item.cognate),
  item.variants,
];

/** The rows of a file, and the lines that are none; a file that cannot be an import at all is a 400. */
export function readItemCsv(bytes: ArrayBuffer): { rows: CsvRow[]; errors: LineError[] } {
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n');
  const parsed = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), newline: '\n' });
  const lines = withLineNumbers(parsed.data);
  const [header, ...filled] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!header) throw refusal(itemCsvRefusals.empty);
  const columns = columnsOf(header.cells);
  if (filled.length === 0) throw refusal(itemCsvRefusals.empty);
  if (filled.length > IMPORT_ROWS_MAX) throw refusal(itemCsvRefusals.tooManyRows(IMPORT_ROWS_MAX));

  // After a wrong quotation mark the file falls apart at the wrong places: only the first one means something.
  const [badQuotes] = parsed.errors.filter(({ type }) => type === 'Quotes');
  if (badQuotes) {
    const { line } = lines[badQuotes.row ?? 0] ?? header;
    return { rows: [], errors: [{ line, message: itemCsvRefusals.badQuotes }] };
  }
  return {
    rows: filled
      .filter(({ cells }) => cells.length === columns.length)
      .map(({ line, cells }) => ({ line, cells: byColumn(columns, cells) })),
    errors: filled
      .filter(({ cells }) => cells.length !== columns.length)
      .map(({ line, cells }) => ({
        line,
        message: itemCsvRefusals.cellCount(cells.length, columns.length),
      })),
  };
}

const refusal = (message: string) => badRequest(message, 'file');

function decode(bytes: ArrayBuffer): string {
  try {
    // It takes the byte order mark off.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Every zero byte is valid UTF-8, but no text has one.
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw refusal(itemCsvRefusals.notText);
}

/** No name of a column holds any of them, so the first line tells; a guess by all lines could be led astray by texts. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split('\n', 1);
  return [',', ';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}

/** A row is as many lines long as its cells have line breaks. */
function withLineNumbers(rows: readonly string[][]): { line: number; cells: string[] }[] {
  let next = 1;
  return rows.map((cells) => {
    const line = next;
    next += cells.join('').split('\n').length;
    return { line, cells };
  });
}

function columnsOf(header: readonly string[]): WordColumn[] {
  const names = header.map((name) => name.trim());
  const unknown = names.filter((name) => !isColumn(name));
  if (unknown.length > 0)
    throw refusal(itemCsvRefusals.unknownColumns(unknown.map(quoted).join(', '), WORD_COLUMNS.join(', ')));
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0) throw refusal(itemCsvRefusals.missingColumns(missing.join(', ')));
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  if (repeated.length > 0) throw refusal(itemCsvRefusals.repeatedColumns(repeated.join(', ')));
  return names.filter(isColumn);
}

const isColumn = (name: string): name is WordColumn => WORD_COLUMNS.some((column) => column === name);
const quoted = (name: string) => `“${name}”`;

const byColumn = (columns: readonly WordColumn[], cells: readonly string[]): CsvRow['cells'] =>
  Object.fromEntries(columns.map((column, at) => [column, withoutGuard(cells[at] ?? '').trim()]));

/** Takes off the mark that keeps a spreadsheet from running the cell. */
const withoutGuard = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
