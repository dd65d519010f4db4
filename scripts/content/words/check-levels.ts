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

const COMPLETE_LEVELS = ['N5', 'N4'];

/** Every listed word of N5 and N4 exists, in the spelling of the list or in another, or was left out for a reason. */
export function checkCompleteness(
  words: readonly Word[],
  listed: readonly ListedWord[],
  leftOut: ExceptionList,
): string[] {
  const byKana = new Map<string, Word[]>();
  for (const word of words) {
    const kana = toHiragana(word.hiragana);
    byKana.set(kana, [...(byKana.get(kana) ?? []), word]);
  }
  return listed
    .filter(({ level }) => COMPLETE_LEVELS.includes(level))
    .filter((one) => !byKana.get(toHiragana(one.hiragana))?.some((word) => isSpellingOf(word, one)))
    .filter(({ kanji, hiragana }) => !leftOut.accepts(kanji, hiragana))
    .map(({ kanji, hiragana, level }) => `${level} lacks ${kanji} (${hiragana})`);
}

/** 入口 is 入り口 and いす is 椅子; 県 is not 堅, although both are けん. */
const isSpellingOf = (word: Word, listed: ListedWord): boolean =>
  word.kanji === listed.kanji ||
  !hasKanji(word.kanji) ||
  kanjiOf(word.kanji).some((character) => listed.kanji.includes(character));
