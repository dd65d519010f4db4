import { IMPORT_ROWS_MAX } from '#contract/limits.ts';
import { CSV_CELL_MAX_CHARS } from '#contract/server-limits.ts';
import { csvRefusals } from '#contract/texts/files.ts';
import { csvRecords } from '#core/csv/csv-records.ts';
import { withoutGuards } from '#core/csv/formula-guard.ts';
import { BYTE_ORDER_MARK, CSV_LINE_END, printCsvLine } from '#core/csv/print-csv.ts';
import { badRequest } from '#server/http/errors.ts';
import { createPause, mapInSlices, type Pause } from '#server/in-slices.ts';

/** Tables as CSV files that people edit in a spreadsheet and upload again. */

/** A row of the file. A column that the file does not have is undefined. */
export interface CsvRow<Column extends string> {
  /** Counted from 1, as in an editor: the header, blank lines and line breaks inside cells count too. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

export interface LineError {
  readonly line: number;
  readonly message: string;
}

export interface Sheet<Column extends string> {
  readonly rows: readonly CsvRow<Column>[];
  /** Lines that could not be read as rows. */
  readonly errors: readonly LineError[];
}

interface Columns<Column extends string> {
  readonly columns: readonly Column[];
  readonly required: readonly Column[];
  /** Column titles for people, where they differ from the column names; a file may use either. */
  readonly names?: Readonly<Record<Column, string>>;
}

const DECODED_AT_ONCE_BYTES = 256 * 1024;

/** Starts with a byte order mark: without it, Excel would not read the file as UTF-8. */
export async function printCsv(
  columns: readonly string[],
  rows: Iterable<readonly string[]>,
  pause: Pause = createPause(),
): Promise<string> {
  const lines = await mapInSlices(rows, printCsvLine, pause);
  return [BYTE_ORDER_MARK + printCsvLine(columns), ...lines, ''].join(CSV_LINE_END);
}

/** The rows of a file and the errors of its lines. Throws a 400 for a file that cannot be an import at all. */
export async function readCsv<Column extends string>(
  bytes: ArrayBuffer,
  known: Columns<Column>,
  pause: Pause = createPause(),
): Promise<Sheet<Column>> {
  const text = await decode(bytes, pause);
  const rows: CsvRow<Column>[] = [];
  const errors: LineError[] = [];
  let columns: readonly Column[] | null = null;
  for (const record of csvRecords(text, delimiterOf(text), CSV_CELL_MAX_CHARS)) {
    // Between two pieces of the file.
    if (!record) {
      await pause();
      continue;
    }
    const { line, cells, isCut } = record;
    // After a wrong quotation mark, all further errors would be meaningless.
    if (!cells) return { rows: [], errors: [{ line, message: csvRefusals.badQuotes }] };
    if (!columns && isCut) throw refusal(csvRefusals.headerTooLong);
    if (!columns) columns = columnsOf(cells, known);
    else if (rows.length + errors.length === IMPORT_ROWS_MAX)
      throw refusal(csvRefusals.tooManyRows(IMPORT_ROWS_MAX));
    else if (isCut) errors.push({ line, message: csvRefusals.cellTooLong(CSV_CELL_MAX_CHARS) });
    else if (cells.length === columns.length) rows.push({ line, cells: byColumn(columns, cells) });
    else errors.push({ line, message: csvRefusals.cellCount(cells.length, columns.length) });
  }
  if (rows.length + errors.length === 0) throw refusal(csvRefusals.empty);
  return { rows, errors };
}

const refusal = (message: string) => badRequest(message, 'file');

async function decode(bytes: ArrayBuffer, pause: Pause): Promise<string> {
  // Removes the byte order mark.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (let at = 0; at < bytes.byteLength; at += DECODED_AT_ONCE_BYTES) {
      const length = Math.min(DECODED_AT_ONCE_BYTES, bytes.byteLength - at);
      const piece = decoder.decode(new Uint8Array(bytes, at, length), { stream: true });
      // Zero bytes are valid UTF-8, but no text has them.
      if (piece.includes('\0')) throw refusal(csvRefusals.notText);
      text += piece;
      await pause();
    }
    return text + decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw refusal(csvRefusals.notText);
  }
}

/** Decided by the header only: column names contain none of the delimiters, but texts in other lines may. */
function delimiterOf(text: string): string {
  const [header = ''] = /\S[^\r\n]*/.exec(text) ?? [];
  return [',', ';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
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

const NAME_SHOWN_CHARS = 40;
const quoted = (name: string) => `“${name.trim().slice(0, NAME_SHOWN_CHARS)}”`;

const byColumn = <Column extends string>(columns: readonly Column[], cells: readonly string[]) =>
  Object.fromEntries(columns.map((column, at) => [column, withoutGuards(cells[at] ?? '').trim()])) as Partial<
    Record<Column, string>
  >;
