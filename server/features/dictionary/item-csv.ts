import { WORD_COLUMNS, type WordColumn } from '#contract/dictionary/word-fields.ts';
import { type CsvRow, printCsv, readCsv, type Sheet } from '#server/csv/csv.ts';
import { printWordCells } from '#server/csv/word-cells.ts';
import { mapInSlices, type Pause } from '#server/in-slices.ts';
import type { ItemRow } from './items.repository.ts';

const REQUIRED: readonly WordColumn[] = ['kanji', 'hiragana', 'mean', 'type'];

export type ItemCsvRow = CsvRow<WordColumn>;
export type ItemSheet = Sheet<WordColumn>;

export const printItemCsv = async (items: readonly ItemRow[]): Promise<string> =>
  printCsv(WORD_COLUMNS, await mapInSlices(items, printWordCells));

export const readItemCsv = (bytes: ArrayBuffer, pause?: Pause): Promise<ItemSheet> =>
  readCsv(bytes, { columns: WORD_COLUMNS, required: REQUIRED }, pause);
