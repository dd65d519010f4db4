import type { NameAnswer, SearchAnswers } from '#contract/dictionary/answers.ts';
import { ANSWER_CHARACTERS_MAX, ANSWER_NAMES_MAX, ANSWER_WORD_MAX_CHARS } from '#contract/limits.ts';
import { readAmount } from '#core/japanese/amounts/read-amount.ts';
import { hasJapanese, hasKanji, isKana, isKatakana, kanjiOf } from '#core/japanese/kana.ts';
import type { FoundName } from '#core/names/compose-names.ts';
import { nameInLatin } from '#core/names/name-in-latin.ts';
import type { NearWord } from '#core/search/near-phrases.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { SetPhrase } from './arrange-hits.ts';
import type { WordHit } from './with-tail.ts';

interface WordSource {
  hitsFor(typed: string, limit: number): Promise<readonly FoundWord[]>;
  nearWords(typed: string): Promise<NearWord[]>;
}

interface FoundWord extends Pick<WordHit, 'match' | 'steps' | 'matched'> {
  readonly row: Pick<WordHit['row'], 'id' | 'hiragana'>;
}

interface AnswerParts {
  readonly search: WordSource;
  readonly kanji: Pick<KanjiService, 'cardsOf' | 'hanVietOf' | 'modern'>;
  readonly findNames: (typed: string) => FoundName[];
  readonly setPhraseOf: (typed: string) => SetPhrase;
}

/** Enough to know whether the best results are the typed text, or all of its words. */
const LOOKED_AT = 12;

/** Answers to a search that are not entries: names, numbers, characters and what may have been meant. */
export function createSearchAnswersService({ search, kanji, findNames, setPhraseOf }: AnswerParts) {
  return {
    /** Whether an entry, a name or a number is the text. */
    isAnswered: async (typed: string): Promise<boolean> =>
      (await search.hitsFor(typed, 1)).some(isWhole) ||
      findNames(typed).length > 0 ||
      readAmount(typed).length > 0,

    async answers(typed: string): Promise<SearchAnswers> {
      const hits = await search.hitsFor(typed, LOOKED_AT);
      const words = hits.filter(isWhole);
      const hasEntry = words.length > 0;
      const names = findNames(typed).filter((one) => !isUnlikely(one, typed, hasEntry));
      const numberReadings = readAmount(typed);
      // 一人 has an entry of ours with this reading; of 十分 the entry is another word.
      const isSaidByWord =
        !/\d/u.test(typed.normalize('NFKC')) &&
        words.some(({ row }) => !isTailId(row.id) && numberReadings.includes(row.hiragana));
      const isSetPhrase = setPhraseOf(typed) !== null;
      const isAnswered = hasEntry || names.length > 0 || numberReadings.length > 0;
      const isOffered = isAnswered ? isDoubtful(typed, words, names) : !isExplained(typed, hits);
      return {
        hasEntry,
        namesFirst: !words.some(({ steps }) => steps.length === 0),
        names: names.slice(0, ANSWER_NAMES_MAX).map(asNameAnswer),
        numberReadings: isSaidByWord ? [] : [...numberReadings],
        characters: charactersOf(typed, { isAnswered: hasEntry || numberReadings.length > 0, names, hits }),
        nearWords: isOffered && !isSetPhrase ? await search.nearWords(typed) : [],
      };
    },
  };

  interface Answered {
    readonly isAnswered: boolean;
    readonly names: readonly FoundName[];
    readonly hits: readonly FoundWord[];
  }

  /**
   * A single character is asked about itself; a sentence and a name with its title are not asked about their characters.
   * Of an old form, the form in use today has a card too.
   */
  function charactersOf(typed: string, { isAnswered, names, hits }: Answered) {
    const text = typed.normalize('NFKC').trim();
    const letters = Array.from(text);
    const characters = [...new Set(kanjiOf(text))];
    const isWord = characters.length <= ANSWER_CHARACTERS_MAX && letters.length <= ANSWER_WORD_MAX_CHARS;
    const isNamed = names.length > 0 && !names.some(({ name }) => name.spelling === text);
    const isSentence = isNamed || (characters.length < letters.length && isExplained(typed, hits));
    if (letters.length > 1 && (isAnswered || !isWord || isSentence)) return [];
    return kanji.cardsOf(characters.join('') + kanji.modern(characters.join('')));
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

const isWhole = ({ match }: Pick<FoundWord, 'match'>): boolean => match === 'whole';

/** How much of a text may be left over beside its words: particles and endings. */
const LEFT_OVER_PART = 0.25;

/** Whether the words in the text are nearly all of it. Of two syllables of Vietnamese, each means something by chance. */
function isExplained(typed: string, hits: readonly FoundWord[]): boolean {
  const pieces = [
    ...new Set(hits.flatMap(({ match, matched }) => (match === 'piece' ? [matched ?? ''] : []))),
  ];
  if (pieces.length < 2) return false;
  if (!hasJapanese(typed)) return pieces.some((piece) => piece.includes(' ')) || pieces.length > 2;
  const left = pieces.reduce((text, piece) => text.replace(piece, ''), typed.normalize('NFKC').trim());
  return left.length <= typed.length * LEFT_OVER_PART;
}

/** がこう is a rare word of the long tail, and more often 学校 without its っ. */
const isDoubtful = (typed: string, words: readonly FoundWord[], names: readonly FoundName[]): boolean =>
  words.length > 0 &&
  names.length === 0 &&
  !hasKanji(typed) &&
  hasJapanese(typed) &&
  words.every(({ row }) => isTailId(row.id));

const GIVEN_NAMES: ReadonlySet<string> = new Set(['female', 'male', 'given']);
const NAMES_ABROAD: ReadonlySet<string> = new Set(['foreign-family', 'foreign-given']);
/** ト is a letter before it is Tô. */
const KATAKANA_NAME_MIN_CHARS = 2;

/**
 * Beside an entry, a name has to look like one: “mai” and “an” are Vietnamese words, “Mai” is a name; ご is no Ngô; and
 * names of a long list are many words too.
 */
function isUnlikely({ name, isListed }: FoundName, typed: string, hasEntry: boolean): boolean {
  if (!hasEntry) return false;
  const isCapital = /\p{Lu}/u.test(typed);
  if (NAMES_ABROAD.has(name.kind))
    return !isCapital && !(isKatakana(typed) && typed.length >= KATAKANA_NAME_MIN_CHARS);
  if (GIVEN_NAMES.has(name.kind)) return isListed === true || (!hasJapanese(typed) && !isCapital);
  return isListed === true || (name.kind === 'full' && !isKana(typed));
}
