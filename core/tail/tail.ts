import { isKana } from '../japanese/kana.ts';
import { foldLongVowels } from '../japanese/long-vowels.ts';
import { japaneseKey } from '../search/japanese-keys.ts';
import { syllablesOf } from '../vietnamese/syllables.ts';
import { englishKey, englishWords } from './english-keys.ts';
import { buildKeyFile, type KeyFile } from './key-file.ts';
import { buildTailWords, type TailWord, tailWordAt, type TailWords } from './tail-words.ts';

/** The long tail: words of JMdict that our dictionary does not have, with everything by which they are found. */
export interface Tail {
  readonly words: TailWords;
  /** By spelling and by reading. */
  readonly japanese: KeyFile;
  /** By a whole gloss, as `englishKey` writes it. */
  readonly glosses: KeyFile;
  /** By each English word of a gloss. */
  readonly english: KeyFile;
  /** By the Hán Việt reading of all characters, with its marks and without. */
  readonly hanViet: KeyFile;
}

/** Made when the product is built; takes seconds. */
export function buildTail(all: readonly TailWord[], hanVietOf: (spelling: string) => string): Tail {
  const words = buildTailWords(all);
  // The words of a key in the order in which they are shown: common ones first.
  const inOrder = Array.from(words.ids, (_, place) => ({ place, word: tailWordAt(words, place) })).toSorted(
    (a, b) =>
      a.word.commonness - b.word.commonness || lengthOf(a.word) - lengthOf(b.word) || a.place - b.place,
  );
  const keysOf = (of: (word: TailWord) => readonly string[]): KeyFile => buildKeyFile(pairs(of));
  function* pairs(of: (word: TailWord) => readonly string[]): Generator<readonly [string, number]> {
    for (const { place, word } of inOrder) for (const key of of(word)) if (key !== '') yield [key, place];
  }
  return {
    words,
    japanese: keysOf(japaneseKeysOf),
    glosses: keysOf(({ senses }) => senses.flat().map(englishKey)),
    english: keysOf(({ senses }) => senses.flat().flatMap(englishWords)),
    hanViet: keysOf(({ spellings }) => hanVietKeys(hanVietOf(spellings[0] ?? ''))),
  };
}

const lengthOf = ({ spellings }: TailWord): number => spellings[0]?.length ?? 0;

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
