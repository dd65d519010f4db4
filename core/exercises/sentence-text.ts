import { toHiragana } from '../japanese/kana.ts';
import { joinedRuby } from '../japanese/ruby.ts';
import { tokenRuby } from '../japanese/tokens/token-ruby.ts';
import type { Token } from '../japanese/tokens/token.ts';

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ surface }) => surface).join('');

/** In hiragana. */
export const kanaOf = (tokens: readonly Token[]): string =>
  toHiragana(tokens.map(({ reading, surface }) => reading || surface).join(''));

/** With the readings of its kanji, word by word: `毎朝[まいあさ]起[お]きます`. */
export const rubyOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => joinedRuby(tokenRuby(token, noReadings))).join('');

/** The kana of a word are enough to find the readings of the kanji between them. */
const noReadings = (): readonly string[] => [];

/** Words that say something: no particles, endings, marks, pronouns or dependent words. */
const isContentWord = ({ pos }: Token): boolean =>
  /^(?:名詞|動詞\/自立|形容詞\/自立|副詞|連体詞)/u.test(pos) &&
  !/^名詞\/(?:非自立|代名詞|接尾(?!\/助数詞))/u.test(pos);

/** The content words of a sentence in their dictionary form, each once. */
export const contentWordsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.filter(isContentWord).map(({ base, surface }) => (base === '' ? surface : base)));

/** How many letters must be changed to get from one text to the other. */
export function lettersBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let at = 0; at < from.length; at += 1) {
    const next = [at + 1];
    for (let other = 0; other < to.length; other += 1) {
      const replaced = (row[other] ?? 0) + Number(from[at] !== to[other]);
      next.push(Math.min(replaced, (row[other + 1] ?? 0) + 1, (next[other] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const syllables = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Each Vietnamese sentence has a syllable that is not in the other. */
export function differInVietnamese(one: string, other: string): boolean {
  const [ones, others] = [syllables(one), syllables(other)];
  return (
    [...ones].some((syllable) => !others.has(syllable)) && [...others].some((syllable) => !ones.has(syllable))
  );
}
