import Papa from 'papaparse';
import { IMPORT_ROWS_MAX } from '#contract/limits.ts';
import { csvRefusals } from '#contract/texts/csv-refusals.ts';
import { badRequest } from '#server/http/errors.ts';

/** Tables as files that people open in a spreadsheet, change and send back. */

/** A line of the file. A column that the file does not have is undefined. */
export interface CsvRow<Column extends string> {
  /** As an editor counts them, from 1: the header, blank lines and line breaks inside cells count too. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

export interface LineError {
  readonly line: number;
  readonly message: string;
}

export interface Sheet<Column extends string> {
  readonly rows: readonly CsvRow<Column>[];
  /** The lines that are no rows. */
  readonly errors: readonly LineError[];
}

interface Columns<Column extends string> {
  readonly columns: readonly Column[];
  readonly required: readonly Column[];
  /** What people read over the columns, where that is not their own names; a file may use either. */
  readonly names?: Readonly<Record<Column, string>>;
}

/** What a spreadsheet would run as a formula, the full-width signs of a Japanese keyboard too. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** Without the mark at its beginning, Excel would not read the file as UTF-8. */
export const printCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  Papa.unparse({ fields: [...columns], data: rows.map((cells) => [...cells]) }, { escapeFormulae: FORMULA }) +
  '\r\n';

/** The rows of a file, and the lines that are none; a file that cannot be an import at all is a 400. */
export function readCsv<Column extends string>(bytes: ArrayBuffer, known: Columns<Column>): Sheet<Column> {
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n');
  const parsed = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), newline: '\n' });
  const lines = withLineNumbers(parsed.data);
  const [header, ...filled] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!header) throw refusal(csvRefusals.empty);
  const columns = columnsOf(header.cells, known);
  if (filled.length === 0) throw refusal(csvRefusals.empty);
  if (filled.length > IMPORT_ROWS_MAX) throw refusal(csvRefusals.tooManyRows(IMPORT_ROWS_MAX));

  // After a wrong quotation mark the file falls apart at the wrong places: only the first one means something.
  const [badQuotes] = parsed.errors.filter(({ type }) => type === 'Quotes');
  if (badQuotes) {
    const { line } = lines[badQuotes.row ?? 0] ?? header;
    return { rows: [], errors: [{ line, message: csvRefusals.badQuotes }] };
  }
  return {
    rows: filled
      .filter(({ cells }) => cells.length === columns.length)
      .map(({ line, cells }) => ({ line, cells: byColumn(columns, cells) })),
    errors: filled
      .filter(({ cells }) => cells.length !== columns.length)
      .map(({ line, cells }) => ({ line, message: csvRefusals.cellCount(cells.length, columns.length) })),
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
  throw refusal(csvRefusals.notText);
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

function columnsOf<Column extends string>(header: readonly string[], known: Columns<Column>): Column[] {
  const nameOf = (column: Column): string => known.names?.[column] ?? column;
  const columnOf = (cell: string): Column | undefined => {
    const name = cell.trim().normalize('NFC');
    return known.columns.find((column) => column === name || sameLetters(nameOf(column), name));
  };
  const named = (columns: readonly Column[]) => columns.map(nameOf).join(', ');
  const unknown = header.filter((cell) => columnOf(cell) === undefined);
  if (unknown.length > 0)
    throw refusal(csvRefusals.unknownColumns(unknown.map(quoted).join(', '), named(known.columns)));
  const found = header.flatMap((cell) => columnOf(cell) ?? []);
  const missing = known.required.filter((column) => !found.includes(column));
  if (missing.length > 0) throw refusal(csvRefusals.missingColumns(named(missing)));
  const repeated = found.filter((column, at) => found.indexOf(column) !== at);
  if (repeated.length > 0) throw refusal(csvRefusals.repeatedColumns(named(repeated)));
  return found;
}

const sameLetters = (name: string, other: string) => name.toLowerCase() === other.toLowerCase();

const quoted = (name: string) => `“${name.trim()}”`;

const byColumn = <Column extends string>(columns: readonly Column[], cells: readonly string[]) =>
  Object.fromEntries(columns.map((column, at) => [column, withoutGuard(cells[at] ?? '').trim()])) as Partial<
    Record<Column, string>
  >;

/** Takes off the mark that keeps a spreadsheet from running the cell. */
const withoutGuard = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
