import {
  FIRST_USE_COLUMN,
  OPTIONAL_WORD_COLUMNS,
  WORD_COLUMNS,
  type WordColumn,
} from '#contract/dictionary/word-fields.ts';
import { contentTexts } from '#contract/texts/operator.ts';
import { hanVietOf } from '#core/hanviet/han-viet-of.ts';
import { kanjiOf } from '#core/japanese/kana.ts';
import { readWordCells } from '#server/csv/word-cells.ts';
import { ContentError } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import type { ContentEntry } from './content-kinds.ts';
import { readEntry } from './read-entry.ts';
import type { HanVietTable } from './read-kanji-table.ts';
import { readTable, type TableRow } from './read-table.ts';

export type WordRow = TableRow<WordColumn>;

export function readDictionary(file: ContentFile, hanViet: HanVietTable): ContentEntry[] {
  return readTable(file, WORD_COLUMNS, OPTIONAL_WORD_COLUMNS, FIRST_USE_COLUMN).map((row) =>
    readWord(row, hanViet),
  );
}

function readWord({ cells, place }: WordRow, hanViet: HanVietTable): ContentEntry {
  const { id, kanji, sino } = cells;
  const { fields, unreadable } = readWordCells(cells);
  if (unreadable === 'descriptions') throw new ContentError(place, contentTexts.examplesNotation);
  if (unreadable) throw new ContentError(place, contentTexts.pairsNotation(unreadable));

  const unknown = kanjiOf(kanji).find((character) => !hanViet.has(character));
  if (sino === '' && unknown) throw new ContentError(place, contentTexts.hanVietUnknown(unknown));

  const word = { ...fields, id: Number(id), sino: sino || usualHanViet(kanji, hanViet) };
  return readEntry('items', word, {}, () => place);
}

/** The Hán Việt of a word whose row does not give one. */
export const usualHanViet = (word: string, table: HanVietTable): string =>
  hanVietOf(word, (character) => table.get(character)?.hanViet[0]);
