import { toHiragana } from '../japanese/kana.ts';

/** `almost`: a slip of the keyboard, to be typed again. */
export type WordVerdict = 'right' | 'almost' | 'wrong';

/** Shorter words are too near to others for a wrong letter to be a slip. */
const SLIP_MIN_LETTERS = 3;

/** Whether a typed word is one of its spellings; katakana for hiragana is right too. */
export function judgeWord(typed: string, spellings: readonly string[]): WordVerdict {
  const letters = lettersOf(typed);
  const expected = spellings.map(lettersOf);
  if (letters === '') return 'wrong';
  if (expected.includes(letters)) return 'right';
  const isSlip = expected.some((word) => word.length >= SLIP_MIN_LETTERS && isOneLetterApart(letters, word));
  return isSlip ? 'almost' : 'wrong';
}

const MARKS = /[\s。、．，.,！!？?〜~・()（）「」]/gu;
const lettersOf = (text: string): string => toHiragana(text.normalize('NFKC')).replaceAll(MARKS, '');

/** One letter is missing, too many, wrong, or has changed places with the next. */
function isOneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
