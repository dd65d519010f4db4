import { deinflect, type Deinflection } from '../japanese/inflection/deinflect.ts';
import type { Inflection } from '../japanese/inflection/steps.ts';
import { hasJapanese, isKana } from '../japanese/kana.ts';
import { foldLongVowels } from '../japanese/long-vowels.ts';
import type { Query } from '../search/read-query.ts';
import { wordsBeginning, wordsOf } from './key-file.ts';
import { type TailWord, tailWordAt } from './tail-words.ts';
import type { Tail } from './tail.ts';
import { hanVietKeys } from './tail.ts';

/** A word of the tail for a typed text that is Japanese or Hán Việt. */
export interface FoundInTail {
  readonly id: number;
  readonly word: TailWord;
  /** From the word to the text. */
  readonly steps: readonly Inflection[];
  /** Whether the text is the word or one of its forms, rather than a beginning of it. */
  readonly isWhole: boolean;
}

/** The words for a typed text, the best first. */
export function findInTail(tail: Tail, query: Query, limit: number): FoundInTail[] {
  const found = new Map<number, FoundInTail>();
  const add = (places: Iterable<number>, isWhole: boolean, steps: readonly Inflection[] = []) => {
    for (const place of places) {
      if (found.size >= limit) return;
      if (found.has(place)) continue;
      const id = tail.words.ids[place] ?? 0;
      found.set(place, { id, word: tailWordAt(tail.words, place), steps, isWhole });
    }
  };

  for (const key of query.readings) {
    add(wordsOf(tail.japanese, key), true);
    if (isKana(key)) add(wordsOf(tail.japanese, foldLongVowels(key)), true);
  }
  if (!hasJapanese(query.text))
    for (const key of hanVietKeys(query.text).slice(0, 1)) add(wordsOf(tail.hanViet, key), true);
  for (const key of query.readings)
    for (const form of deinflect(key)) add(formPlaces(tail, form), true, form.steps);
  if (found.size > 0 && !hasJapanese(query.text)) return [...found.values()];
  for (const key of query.beginnings) add(wordsBeginning(tail.japanese, key, limit), false);
  return [...found.values()];
}

/** Packages say nothing about word classes: the ending has to fit, and the gloss of a verb begins with “to”. */
function formPlaces(tail: Tail, { base, form }: Deinflection): number[] {
  const isFitting = FITS[form];
  if (!isFitting) return [];
  return [...wordsOf(tail.japanese, base)].filter((place) => isFitting(base, tailWordAt(tail.words, place)));
}

const isVerb = ({ senses }: TailWord): boolean => senses.some(([gloss = '']) => gloss.startsWith('to '));

const FITS: Partial<Record<Deinflection['form'], (base: string, word: TailWord) => boolean>> = {
  V1: (base, word) => base.endsWith('る') && isVerb(word),
  V5: (base, word) => /[うくぐすつぬぶむる]$/u.test(base) && isVerb(word),
  AI: (base, word) => base.endsWith('い') && !isVerb(word),
  // する after a noun of Chinese characters: 決済した.
  NS: (base) => /^\p{Script=Han}{2,}$/u.test(base),
};
