import { englishWords, withoutBrackets } from './english-keys.ts';
import { type KeyFile, wordsOf } from './key-file.ts';
import type { EnglishText } from './read-english.ts';
import { type TailWord, tailWordAt } from './tail-words.ts';
import { DISTANCES, NEARNESS_STEP, nearnessOf, type Tail } from './tail.ts';

/** A word of the tail that means the typed text. */
export interface FoundByEnglish {
  readonly id: number;
  readonly word: TailWord;
  /** 0 if it is the first gloss of the first sense, otherwise the sum of `DISTANCES`. */
  readonly nearness: number;
  /** False if the text may be Vietnamese and has other small and capital letters: “com” is not COM, “han” is not Han. */
  readonly isExact: boolean;
}

/** Enough for every word of our own among them; common words come first. */
const LOOKED_AT = 60;
/** Fewer where they only stand behind words that mean the text. */
const LOOKED_AT_BESIDE = 20;

/** The words with one of these glosses, the best first: common words and first glosses. */
export function findGlosses(
  tail: Tail,
  { text, isPerhapsVietnamese }: EnglishText,
  keys: readonly string[],
): FoundByEnglish[] {
  const found = new Map<number, FoundByEnglish>();
  for (const key of keys)
    for (const value of wordsOf(tail.glosses, key).subarray(0, LOOKED_AT)) {
      const [place, nearness] = [value % NEARNESS_STEP, Math.floor(value / NEARNESS_STEP)];
      if (found.has(place)) continue;
      const one = wordAt(tail, place);
      found.set(place, { ...one, nearness, isExact: !isPerhapsVietnamese || hasExactly(one.word, text) });
    }
  return [...found.values()];
}

const hasExactly = ({ senses }: TailWord, text: string): boolean => {
  const wanted = [text, text.toLowerCase()].flatMap((one) => [one, `to ${one}`]);
  return senses.some((glosses) => glosses.some((gloss) => wanted.includes(withoutBrackets(gloss).trim())));
};

const wordAt = ({ words }: Tail, place: number) => ({
  id: words.ids[place] ?? 0,
  word: tailWordAt(words, place),
});

/** The rarest words of a text tell its gloss; lists of common words are long, and a hostile text has many. */
const RAREST_WORDS = 6;

/** The words with a gloss that contains all words of the text: near and short glosses first. */
export function findInGlosses(
  tail: Tail,
  { words }: EnglishText,
  { isBeside }: { readonly isBeside: boolean },
): FoundByEnglish[] {
  return withAllWords(tail.english, words)
    .slice(0, isBeside ? LOOKED_AT_BESIDE : LOOKED_AT)
    .flatMap((place) => {
      const found = wordAt(tail, place);
      const nearness = nearestWith(found.word, words);
      return nearness === null ? [] : [{ ...found, nearness, isExact: false }];
    })
    .toSorted((a, b) => a.nearness - b.nearness);
}

/** How near the nearest gloss is that contains all of these words, and how many more it has; null if none does. */
function nearestWith({ senses }: TailWord, words: readonly string[]): number | null {
  const all = senses.flatMap((glosses, sense) =>
    glosses.flatMap((gloss, at) => {
      // Most glosses do not have the letters, and are not cut into words.
      if (!gloss.toLowerCase().includes(words[0] ?? '')) return [];
      const inGloss = englishWords(withoutBrackets(gloss));
      const isFound = words.every((word) => inGloss.includes(word));
      return isFound ? [nearnessOf(sense, at) + (inGloss.length - words.length) * DISTANCES.gloss] : [];
    }),
  );
  return all.length === 0 ? null : Math.min(...all);
}

function withAllWords(english: KeyFile, words: readonly string[]): number[] {
  const [rarest, ...others] = words
    .map((word) => wordsOf(english, word))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, RAREST_WORDS);
  if (!rarest) return [];
  const sets = others.map((places) => new Set(places));
  return [...rarest].filter((place) => sets.every((places) => places.has(place)));
}
