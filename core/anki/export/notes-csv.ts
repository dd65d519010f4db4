import { BYTE_ORDER_MARK, CSV_LINE_END, printCsvLine } from '../../csv/print-csv.ts';
import type { AnkiNote } from '../anki-note.ts';
import { furiganaOf, soundOf } from '../furigana.ts';

/** The columns of our own file. */
export const CSV_COLUMNS = [
  'word',
  'reading',
  'hanViet',
  'meaning',
  'example',
  'exampleMeaning',
  'category',
  'id',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];
export type CsvColumnNames = Readonly<Record<CsvColumn, string>>;

/** The notes for a spreadsheet, or for any program that reads tables. */
export function writeCsv(notes: readonly AnkiNote[], names: CsvColumnNames): string {
  const lines = notes.map((note) => printCsvLine(CSV_COLUMNS.map((column) => CELLS[column](note))));
  return [BYTE_ORDER_MARK + printCsvLine(CSV_COLUMNS.map((column) => names[column])), ...lines, ''].join(
    CSV_LINE_END,
  );
}

const CELLS: Readonly<Record<CsvColumn, (note: AnkiNote) => string>> = {
  word: ({ word }) => word,
  reading: ({ word, ruby }) => (ruby.length === 0 ? word : soundOf(ruby)),
  hanViet: ({ hanViet }) => hanViet,
  meaning: ({ meaning }) => meaning,
  // In Anki's notation: a table can be imported there too.
  example: ({ example }) => furiganaOf(example),
  exampleMeaning: ({ exampleMeaning }) => exampleMeaning,
  category: ({ category }) => category,
  id: ({ id }) => id,
};
