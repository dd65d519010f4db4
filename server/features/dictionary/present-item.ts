import type { Item, ShortItem } from '#contract/dictionary/item.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { ItemRow } from './items.repository.ts';

/** An item in the format of the contract; the drawings follow from its kanji. */
export const asItem = (row: ItemRow, kanji: KanjiService): Item => ({
  ...row,
  descriptions: [...row.descriptions],
  kanjis: kanji.strokeFilesOf(row.kanji),
});

export const asShortItem = ({ id, kanji, hiragana, sino, mean, type }: ItemRow): ShortItem => ({
  id,
  kanji,
  hiragana,
  sino,
  mean,
  type,
});
