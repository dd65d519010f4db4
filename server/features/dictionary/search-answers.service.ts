import type { NameAnswer, SearchAnswers } from '#contract/dictionary/answers.ts';
import { ANSWER_CHARACTERS_MAX, ANSWER_NAMES_MAX, ANSWER_WORD_MAX_CHARS } from '#contract/limits.ts';
import { hasJapanese, hasKanji, kanjiOf } from '#core/japanese/kana.ts';
import { readNumber } from '#core/japanese/read-number.ts';
import { createNameFinder, type FoundName, nameInLatin } from '#core/names/find-names.ts';
import type { Name } from '#core/names/name.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { WordHit } from './with-tail.ts';

interface WordSource {
  hitsFor(typed: string, limit: number): Promise<readonly FoundWord[]>;
  nearWords(typed: string): Promise<string[]>;
}

interface FoundWord extends Pick<WordHit, 'match'> {
  readonly row: Pick<WordHit['row'], 'id' | 'hiragana'>;
}

interface AnswerParts {
  readonly search: WordSource;
  readonly kanji: Pick<KanjiService, 'cardsOf' | 'hanVietOf'>;
  readonly names: readonly Name[];
}

/** Enough to know whether the best results are the typed text. */
const LOOKED_AT = 3;

/** Answers to a search that are not entries: names, numbers, characters and what may have been meant. */
export function createSearchAnswersService({ search, kanji, names }: AnswerParts) {
  const findNames = createNameFinder(names);

  return {
    async answers(typed: string): Promise<SearchAnswers> {
      const words = (await search.hitsFor(typed, LOOKED_AT)).filter(({ match }) => match === 'whole');
      const hasEntry = words.length > 0;
      const found = findNames(typed).filter((one) => !isUnlikely(one, typed, hasEntry));
      const numberReadings = readNumber(typed);
      // 一人 has an entry with this reading; of 十分 the entry is another word.
      const isSaidByWord =
        !/\d/u.test(typed.normalize('NFKC')) &&
        words.some(({ row }) => numberReadings.includes(row.hiragana));
      // がこう is a rare word of the long tail, and more often 学校 without its っ.
      const isDoubtful =
        hasEntry &&
        found.length === 0 &&
        !hasKanji(typed) &&
        hasJapanese(typed) &&
        words.every(({ row }) => isTailId(row.id));
      const isAnswered = hasEntry || found.length > 0 || numberReadings.length > 0;
      return {
        hasEntry,
        names: found.slice(0, ANSWER_NAMES_MAX).map(asNameAnswer),
        numberReadings: isSaidByWord ? [] : [...numberReadings],
        characters: charactersOf(typed, hasEntry || numberReadings.length > 0),
        nearWords: isAnswered && !isDoubtful ? [] : await search.nearWords(typed),
      };
    },
  };

  /** A single character is asked about itself; a sentence is not asked about its characters. */
  function charactersOf(typed: string, isAnswered: boolean) {
    const text = typed.normalize('NFKC').trim();
    const characters = [...new Set(kanjiOf(text))];
    const isWord = characters.length <= ANSWER_CHARACTERS_MAX && text.length <= ANSWER_WORD_MAX_CHARS;
    const isAlone = text.length === 1;
    if (!isAlone && (isAnswered || !isWord)) return [];
    return kanji.cardsOf(characters.join(''));
  }

  function asNameAnswer({ name, reading }: FoundName): NameAnswer {
    return {
      spelling: name.spelling,
      reading,
      latin: nameInLatin(name, reading),
      kind: name.kind,
      hanViet: kanji.hanVietOf(name.spelling),
    };
  }
}

export type SearchAnswersService = ReturnType<typeof createSearchAnswersService>;

const GIVEN_NAMES: ReadonlySet<string> = new Set(['female', 'male', 'given']);

/** “mai” and “an” are Vietnamese words; a given name in Latin letters is meant where it has a capital: “Mai”. */
const isUnlikely = ({ name }: FoundName, typed: string, hasEntry: boolean): boolean =>
  hasEntry && GIVEN_NAMES.has(name.kind) && !hasJapanese(typed) && !/\p{Lu}/u.test(typed);
