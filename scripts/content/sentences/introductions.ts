import { ITEM_LEVEL_OF, ITEM_LEVELS } from '#contract/levels.ts';
import { type Headword, headwordsOf } from '#core/dictionary/headwords.ts';
import { chooseIntroductions, type Introduction } from '#core/introductions/choose-introductions.ts';
import { lessonNeeds, type Uncovered } from '#core/introductions/lesson-needs.ts';
import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import { finish } from '#core/steps.ts';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { readWords } from '../../grading/prepare-judge.ts';
import { readShippedGrammar } from '../grammar/grammar.ts';
import { type Lesson, readShippedCourses, type Sentence } from './sentences.ts';

interface WordRow extends Headword {
  readonly id: number;
  readonly type: (typeof ITEM_LEVELS)[number];
}

/** A lesson with what it introduces, and what nothing explains. */
export interface ShippedIntroduction {
  readonly lesson: Lesson;
  readonly introduction: Introduction<WordRow>;
  readonly uncovered: readonly (Uncovered & { readonly sentence: Sentence })[];
}

/** The introductions of all shipped lessons, by the same rules as the product. */
export async function readIntroductions(): Promise<ShippedIntroduction[]> {
  const [courses, grammar, words, tokenize] = await Promise.all([
    readShippedCourses(),
    readShippedGrammar(),
    readWordRows(),
    loadTokenizer(),
  ]);
  const sources = { grammar, headwords: headwordsOf(words) };
  const byId = new Map(words.map((word) => [word.id, word]));
  const library = { word: (id: number) => byId.get(id), point: grammar.find };
  const tokensOf = ({ jpSentence, reading }: Sentence) =>
    saidTokens(analyseAnswer(jpSentence, tokenize, reading).parts);

  return courses.curriculums.flatMap(({ id }) => {
    const lessons = courses.lessons
      .filter(({ curriculumId }) => curriculumId === id)
      .map((lesson) => {
        const sentences = courses.sentences.filter(({ lessonId }) => lessonId === lesson.id);
        const needs = finish(lessonNeeds(sentences.map(tokensOf), sources));
        const focus = [...lesson.focus, ...sentences.flatMap((sentence) => sentence.focus)];
        return { lesson, sentences, needs, focus, level: ITEM_LEVEL_OF[lesson.level] };
      });
    const rows = lessons.map(({ lesson, ...row }) => ({ ...row, introduces: lesson.introduces }));
    return chooseIntroductions(rows, library).flatMap((introduction, index): ShippedIntroduction[] => {
      const found = lessons[index];
      if (!found) return [];
      const uncovered = found.needs.uncovered.flatMap((one) => {
        const sentence = found.sentences[one.at];
        return sentence ? [{ ...one, sentence }] : [];
      });
      return [{ lesson: found.lesson, introduction, uncovered }];
    });
  });
}

/** The easiest first, as the product looks them up. */
async function readWordRows(): Promise<WordRow[]> {
  const words = [...(await readWords())].map(([id, row]) => ({ ...(row as unknown as WordRow), id }));
  return words.toSorted((a, b) => ITEM_LEVELS.indexOf(a.type) - ITEM_LEVELS.indexOf(b.type) || a.id - b.id);
}
