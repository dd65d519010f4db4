import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstLessons } from '#contract/texts/home.ts';
import { readHanVietTable } from '#server/db/content/read-kanji-table.ts';
import { projectRoot } from '#server/project-root.ts';
import { loadTokenizer as loadGradingTokenizer } from '../grading/load-tokenizer.ts';
import { prepareJudge } from '../grading/prepare-judge.ts';
import { checkAnswers } from './check-answers.ts';
import { checkAlike, checkLessonSizes, checkPicture } from './check-courses.ts';
import { checkHintHanViet } from './check-hint-han-viet.ts';
import { checkHintSecret } from './check-hint-secret.ts';
import { checkKnownWords, checkWordLevels, wordFinder } from './check-lesson-words.ts';
import { checkSentenceForm } from './check-sentence-form.ts';
import { readExceptionList } from './exception-list.ts';
import { type Lesson, readShippedCourses, type Sentence } from './sentences.ts';
import { loadTokenizer } from './tokenizer.ts';
import { readKanjiFile, readShippedWords } from './word.ts';

/**
 * Every shipped lesson and sentence, held against the rules of content/README.md. That ids occur once and that those of
 * spec §2 are there is seen to in server/db/content/read-content.test.ts; readings and spelling in every-text.test.ts.
 */

const courses = await readShippedCourses();
const lessons = new Map(courses.lessons.map((lesson) => [lesson.id, lesson]));

const mistakesOf = (check: (sentence: Sentence, lesson: Lesson) => readonly string[]): string[] =>
  courses.sentences.flatMap((sentence) => {
    const lesson = lessons.get(sentence.lessonId);
    return lesson ? check(sentence, lesson).map((mistake) => `${sentence.id}: ${mistake}`) : [];
  });

const [tokenize, words, judge] = await Promise.all([loadTokenizer(), readShippedWords(), prepareJudge()]);
const finder = wordFinder(words, await loadGradingTokenizer());

/** Thousands of answers: seconds on an idle machine, more beside other tests. */
const JUDGING = { timeout: 120_000 };

test('sentences end in a stop, readings are kana with the marks of their sentence', () => {
  expect(mistakesOf(checkSentenceForm)).toEqual([]);
});

test('lessons are long enough, no sentence comes twice', () => {
  expect([...checkLessonSizes(courses), ...checkAlike(courses)]).toEqual([]);
});

test('the landing page names its lessons as they are named here', () => {
  const shown = firstLessons.map(({ lessonId, japanese, vietnamese }) => [lessonId, japanese, vietnamese]);
  const named = firstLessons.flatMap(({ lessonId }) => {
    const lesson = lessons.get(lessonId);
    return lesson ? [[lesson.id, lesson.title, lesson.mean]] : [];
  });
  expect(named).toEqual(shown);
});

test('topics and curriculums have pictures that only show something', async () => {
  const paths = [...courses.topics, ...courses.curriculums].map(({ img }) => img);
  const mistakes = paths.map(async (path) =>
    checkPicture(path, await readFile(join(projectRoot, 'public', path), 'utf8').catch(() => null)),
  );
  expect((await Promise.all(mistakes)).flat()).toEqual([]);
});

test('capitals in a hint are Hán Việt readings of what it speaks about', async () => {
  const hanViet = readHanVietTable(await readKanjiFile('han-viet.tsv'));
  expect(mistakesOf((sentence) => checkHintHanViet(sentence, hanViet))).toEqual([]);
});

test('no hint gives the answer away', () => {
  expect(mistakesOf((sentence, lesson) => checkHintSecret(sentence, lesson, tokenize))).toEqual([]);
});

test('the words of a sentence are in the dictionary', async () => {
  const notThere = await readExceptionList('not-in-dictionary.tsv', ['word', 'reason']);
  const mistakes = mistakesOf((sentence) => checkKnownWords(sentence, finder, notThere));
  expect([...mistakes, ...notThere.unneeded()]).toEqual([]);
});

test('words are no harder than their lesson', async () => {
  const above = await readExceptionList('lesson-words-above.tsv', ['word', 'lesson', 'reason']);
  const mistakes = mistakesOf((sentence, lesson) => checkWordLevels(sentence, lesson, finder, above));
  expect([...mistakes, ...above.unneeded()]).toEqual([]);
});

test('the judge accepts what the authors accept, and refuses what they block', JUDGING, () => {
  expect(mistakesOf((sentence) => checkAnswers(sentence, judge))).toEqual([]);
});
