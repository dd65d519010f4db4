import { hasKanji, kanjiOf, toHiragana } from '#core/japanese/kana.ts';
import type { ExceptionList } from '../exception-list.ts';
import type { Word } from './word.ts';

/** A word of a published level list. */
export interface ListedWord {
  readonly kanji: string;
  readonly hiragana: string;
  readonly level: string;
}

export interface LevelLists {
  /** The levels of a word in the lists; several if they disagree, none if no list has it. */
  levelsOf(word: Word): ReadonlySet<string>;
  /** The easiest level of a spelling, with any reading. */
  easiestOf(spelling: string): string | undefined;
}

const SOUND_LIKE_ANYTHING = ['particle', 'auxiliary'];
const NOWHERE: ReadonlySet<string> = new Set();

export function levelLists(listed: readonly ListedWord[]): LevelLists {
  const levels = new Map<string, Set<string>>();
  const easiest = new Map<string, string>();
  const put = (key: string, level: string) => levels.set(key, (levels.get(key) ?? new Set()).add(level));
  for (const { kanji, hiragana, level } of listed) {
    // The lists start with the easiest level.
    if (!easiest.has(kanji)) easiest.set(kanji, level);
    put(`${kanji} ${toHiragana(hiragana)}`, level);
    if (kanjiOf(kanji).length > 1) put(toHiragana(hiragana), level);
  }
  return {
    easiestOf: (spelling) => easiest.get(spelling),
    levelsOf({ kanji, hiragana, wordClass }) {
      const kana = toHiragana(hiragana);
      // The lists have 椅子 where we have いす. A single character has too many homophones (園 and その), and so does a
      // particle.
      const maySoundLikeIt = !hasKanji(kanji) && !SOUND_LIKE_ANYTHING.includes(wordClass);
      return levels.get(`${kanji} ${kana}`) ?? (maySoundLikeIt ? levels.get(kana) : undefined) ?? NOWHERE;
    },
  };
}

/** A word has the level of the lists, or one that we chose for it. A word that is in no list keeps our level. */
export function checkLevel(word: Word, lists: LevelLists, choices: ExceptionList): string[] {
  const levels = lists.levelsOf(word);
  if (levels.size === 0 || levels.has(word.type)) return [];
  if (choices.accepts(word.kanji, word.hiragana, word.type)) return [];
  return [`${word.kanji} (${word.hiragana}) is ${word.type}, the lists say ${[...levels].join(', ')}`];
}

/**
 * How much of the list of a level has to be there, in percent. Most of the rest are readings that occur in compounds alone
 * (人: じん): the lists have them too.
 */
const COVERED_MIN: Readonly<Partial<Record<string, number>>> = { N5: 99, N4: 99, N3: 99, N2: 99 };

/** How much of the list of one level the dictionary has. */
export interface Coverage {
  readonly level: string;
  readonly listed: number;
  readonly missing: readonly ListedWord[];
}

export const coveredPercent = ({ listed, missing }: Coverage): number =>
  (100 * (listed - missing.length)) / listed;

/**
 * What the dictionary has of each list, in the spelling of the list or in another (皿 stands as お皿); the easiest level
 * first.
 */
export function coverageOf(words: readonly Word[], listed: readonly ListedWord[]): Coverage[] {
  const byKana = new Map<string, Word[]>();
  for (const word of words) {
    const kana = toHiragana(word.hiragana);
    byKana.set(kana, [...(byKana.get(kana) ?? []), word]);
  }
  const wordsRead = (hiragana: string) => byKana.get(toHiragana(hiragana)) ?? [];
  const isMissing = (one: ListedWord) =>
    !wordsRead(one.hiragana).some((word) => isSpellingOf(word, one)) &&
    !wordsRead(`お${one.hiragana}`).some((word) => word.kanji === `お${one.kanji}`);
  const levels = new Set(listed.map(({ level }) => level));
  return [...levels].map((level) => {
    const ofLevel = listed.filter((one) => one.level === level);
    return { level, listed: ofLevel.length, missing: ofLevel.filter(isMissing) };
  });
}

/**
 * Of the levels that we promise, every listed word exists or was left out for a reason; and few were left out.
 */
export function checkCoverage(coverage: readonly Coverage[], leftOut: ExceptionList): string[] {
  return coverage.flatMap((one) => {
    const min = COVERED_MIN[one.level];
    if (min === undefined) return [];
    const percent = coveredPercent(one);
    return [
      ...(percent < min ? [`${percent.toFixed(1)} % of ${one.level} are there, ${min} were promised`] : []),
      ...one.missing
        .filter(({ kanji, hiragana }) => !leftOut.accepts(kanji, hiragana))
        .map(({ kanji, hiragana, level }) => `${level} lacks ${kanji} (${hiragana})`),
    ];
  });
}

/** 入口 is 入り口 and いす is 椅子; 県 is not 堅, although both are けん. */
const isSpellingOf = (word: Word, listed: ListedWord): boolean =>
  [word.kanji, ...word.variants.split('、')].includes(listed.kanji) ||
  !hasKanji(word.kanji) ||
  kanjiOf(word.kanji).some((character) => listed.kanji.includes(character));
