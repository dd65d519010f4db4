import { ITEM_LEVEL_OF, ITEM_LEVELS } from '#contract/levels.ts';
import { type Headwords, headwordsOf } from '#core/dictionary/headwords.ts';
import { type SentenceWord, sentenceWords, type WordKind } from '#core/japanese/sentence-words.ts';
import { withUsualReadings } from '#core/japanese/tokens/misreads.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import type { ExceptionList } from '../exception-list.ts';
import type { Word } from '../words/word.ts';
import type { Lesson, Sentence } from './sentences.ts';

/** Finds the words of a sentence and their cards in the same way as the product. */
export interface WordFinder {
  readonly headwords: Headwords<Word>;
  readonly tokenize: Tokenize;
}

export const wordFinder = (words: readonly Word[], tokenize: Tokenize): WordFinder => ({
  headwords: headwordsOf(words.toSorted((a, b) => rankOf(a.type) - rankOf(b.type))),
  tokenize: (text) => withUsualReadings(tokenize(text)),
});

/** Words that a learner may want to look up; names, numbers and pronouns have no card. */
export const LOOKED_UP: readonly WordKind[] = ['noun', 'time', 'verb', 'adjective', 'adverb'];

const wordsOf = ({ jpSentence }: Sentence, { headwords, tokenize }: WordFinder): SentenceWord[] =>
  sentenceWords(tokenize(jpSentence), headwords.has).filter(({ kind }) => LOOKED_UP.includes(kind));

/** Every word that a learner can tap must have a card. */
export function checkKnownWords(sentence: Sentence, finder: WordFinder, notThere: ExceptionList): string[] {
  return wordsOf(sentence, finder)
    .filter((word) => !finder.headwords.find(word) && !notThere.accepts(word.text))
    .map(({ text }) => `${text} is not in the dictionary: ${sentence.jpSentence}`);
}

export function checkWordLevels(
  sentence: Sentence,
  { level }: Lesson,
  finder: WordFinder,
  above: ExceptionList,
): string[] {
  return wordsOf(sentence, finder).flatMap((word) => {
    const card = finder.headwords.find(word);
    if (!card || !harder(card.type, ITEM_LEVEL_OF[level]) || above.accepts(card.kanji, level)) return [];
    return [`${card.kanji} is ${card.type}, too hard for a lesson of ${level}: ${sentence.jpSentence}`];
  });
}

/** Whether a level is above another. */
export const harder = (level: string, than: string): boolean => rankOf(level) > rankOf(than);

const rankOf = (level: string): number => ITEM_LEVELS.findIndex((known) => known === level);
