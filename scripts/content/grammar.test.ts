import { expect, test } from 'vitest';
import { loadTokenizer } from '../grading/load-tokenizer.ts';
import { checkContrast, checkFound, checkNowhereElse, checkPoint } from './check-grammar.ts';
import { checkRecognition } from './check-recognition.ts';
import { checkAsks, checkWrittenAnswer } from './check-written-answers.ts';
import { readShippedGrammar } from './grammar.ts';
import { recognitionCases } from './grammar-recognition.cases.ts';
import { readShippedSentences } from './sentences.ts';
import { sitePaths } from './site-routes.ts';
import { readShippedWords } from './word.ts';

/**
 * Every shipped point of grammar, contrast and answer, held against the rules of content/README.md. That fields are
 * full and ids known is seen to by the library itself; readings and spelling by every-text.test.ts.
 */

const [library, tokenize] = await Promise.all([readShippedGrammar(), loadTokenizer()]);
const { points, contrasts, answers } = library;

const mistakesIn = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  check: (entry: Entry) => readonly string[],
): string[] => entries.flatMap((entry) => check(entry).map((mistake) => `${entry.id}: ${mistake}`));

test('there are as many points as a learner of N5 and N4 needs', () => {
  expect(points.length).toBeGreaterThanOrEqual(60);
});

test('points and contrasts are whole, in sentences, with readings', () => {
  expect([...mistakesIn(points, checkPoint), ...mistakesIn(contrasts, checkContrast)]).toEqual([]);
});

test('every point is recognised in its own examples', () => {
  expect(mistakesIn(points, (point) => checkFound(point, tokenize))).toEqual([]);
});

test('points are named where they stand, and only there', () => {
  expect(recognitionCases.flatMap((line) => checkRecognition(line, library, tokenize))).toEqual([]);
});

test('no example stands elsewhere', async () => {
  const [words, sentences] = await Promise.all([readShippedWords(), readShippedSentences()]);
  const sentencesOf = (entries: readonly { id: string; examples: readonly { ja: string }[] }[]) =>
    entries.flatMap(({ id, examples }) => examples.map(({ ja }) => ({ where: id, ja })));
  const others = [
    ...words.flatMap(({ id, examples }) => examples.map(({ text }) => ({ where: `word ${id}`, ja: text }))),
    ...sentences.map(({ id, jpSentence }) => ({ where: `sentence ${id}`, ja: jpSentence })),
  ];
  expect([
    ...checkNowhereElse(sentencesOf(points), others),
    ...checkNowhereElse(sentencesOf(contrasts), []),
  ]).toEqual([]);
});

test('answers are short, and their links lead to pages', async () => {
  const routes = await sitePaths();
  expect(mistakesIn(answers, (answer) => checkWrittenAnswer(answer, routes))).toEqual([]);
});

test('every way of asking finds its own answer', () => {
  expect(checkAsks(answers)).toEqual([]);
});
