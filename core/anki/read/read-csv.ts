import { type CsvRecord, csvRecords } from '../../csv/csv-records.ts';
import { withoutGuards } from '../../csv/formula-guard.ts';
import { hasJapanese } from '../../japanese/kana.ts';
import { AnkiFailure, type AnkiLimits } from '../anki-failure.ts';
import { GUID_PREFIX } from '../export/collection-rows.ts';
import { NOTE_FIELDS, type NoteField } from '../export/note-type.ts';
import { CSV_COLUMNS, type CsvColumn, type CsvColumnNames } from '../export/notes-csv.ts';
import { isFieldName } from '../import/guess-fields.ts';
import type { AnkiCollection, ReadNote } from './anki-collection.ts';
import { cut, type FieldText, textOfHtml } from './html-text.ts';

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
  const hasHeader = looksLikeHeader(rows);
  const table = (hasHeader && ownTable(rows[0] ?? [], texts)) || anyTable(rows, hasHeader, directives, texts);
  const isHtml = directives.get('html') === 'true';
  const notes = (hasHeader ? rows.slice(1) : rows).map((row, at) => noteOf(row, at, table, isHtml, limits));
  if (notes.length === 0) throw new AnkiFailure('empty');
  if (notes.length > limits.notes) throw new AnkiFailure('too-many-notes');
  const fields = table.fields.map(({ name }) => cut(name, limits.nameChars));
  const noteType = { id: NOTE_TYPE_ID, name: texts.table, fields, fronts: [] };
  return { noteTypes: [noteType], notes, skipped: 0, cardCount: 0 };
}

/** Where the parts of a note are in a row; -1 for what the table does not have. */
interface Table {
  readonly fields: readonly { readonly name: string; readonly column: number }[];
  readonly deck: number;
  readonly key: number;
  readonly keyPrefix: string;
}

const OWN_FIELDS: Readonly<Record<NoteField, CsvColumn | null>> = {
  Word: 'word',
  Reading: 'reading',
  HanViet: 'hanViet',
  Meaning: 'meaning',
  Example: 'example',
  ExampleMeaning: 'exampleMeaning',
  Sound: null,
  KakehashiId: 'id',
};

/** A table that we exported, its columns in any order, has the fields of our own note type. */
function ownTable(header: readonly string[], { columns }: CsvTexts): Table | null {
  const names = header.map((cell) => cell.trim().normalize('NFC'));
  const columnOf = (column: CsvColumn | null) => (column === null ? -1 : names.indexOf(columns[column]));
  if (!CSV_COLUMNS.every((column) => columnOf(column) !== -1)) return null;
  return {
    fields: NOTE_FIELDS.map((name) => ({ name, column: columnOf(OWN_FIELDS[name]) })),
    deck: columnOf('category'),
    key: columnOf('id'),
    keyPrefix: GUID_PREFIX,
  };
}

function anyTable(
  rows: readonly (readonly string[])[],
  hasHeader: boolean,
  directives: Directives,
  texts: CsvTexts,
): Table {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const header = hasHeader ? (rows[0] ?? []) : [];
  const columnOf = (name: string) => Number(directives.get(`${name} column`) ?? 0) - 1;
  return {
    fields: Array.from({ length: width }, (_, column) => ({
      name: header[column]?.trim() || texts.column(column + 1),
      column,
    })),
    deck: columnOf('deck'),
    key: columnOf('guid'),
    keyPrefix: '',
  };
}

function noteOf(
  row: readonly string[],
  at: number,
  { fields, deck, key, keyPrefix }: Table,
  isHtml: boolean,
  limits: AnkiLimits,
): ReadNote {
  const cell = (column: number) => withoutGuards(row[column] ?? '').trim();
  const texts = fields.map(({ column }) =>
    isHtml ? textOfHtml(cell(column), limits.fieldChars) : plainText(cell(column), limits),
  );
  return {
    key: cell(key) === '' ? `${NOTE_TYPE_ID}:${at}` : cut(keyPrefix + cell(key), limits.nameChars),
    noteTypeId: NOTE_TYPE_ID,
    fields: texts.map(({ text }) => text),
    sounds: texts.map(({ sounds }) => sounds[0] ?? ''),
    deck: cut(cell(deck), limits.nameChars),
    cards: [],
  };
}

const plainText = (cell: string, { fieldChars }: AnkiLimits): FieldText => ({
  text: cut(cell.normalize('NFC'), fieldChars),
  sounds: [],
});

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
  const best = Math.max(...scores);
  return (best > 0 && SEPARATORS[scores.indexOf(best)]) || ',';
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
