import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDonation } from '#server/features/donate/read-donation.ts';
import { readFounder } from '#server/features/founder/read-founder.ts';
import { checkGrammarText } from './check-grammar-text.ts';
import { checkLessonText, checkTitle } from './check-lesson-vietnamese.ts';
import { checkSentenceReading, sentenceFromKana, sentenceFromRuby } from './check-sentence-reading.ts';
import { checkVietnamese } from './check-vietnamese.ts';
import { readExceptionList } from './exception-list.ts';
import { grammarEntries, readShippedGrammar } from './grammar.ts';
import { readMisreads } from './misreads.ts';
import { readShippedCourses } from './sentences.ts';
import { loadTokenizer } from './tokenizer.ts';
import { contentFolder, readShippedWords } from './word.ts';

/** What holds for words, lessons, grammar and the small pages alike: they share the lists of what only looks like a mistake. */

const words = await readShippedWords();
const tokenize = await loadTokenizer();
const { topics, curriculums, lessons, sentences } = await readShippedCourses();
const grammar = grammarEntries(await readShippedGrammar());
const { greeting, letter } = await readDonation(contentFolder);
const { role, story } = await readFounder(contentFolder);
const pages = [
  { id: 'donate', texts: [greeting, ...letter] },
  { id: 'founder', texts: [role, ...story] },
];

const mistakesIn = <Row extends { readonly id: number | string }>(
  kind: string,
  rows: readonly Row[],
  check: (row: Row) => readonly string[],
): string[] => rows.flatMap((row) => check(row).map((mistake) => `${kind} ${row.id}: ${mistake}`));

test('the files themselves are NFC, as editors and searches expect them', async () => {
  const names = (await readdir(contentFolder, { recursive: true })).filter((name) =>
    /\.(tsv|yaml)$/.test(name),
  );
  const texts = await Promise.all(names.map((name) => readFile(join(contentFolder, name), 'utf8')));
  expect(names.filter((_, at) => texts[at] !== texts[at]?.normalize('NFC'))).toEqual([]);
});

test('Vietnamese is spelt in one way', async () => {
  const foreign = await readExceptionList('foreign-words.tsv', ['word']);
  const names = await readExceptionList('proper-names.tsv', ['word']);
  const mistakes = [
    ...mistakesIn('word', words, (word) => checkVietnamese(word, foreign, names)),
    ...mistakesIn('topic', topics, ({ title }) => checkTitle(title, foreign)),
    ...mistakesIn('curriculum', curriculums, ({ name }) => checkTitle(name, foreign)),
    ...mistakesIn('lesson', lessons, ({ mean }) => checkTitle(mean, foreign)),
    ...mistakesIn('sentence', sentences, ({ viSentence, hint }) =>
      [viSentence, hint].flatMap((text) => checkLessonText(text, foreign)),
    ),
    ...mistakesIn('grammar', grammar, ({ vietnamese }) =>
      vietnamese.flatMap((text) => checkGrammarText(text, foreign)),
    ),
    ...mistakesIn('page', pages, ({ texts }) => texts.flatMap((text) => checkGrammarText(text, foreign))),
  ];
  expect([...mistakes, ...foreign.unneeded(), ...names.unneeded()]).toEqual([]);
});

test('sentences are read as the tokenizer reads them, but for its known misreadings', async () => {
  const misreads = await readMisreads();
  const mistakes = [
    ...mistakesIn('word', words, ({ examples }) =>
      examples.flatMap(({ text, ruby = text }) =>
        checkSentenceReading(sentenceFromRuby(ruby), tokenize, misreads),
      ),
    ),
    ...mistakesIn('sentence', sentences, ({ jpSentence, reading }) =>
      checkSentenceReading(sentenceFromKana(jpSentence, reading), tokenize, misreads),
    ),
    ...mistakesIn('grammar', grammar, ({ japanese }) =>
      japanese.flatMap((ruby) => checkSentenceReading(sentenceFromRuby(ruby), tokenize, misreads)),
    ),
  ];
  expect([...mistakes, ...misreads.list.unneeded()]).toEqual([]);
});
