import type { AnyWord, Item, ShortItem } from '#contract/dictionary/item.ts';
import type { WordLevel } from '#contract/levels.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { ItemRow } from './items.repository.ts';

/** An item, or a word of the long tail, which has no level. */
export type WordRow = Omit<ItemRow, 'type'> & { readonly type: WordLevel };

/** An item in the format of the contract; the drawings follow from its kanji. */
export const asItem = (row: ItemRow, kanji: KanjiService): Item => ({
  ...asAnyWord(row, kanji),
  type: row.type,
});

export const asAnyWord = (row: WordRow, kanji: KanjiService): AnyWord => ({
  ...row,
  descriptions: [...row.descriptions],
  kanjis: kanji.strokeFilesOf(row.kanji),
});

export const asShortItem = ({ id, kanji, hiragana, sino, mean, type }: WordRow): ShortItem => ({
  id,
  kanji,
  hiragana,
  sino,
  mean,
  type,
});
