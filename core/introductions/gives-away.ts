import { withoutRuby } from '../japanese/ruby.ts';

/** From here on, two sentences differ by a word or an ending only. */
const ALMOST = 0.65;

/** Whether an example, with or without readings, is almost one of the sentences that the learner will translate. */
export function givesAway(example: string, sentences: readonly string[]): boolean {
  const pairs = pairsOf(withoutRuby(example));
  return sentences.some((sentence) => likeness(pairs, pairsOf(sentence)) >= ALMOST);
}

/** Which pairs of neighbouring characters a sentence has. */
function pairsOf(sentence: string): ReadonlySet<string> {
  const characters = [...sentence.replaceAll(/[\p{P}\p{Z}]/gu, '')];
  return new Set(characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`));
}

/** 1 if both have the same pairs, 0 if they share none. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size;
  return all === 0 ? 0 : (2 * [...one].filter((pair) => other.has(pair)).length) / all;
}
