import { printCognate, printExamples } from '#core/dictionary/cell-notation.ts';
import { WORD_COLUMNS, type WordColumn } from '#core/dictionary/word-columns.ts';
import { type CsvRow, printCsv, readCsv, type Sheet } from '#server/csv/csv.ts';
import { mapInSlices, type Pause } from '#server/in-slices.ts';
import type { ItemRow } from './items.repository.ts';

const REQUIRED: readonly WordColumn[] = ['kanji', 'hiragana', 'mean', 'type'];

export type ItemCsvRow = CsvRow<WordColumn>;
export type ItemSheet = Sheet<WordColumn>;

export const printItemCsv = async (items: readonly ItemRow[]): Promise<string> =>
  printCsv(WORD_COLUMNS, await mapInSlices(items, cellsOf));

export const readItemCsv = (bytes: ArrayBuffer, pause?: Pause): Promise<ItemSheet> =>
  readCsv(bytes, { columns: WORD_COLUMNS, required: REQUIRED }, pause);

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
