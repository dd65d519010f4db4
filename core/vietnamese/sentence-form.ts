import { lacksTone } from './syllable-shape.ts';
import { withoutMarks } from './without-marks.ts';

/** The form of a Vietnamese sentence, whatever its meaning. */

const SMALL_BEGINNING = /^[“"(]?\p{Ll}/u;
const SENTENCE_END = /[.?!…][”")]?$/u;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

export const beginsSmall = (text: string): boolean => SMALL_BEGINNING.test(text);

export const endsAsSentence = (text: string): boolean => SENTENCE_END.test(text);

/** Whether a text was typed without marks: it has several words and none has any. */
export function isWithoutMarks(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return words.length > 1 && words.every((word) => withoutMarks(word) === word.toLowerCase());
}

/** A word that must have a mark and has none; names are ignored. */
export const wordWithoutMark = (text: string): string | null =>
  (text.normalize('NFC').match(WORD) ?? []).find((word) => /^\p{Ll}/u.test(word) && lacksTone(word)) ?? null;
