import { sentenceWords } from '#core/japanese/sentence-words.ts';
import type { ExceptionList } from '../exception-list.ts';
import { harder, LOOKED_UP, type WordFinder } from '../sentences/check-lesson-words.ts';
import type { LevelLists } from './check-levels.ts';
import type { Word } from './word.ts';

/** A learner who looks up a word must understand its example: no word in it is harder than the headword. */
export function checkExampleLevels(
  word: Word,
  finder: WordFinder,
  lists: LevelLists,
  above: ExceptionList,
): string[] {
  return word.examples.flatMap(({ text }) =>
    sentenceWords(finder.tokenize(text), finder.headwords.has)
      .filter(({ kind }) => LOOKED_UP.includes(kind))
      .flatMap((found) => {
        const card = finder.headwords.find(found);
        const spelling = card?.kanji ?? found.lookUp[0] ?? found.text;
        const level = card?.type ?? lists.easiestOf(spelling);
        if (!level || !harder(level, word.type) || above.accepts(spelling, word.type)) return [];
        return [`${spelling} is ${level}, too hard for an example of ${word.type}: ${text}`];
      }),
  );
}
