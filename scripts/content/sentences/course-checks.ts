import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLessons } from '#contract/texts/home.ts';
import { readHanVietTable } from '#server/db/content/read-kanji-table.ts';
import { projectRoot } from '#server/project-root.ts';
import { loadTokenizer as loadGradingTokenizer } from '../../grading/load-tokenizer.ts';
import { type ContentCheck, mistakesIn } from '../content-check.ts';
import { readExceptionList } from '../exception-list.ts';
import { readShippedGrammar } from '../grammar/grammar.ts';
import { loadTokenizer } from '../tokenizer.ts';
import { readKanjiFile, readShippedWords } from '../words/word.ts';
import {
  checkAlike,
  checkFirstLessons,
  checkFocus,
  checkLessonSizes,
  checkPicture,
} from './check-courses.ts';
import { checkHintHanViet } from './check-hint-han-viet.ts';
import { checkHintSecret } from './check-hint-secret.ts';
import { checkKnownWords, checkWordLevels, wordFinder } from './check-lesson-words.ts';
import { checkSentenceForm } from './check-sentence-form.ts';
import { type Lesson, readShippedCourses, type Sentence } from './sentences.ts';

/**
 * Checks every shipped lesson and sentence against the rules of content/README.md. Unique ids and the fixed ones of
 * PRODUCT.md, Courses are checked in server/db/content/read-content.test.ts, readings and spelling in text-checks.ts.
 */
export async function courseChecks(): Promise<ContentCheck[]> {
  const courses = await readShippedCourses();
  const lessons = new Map(courses.lessons.map((lesson) => [lesson.id, lesson]));
  const [tokenize, words] = await Promise.all([loadTokenizer(), readShippedWords()]);
  const finder = wordFinder(words, await loadGradingTokenizer());

  const mistakesOf = (check: (sentence: Sentence, lesson: Lesson) => readonly string[]): string[] =>
    mistakesIn(courses.sentences, (sentence) => {
      const lesson = lessons.get(sentence.lessonId);
      return lesson ? check(sentence, lesson) : [];
    });

  return [
    {
      rule: 'sentences end in a full stop, readings are kana with the punctuation of their sentence',
      find: () => mistakesOf(checkSentenceForm),
    },
    {
      rule: 'lessons are long enough, no sentence appears twice',
      find: () => [...checkLessonSizes(courses), ...checkAlike(courses)],
    },
    {
      rule: 'what lessons and sentences practise are grammar points',
      find: async () => {
        const points = new Set((await readShippedGrammar()).points.map(({ id }) => id));
        return mistakesIn([...courses.lessons, ...courses.sentences], (one) => checkFocus(one, points));
      },
    },
    {
      rule: 'the landing page has the current titles of its lessons',
      find: () => checkFirstLessons(firstLessons, lessons),
    },
    {
      rule: 'topics and curriculums have their own pictures, without active content',
      find: async () => {
        const pictures = [...courses.topics, ...courses.curriculums].map(async ({ img }) =>
          checkPicture(img, await readFile(join(projectRoot, 'public', img), 'utf8').catch(() => null)),
        );
        return (await Promise.all(pictures)).flat();
      },
    },
    {
      rule: 'capitals in a hint are Hán Việt readings of kanji in the hint or the answer',
      find: async () => {
        const hanViet = readHanVietTable(await readKanjiFile('han-viet.tsv'));
        return mistakesOf((sentence) => checkHintHanViet(sentence, hanViet));
      },
    },
    {
      rule: 'no hint gives the answer away',
      find: () => mistakesOf((sentence, lesson) => checkHintSecret(sentence, lesson, tokenize)),
    },
    {
      rule: 'the words of a sentence are in the dictionary',
      find: async () => {
        const notThere = await readExceptionList('not-in-dictionary.tsv', ['word', 'reason']);
        const mistakes = mistakesOf((sentence) => checkKnownWords(sentence, finder, notThere));
        return [...mistakes, ...notThere.unneeded()];
      },
    },
    {
      rule: 'words are no harder than their lesson',
      find: async () => {
        const above = await readExceptionList('lesson-words-above.tsv', ['word', 'lesson', 'reason']);
        const mistakes = mistakesOf((sentence, lesson) => checkWordLevels(sentence, lesson, finder, above));
        return [...mistakes, ...above.unneeded()];
      },
    },
  ];
}
