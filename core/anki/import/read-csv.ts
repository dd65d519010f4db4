import { type CsvRecord, csvRecords } from '../../csv/csv-records.ts';
import { withoutGuards } from '../../csv/formula-guard.ts';
import { hasJapanese } from '../../japanese/kana.ts';
import { AnkiFailure, type AnkiLimits } from '../anki-failure.ts';
import { GUID_PREFIX } from '../export/collection-rows.ts';
import { CSV_COLUMNS, type CsvColumnNames } from '../export/notes-csv.ts';
import type { AnkiCollection, ReadNote } from './anki-collection.ts';
import { isFieldName } from './guess-fields.ts';
import { cut, textOfHtml } from './html-text.ts';

/** Names for what a table does not name itself. */
export interface CsvTexts {
  readonly table: string;
  readonly column: (number: number) => string;
  readonly columns: CsvColumnNames;
}

const SEPARATORS = ['\t', ';', ','] as const;
const NOTE_TYPE_ID = 'csv';

/** A table as a collection with one note type, so that its columns are told apart like the fields of Anki's notes. */
export function readCsv(text: string, limits: AnkiLimits, texts: CsvTexts): AnkiCollection {
  if (text.length > limits.csvBytes) throw new AnkiFailure('too-large');
  if (text.includes('\0')) throw new AnkiFailure('not-a-deck');
  const { body, directives } = withoutDirectives(text.replace(/^\uFEFF/, ''));
  const separator = separatorIn(directives) ?? guessSeparator(body, limits);
  const rows = rowsOf(body, separator, limits);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [first = []] = rows;
  const hasHeader = looksLikeHeader(rows);
  const fields = Array.from({ length: width }, (_, at) =>
    cut((hasHeader && first[at]?.trim()) || texts.column(at + 1), limits.nameChars),
  );
  const notes = (hasHeader ? rows.slice(1) : rows).map(noteFrom(fields, directives, limits, texts));
  if (notes.length === 0) throw new AnkiFailure('empty');
  if (notes.length > limits.notes) throw new AnkiFailure('too-many-notes');
  const noteType = { id: NOTE_TYPE_ID, name: texts.table, fields, fronts: [] };
  return { noteTypes: [noteType], notes, skipped: 0, cardCount: 0 };
}

/** Lines at the head of a text that Anki exports: `#separator:tab`. */
type Directives = ReadonlyMap<string, string>;

const DIRECTIVE = /^#([a-z ]{1,40}):([^\r\n]{0,200})(?:\r\n?|\n|$)/;

function withoutDirectives(text: string): { readonly body: string; readonly directives: Directives } {
  const directives = new Map<string, string>();
  let body = text;
  for (let match = DIRECTIVE.exec(body); match; match = DIRECTIVE.exec(body)) {
    directives.set(match[1] ?? '', match[2]?.trim().toLowerCase() ?? '');
    body = body.slice(match[0].length);
    if (directives.size > DIRECTIVES_MAX) throw new AnkiFailure('not-a-deck');
  }
  return { body, directives };
}

const DIRECTIVES_MAX = 30;
const NAMED_SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['semicolon', ';'],
  ['comma', ','],
]);

function separatorIn(directives: Directives): string | undefined {
  const named = directives.get('separator') ?? '';
  return NAMED_SEPARATORS.get(named) ?? SEPARATORS.find((separator) => separator === named);
}

const GUESSED_ROWS = 20;

/** The separator that divides most of the first lines into the same number of cells. */
function guessSeparator(text: string, limits: AnkiLimits): string {
  const scores = SEPARATORS.map((separator) => {
    const widths: number[] = [];
    for (const record of csvRecords(text, separator, limits.noteBytes)) {
      if (record?.cells) widths.push(record.cells.length);
      if (widths.length === GUESSED_ROWS || record?.cells === null) break;
    }
    const counts = new Map<number, number>();
    for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
    return Math.max(0, ...counts.values());
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ',';
}

function rowsOf(text: string, separator: string, limits: AnkiLimits): (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (const record of csvRecords(text, separator, limits.noteBytes)) {
    if (record) rows.push(cellsOf(record));
    if (rows.length > limits.notes + 1) throw new AnkiFailure('too-many-notes');
  }
  return rows;
}

function cellsOf({ cells }: CsvRecord): readonly string[] {
  if (!cells) throw new AnkiFailure('bad-quotes');
  return cells;
}

/** Names of fields, or nothing Japanese above columns of Japanese. */
function looksLikeHeader([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  if (rest.length === 0) return false;
  if (first.filter(isFieldName).length >= Math.min(2, first.length)) return true;
  const below = rest.slice(0, GUESSED_ROWS);
  return !first.some(hasJapanese) && below.every((row) => row.some(hasJapanese));
}

function noteFrom(fields: readonly string[], directives: Directives, limits: AnkiLimits, texts: CsvTexts) {
  const isHtml = directives.get('html') === 'true';
  const isOwn = CSV_COLUMNS.every((column, at) => fields[at] === texts.columns[column]);
  const column = (name: string) => Number(directives.get(`${name} column`) ?? 0) - 1;
  const [deckColumn, keyColumn] = isOwn
    ? [CSV_COLUMNS.indexOf('category'), CSV_COLUMNS.indexOf('id')]
    : [column('deck'), column('guid')];
  return (row: readonly string[], index: number): ReadNote => {
    const cells = fields.map((_, at) => withoutGuards(row[at] ?? ''));
    const read = cells.map((cell) =>
      isHtml ? textOfHtml(cell, limits.fieldChars) : plainText(cell, limits),
    );
    const key = (cells[keyColumn] ?? '').trim();
    return {
      key: key === '' ? `${NOTE_TYPE_ID}:${index}` : `${isOwn ? GUID_PREFIX : ''}${key}`,
      noteTypeId: NOTE_TYPE_ID,
      fields: read.map(({ text }) => text),
      sounds: read.map(({ sounds }) => sounds[0] ?? ''),
      deck: cut((cells[deckColumn] ?? '').trim(), limits.nameChars),
      cards: [],
    };
  };
}

const plainText = (cell: string, { fieldChars }: AnkiLimits) => ({
  text: cut(cell.trim().normalize('NFC'), fieldChars),
  sounds: [] as readonly string[],
});
