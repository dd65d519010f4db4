import type { AnyWord, Item, ShortItem } from '#contract/dictionary/item.ts';
import type { WordLevel } from '#contract/levels.ts';
import { presentShort, presentWord } from '#core/dictionary/word-book.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { ItemRow } from './items.repository.ts';

/** An item, or a word of the long tail, which has no level. */
export type WordRow = Omit<ItemRow, 'type'> & { readonly type: WordLevel };

/** An item in the format of the contract; the drawings follow from its kanji. */
export const asItem = (row: ItemRow, kanji: KanjiService): Item => presentWord(row, kanji);

export const asAnyWord = (row: WordRow, kanji: KanjiService): AnyWord => presentWord(row, kanji);

export const asShortItem = (row: WordRow): ShortItem => presentShort(row);
