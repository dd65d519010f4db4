import { PINNED_WORDS_MAX } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { createStoredList } from '#app/lib/choices/stored-list.ts';

/** Enough to show the word without a call. */
const pinnedWord = z.object({ id: z.int(), kanji: z.string(), hiragana: z.string(), mean: z.string() });
export type PinnedWord = z.output<typeof pinnedWord>;

const words = createStoredList({
  key: 'pinnedWords',
  item: pinnedWord,
  max: PINNED_WORDS_MAX,
  isSame: (a, b) => a.id === b.id,
});

/** The latest pin first. */
export const pinWord = ({ id, kanji, hiragana, mean }: PinnedWord): void =>
  words.add({ id, kanji, hiragana, mean });
export const unpinWord = words.remove;
export const unpinWords = words.clear;
export const usePinnedWords = words.useList;
