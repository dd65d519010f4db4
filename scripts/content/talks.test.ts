import { expect, test } from 'vitest';
import { checkGrammarText } from './check-grammar-text.ts';
import { checkSentenceReading, sentenceFromRuby } from './check-sentence-reading.ts';
import { checkAnswers, checkLine, checkScene } from './check-talk.ts';
import { readExceptionList } from './exception-list.ts';
import { readMisreads } from './misreads.ts';
import { linesOf, readShippedTalks } from './talks.ts';
import { loadTokenizer } from './tokenizer.ts';

/** Every shipped scene, held against the rules of content/README.md. That ids are unique is seen to by the library. */

const { scenes } = await readShippedTalks();

const mistakesIn = (check: (scene: (typeof scenes)[number]) => readonly string[]): string[] =>
  scenes.flatMap((scene) => check(scene).map((mistake) => `${scene.id}: ${mistake}`));

test('there are as many scenes as a learner of N5 and N4 can choose from', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(10);
});

test('scenes have the right size, and their lines are whole sentences with readings', () => {
  expect([...mistakesIn(checkScene), ...mistakesIn((scene) => linesOf(scene).flatMap(checkLine))]).toEqual(
    [],
  );
});

test('every answer that is offered is understood where it is offered', () => {
  expect(mistakesIn(checkAnswers)).toEqual([]);
});

test('Vietnamese is spelt in one way', async () => {
  const foreign = await readExceptionList('foreign-words.tsv', ['word']);
  const textsOf = ({ title, description, ...scene }: (typeof scenes)[number]) => [
    title,
    description,
    ...linesOf({ title, description, ...scene }).map(({ vi }) => vi),
  ];
  expect(mistakesIn((scene) => textsOf(scene).flatMap((text) => checkGrammarText(text, foreign)))).toEqual(
    [],
  );
});

test('lines are read as the tokenizer reads them, but for its known misreadings', async () => {
  const tokenize = await loadTokenizer();
  const misreads = await readMisreads();
  expect(
    mistakesIn((scene) =>
      linesOf(scene).flatMap(({ ja }) => checkSentenceReading(sentenceFromRuby(ja), tokenize, misreads)),
    ),
  ).toEqual([]);
});
