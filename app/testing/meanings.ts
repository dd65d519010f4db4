import type { OwnMeaning, WaitingMeaning, WordToReview } from '#contract/meanings/endpoints.ts';

/** Suggested meanings of 推し活, a word of the long tail. */

export const oshikatsu = { kanji: '推し活', hiragana: 'おしかつ' } as const;
export const OSHIKATSU_ID = 500_000_007;

const typed = { mean: 'đu idol', text: '', translate: '', note: '', createdAt: '2026-11-05T07:00:00.000Z' };

export const ownMeaning = (changes: Partial<OwnMeaning> = {}): OwnMeaning => ({
  ...typed,
  ...oshikatsu,
  id: 31,
  wordId: OSHIKATSU_ID,
  state: 'waiting',
  reason: '',
  itemId: null,
  ...changes,
});

export const waitingMeaning = (id: number, changes: Partial<WaitingMeaning> = {}): WaitingMeaning => ({
  ...typed,
  id,
  author: 'Lan',
  own: false,
  ...changes,
});

export const wordToReview = (...meanings: WaitingMeaning[]): WordToReview => ({
  ...oshikatsu,
  wordId: OSHIKATSU_ID,
  sino: 'THÔI HOẠT',
  english: 'supporting one’s favourite idol',
  meanings,
});
