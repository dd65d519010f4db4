import { withoutRuby } from '../japanese/ruby.ts';

/** From here on, two sentences differ by a word or an ending only. */
const ALMOST = 0.7;

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

/**
 * The example of a word that uses it most as the lesson does (手が届く, not 荷物が届く), of equal ones the first; none that
 * gives a sentence away.
 */
export function fittingExample<Example extends { readonly text: string }>(
  headword: string,
  examples: readonly Example[],
  sentences: readonly string[],
): Example | null {
  const usesOf = ({ text }: Example) =>
    Math.max(0, ...sentences.map((one) => commonUse(headword, withOneParticle(text), withOneParticle(one))));
  const [best] = examples
    .filter(({ text }) => !givesAway(text, sentences))
    .map((example) => ({ example, uses: usesOf(example) }))
    .toSorted((a, b) => b.uses - a.uses);
  return best?.example ?? null;
}

/** A topic takes the place of が and を: 席は空いている and 席が空いている use the word alike. */
const withOneParticle = (sentence: string): string =>
  sentence.replaceAll(/(?<=\P{sc=Hiragana})[はもを](?!\p{sc=Hiragana})/gu, 'が');

const HIRAGANA = /\p{sc=Hiragana}/u;

/** How many characters next to a word are the same in both. After a verb or an adjective come endings, which say nothing. */
function commonUse(headword: string, one: string, other: string): number {
  const stem = headword.replace(/\p{sc=Hiragana}+$/u, '') || headword;
  const [here, there] = [one.indexOf(stem), other.indexOf(stem)];
  if (here === -1 || there === -1) return 0;
  let before = 0;
  while (before < here && one[here - 1 - before] === other[there - 1 - before]) before += 1;
  // A particle alone says nothing.
  if (before === 1 && HIRAGANA.test(one[here - 1] ?? '')) before = 0;
  if (stem !== headword) return before;
  const [end, otherEnd] = [here + stem.length, there + stem.length];
  let after = 0;
  while (end + after < one.length && one[end + after] === other[otherEnd + after]) after += 1;
  return before + after;
}
