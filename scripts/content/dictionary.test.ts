import { beforeAll, expect, test } from 'vitest';
import { readHanVietTable, readRadicals } from '#server/db/content/read-kanji-table.ts';
import { checkCognate } from './check-cognate.ts';
import { checkExamples, checkRepeatedExamples } from './check-examples.ts';
import { checkHanVietTable, checkWordHanViet } from './check-han-viet.ts';
import { checkHeadwordReading } from './check-headword-reading.ts';
import { checkCompleteness, checkLevel, levelLists } from './check-levels.ts';
import { checkText } from './check-vietnamese.ts';
import { checkWordClass } from './check-word-class.ts';
import { readExceptionList } from './exception-list.ts';
import { readLevelLists } from './level-lists.ts';
import { loadTokenizer, type Tokenize } from './tokenizer.ts';
import { readKanjiFile, readShippedWords, type Word } from './word.ts';

/** Every shipped word, held against the rules of content/README.md and published data; its texts: every-text.test.ts. */

const words = await readShippedWords();
const hanViet = readHanVietTable(await readKanjiFile('han-viet.tsv'));

const mistakesOf = (check: (word: Word) => readonly string[]) =>
  words.flatMap((word) => check(word).map((mistake) => `${word.id}: ${mistake}`));

test('examples: one or two, in the notation, with the headword, no sentence twice', () => {
  expect([...mistakesOf(checkExamples), ...checkRepeatedExamples(words)]).toEqual([]);
});

test('the cognate is one, and its note a sentence', () => {
  expect(mistakesOf(checkCognate)).toEqual([]);
});

test('headwords are read as their characters are', async () => {
  const irregular = await readExceptionList('irregular-readings.tsv', ['kanji', 'hiragana', 'reason']);
  const mistakes = mistakesOf((word) => checkHeadwordReading(word, irregular));
  expect([...mistakes, ...irregular.unneeded()]).toEqual([]);
});

test('Hán Việt: blank or another reading of the table', () => {
  expect(mistakesOf((word) => checkWordHanViet(word, hanViet))).toEqual([]);
});

test('the table of kanji is complete and agrees with what is published', async () => {
  const choices = await readExceptionList('han-viet-choices.tsv', ['kanji', 'hanViet', 'reason']);
  expect([...checkHanVietTable(hanViet, choices), ...choices.unneeded()]).toEqual([]);
});

test('the 214 radicals', async () => {
  const radicals = readRadicals(await readKanjiFile('radicals.tsv'));
  expect(radicals).toHaveLength(214);
  expect(new Set(radicals.map(({ radical }) => radical)).size).toBe(214);
  expect(
    radicals.flatMap(({ hanViet: name, meaning }) => [...checkText(name), ...checkText(meaning)]),
  ).toEqual([]);
});

test('levels: those of the lists, or chosen; N5 and N4 are complete', async () => {
  const choices = await readExceptionList('level-choices.tsv', ['kanji', 'hiragana', 'level']);
  const leftOut = await readExceptionList('left-out.tsv', ['kanji', 'hiragana', 'reason']);
  const listed = readLevelLists();
  const lists = levelLists(listed);
  const mistakes = mistakesOf((word) => checkLevel(word, lists, choices));
  const missing = checkCompleteness(words, listed, leftOut);
  expect([...mistakes, ...missing, ...choices.unneeded(), ...leftOut.unneeded()]).toEqual([]);
});

let tokenize: Tokenize;
beforeAll(async () => {
  tokenize = await loadTokenizer();
});

test('verbs and adjectives are of the class that the tokenizer knows', () => {
  expect(mistakesOf((word) => checkWordClass(word, tokenize))).toEqual([]);
});
