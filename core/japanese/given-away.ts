import { toHiragana } from './kana.ts';
import { normaliseJapanese } from './normalise.ts';

const JAPANESE_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー]+/gu;

/** What a hint and an answer both say, longest in each run of Japanese of the hint. */
export function saidByBoth(hint: string, answer: string): string[] {
  const secret = asCompared(answer);
  return (hint.match(JAPANESE_RUN) ?? []).map((run) => longestCommon(asCompared(run), secret));
}

/** Katakana and hiragana give away the same. */
export const asCompared = (text: string): string => toHiragana(normaliseJapanese(text));

function longestCommon(one: string, other: string): string {
  let longest = '';
  // How long the part is that ends at each letter of the other text and at the letter of this one before.
  let before: number[] = [];
  for (let at = 0; at < one.length; at++) {
    const lengths = other
      .split('')
      .map((letter, there) => (letter === one[at] ? (before[there - 1] ?? 0) + 1 : 0));
    const length = Math.max(...lengths, 0);
    if (length > longest.length) longest = one.slice(at + 1 - length, at + 1);
    before = lengths;
  }
  return longest;
}
