import { lacksTone } from './syllable-shape.ts';
import { withoutMarks } from './without-marks.ts';

/** How a Vietnamese sentence looks, whatever it says. */

const SMALL_BEGINNING = /^[“"(]?\p{Ll}/u;
const SENTENCE_END = /[.?!…][”")]?$/u;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

export const beginsSmall = (text: string): boolean => SMALL_BEGINNING.test(text);

export const endsAsSentence = (text: string): boolean => SENTENCE_END.test(text);

/** Whether somebody has typed as on a keyboard without marks: no word of several has any. */
export function isWithoutMarks(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return words.length > 1 && words.every((word) => withoutMarks(word) === word.toLowerCase());
}

/** A word that must have a mark and has none; names keep what they are. */
export const wordWithoutMark = (text: string): string | null =>
  (text.normalize('NFC').match(WORD) ?? []).find((word) => /^\p{Ll}/u.test(word) && lacksTone(word)) ?? null;
