import { hasKanji, isKana } from '../japanese/kana.ts';
import { foldLongVowels } from '../japanese/long-vowels.ts';
import { japaneseKey } from '../search/japanese-keys.ts';
import { syllablesOf } from '../vietnamese/syllables.ts';
import { englishWords, glossKeys, withoutBrackets } from './english-keys.ts';
import { buildKeyFile, type KeyFile } from './key-file.ts';
import { buildTailWords, type TailSource, type TailWord, type TailWords } from './tail-words.ts';

/** The long tail: words of JMdict that our dictionary does not have, with everything by which they are found. */
export interface Tail {
  readonly words: TailWords;
  /** By spelling and by reading. */
  readonly japanese: KeyFile;
  /** By a whole gloss, as `glossKeys` writes it; each word with how near the gloss is (`NEARNESS_STEP`). */
  readonly glosses: KeyFile;
  /** By each English word of a gloss. */
  readonly english: KeyFile;
  /** By the Hán Việt reading of words in kanji alone, with its marks and without. */
  readonly hanViet: KeyFile;
}

/** A number of `glosses` is the place of a word and, above this, the nearness of the gloss. */
export const NEARNESS_STEP = 2 ** 20;
const NEARNESS_MAX = 2 ** 12 - 1;

/** What makes a gloss less near: a sense before it, a gloss before it in its sense, and that it says more in brackets. */
export const DISTANCES = { sense: 4, gloss: 2, brackets: 1 } as const;
const GLOSSES_MAX = 3;
/** How much nearer a rarer word has to be: a rare word is not what is meant. */
const DISTANCE_OF_RANK = 2 * DISTANCES.gloss;

/** Made when the product is built; takes seconds. */
export function buildTail(all: readonly TailSource[], hanVietOf: (spelling: string) => string): Tail {
  const { words, sources } = buildTailWords(all);
  // The words of a key in the order in which they are shown: common ones first.
  const inOrder = sources
    .map((word, place) => ({ place, word }))
    .toSorted(
      (a, b) => rankOf(a.word) - rankOf(b.word) || lengthOf(a.word) - lengthOf(b.word) || a.place - b.place,
    );
  const keysOf = (of: (word: TailWord) => readonly string[]): KeyFile => buildKeyFile(pairs(of));
  function* pairs(of: (word: TailWord) => readonly string[]): Generator<readonly [string, number]> {
    for (const { place, word } of inOrder) for (const key of of(word)) if (key !== '') yield [key, place];
  }
  return {
    words,
    japanese: keysOf(japaneseKeysOf),
    glosses: buildGlosses(inOrder),
    english: keysOf(({ senses }) => senses.flat().flatMap((gloss) => englishWords(withoutBrackets(gloss)))),
    hanViet: keysOf(({ spellings: [usual = ''] }) => (isInKanji(usual) ? hanVietKeys(hanVietOf(usual)) : [])),
  };
}

const rankOf = ({ rank, commonness }: TailSource): number => rank ?? commonness;
const lengthOf = ({ spellings }: TailWord): number => spellings[0]?.length ?? 0;

/** The Hán Việt of its kanji is not that of a word that has kana too: ガス会社 is no “hội xã”. */
const isInKanji = (spelling: string): boolean => Array.from(spelling).every(hasKanji);

function buildGlosses(inOrder: readonly { readonly place: number; readonly word: TailSource }[]): KeyFile {
  // By weight: there are only some hundred weights, and sorting a million keys takes seconds.
  const byWeight = new Map<number, (readonly [string, number])[]>();
  for (const { place, word } of inOrder)
    for (const [key, nearness] of nearnessOfKeys(word)) {
      const weight = nearness + DISTANCE_OF_RANK * rankOf(word);
      const pairs = byWeight.get(weight) ?? [];
      if (pairs.length === 0) byWeight.set(weight, pairs);
      pairs.push([key, place + Math.min(nearness, NEARNESS_MAX) * NEARNESS_STEP]);
    }
  const weights = [...byWeight.keys()].toSorted((a, b) => a - b);
  return buildKeyFile(weights.flatMap((weight) => byWeight.get(weight) ?? []));
}

function nearnessOfKeys({ senses, otherSenses = [] }: TailSource): Map<string, number> {
  const nearest = new Map<string, number>();
  for (const source of [senses, otherSenses])
    source.forEach((glosses, sense) => {
      glosses.forEach((gloss, at) => {
        const nearness = nearnessOf(sense, at) + (gloss.includes('(') ? DISTANCES.brackets : 0);
        for (const key of glossKeys(gloss))
          nearest.set(key, Math.min(nearness, nearest.get(key) ?? nearness));
      });
    });
  return nearest;
}

/** 0 for the first gloss of the first sense. */
export const nearnessOf = (sense: number, gloss: number): number =>
  sense * DISTANCES.sense + Math.min(gloss, GLOSSES_MAX) * DISTANCES.gloss;

const japaneseKeysOf = ({ spellings, readings }: TailWord): readonly string[] => {
  const keys = [...spellings, ...readings].map(japaneseKey);
  return [...new Set([...keys, ...keys.filter(isKana).map(foldLongVowels)])];
};

/** “điện thoại” and “dien thoai” for ĐIỆN THOẠI. */
export function hanVietKeys(hanViet: string): string[] {
  const syllables = syllablesOf(hanViet);
  const marked = syllables.map((syllable) => syllable.marked).join(' ');
  return [...new Set([marked, syllables.map(({ plain }) => plain).join(' ')])];
}
