import { beforeAll, describe, expect, test } from 'vitest';
import { CHAT_MESSAGE_MAX_CHARS } from '#contract/limits.ts';
import { openShippedTutor } from '#server/testing/data/shipped-tutor.ts';
import type { AnswerCase } from './cases/case.ts';
import { exampleCases, formCases } from './cases/forms.cases.ts';
import { differenceCases, grammarCases } from './cases/grammar.cases.ts';
import { listCases } from './cases/lists.cases.ts';
import { readingCases } from './cases/readings.cases.ts';
import { breakdownCases, correctionCases } from './cases/sentences.cases.ts';
import { talkCases } from './cases/talk.cases.ts';
import { inJapaneseCases, meaningCases } from './cases/words.cases.ts';
import type { Tutor, TutorAnswer } from './tutor.ts';

let tutor: Tutor;
beforeAll(async () => {
  tutor = await openShippedTutor();
});

const ask = (message: string, asked?: TutorAnswer['asks']): Promise<TutorAnswer> =>
  tutor.answer({ message, learner: null, lessonId: null, asked: asked ?? null });

const TABLES: Readonly<Record<string, readonly AnswerCase[]>> = {
  'what something means': meaningCases,
  'how something is said': inJapaneseCases,
  'how something is read': readingCases,
  forms: formCases,
  'examples and near sentences': exampleCases,
  grammar: grammarCases,
  differences: differenceCases,
  'sentences word by word': breakdownCases,
  corrections: correctionCases,
  lists: listCases,
  talk: talkCases,
};

describe.each(Object.entries(TABLES))('%s', (_, cases) => {
  const rows = cases.map(([question, holds, why, not = []]) => ({ question, holds, why, not }));

  test.each(rows)('$question ($why)', async ({ question, holds, not }) => {
    const { text } = await ask(question);
    for (const part of holds) expect(text).toContain(part);
    for (const part of not) expect(text).not.toContain(part);
    expect(text).not.toBe('');
    expect(text).not.toMatch(/undefined|\[object|\bnull\b|NaN/);
    expect(boldMarks(text) % 2).toBe(0);
  });
});

const boldMarks = (text: string): number => text.split('**').length - 1;

describe('a quiz', () => {
  test('a right answer is praised, and the question is closed', async () => {
    const { asks } = await ask('đố mình một câu');
    const { text, asks: after } = await ask('私は学生です', asks);
    expect(text).toContain('Đúng rồi');
    expect(after).toBeUndefined();
  });

  test('romaji is accepted as an answer', async () => {
    const { asks } = await ask('đố mình một câu');
    expect((await ask('watashi wa gakusei desu', asks)).text).toContain('Đúng rồi');
  });

  test('after a wrong answer the question stays open', async () => {
    const { asks } = await ask('đố mình một câu');
    const { text, asks: after } = await ask('私は先生です', asks);
    expect(text).toContain('Chưa đúng');
    expect(after).toEqual(asks);
  });

  test('it stays open for one other question, not for two', async () => {
    const { asks } = await ask('đố mình một câu');
    const { text, asks: still } = await ask('trợ từ は dùng sao', asks);
    expect(text).toContain('vẫn chờ bạn');
    expect((await ask('私は学生です', still)).text).toContain('Đúng rồi');
    expect((await ask('cách dùng を', still)).asks).toBeUndefined();
  });

  test.each(['đáp án', 'chịu', 'khó quá', 'わかりません', 'wakarimasen', 'mình không biết'])(
    '%s reveals the answer',
    async (said) => {
      const { asks } = await ask('đố mình một câu');
      expect((await ask(said, asks)).text).toContain('私[わたし]は学生[がくせい]です');
    },
  );

  test('another question is a different one', async () => {
    const first = await ask('đố mình một câu');
    const second = await ask('câu khác', first.asks);
    expect(second.asks?.kind).toBe('sentence');
    expect(second.asks).not.toEqual(first.asks);
  });

  test.each(['学校', 'がっこう', 'gakkou', 'ガッコウ'])('%s is the requested word', async (said) => {
    const { asks } = await ask('đố mình một từ N5');
    expect((await ask(said, asks)).text).toContain('Đúng rồi');
  });

  test('a question in between is answered', async () => {
    const { asks } = await ask('đố mình một câu');
    expect((await ask('食べる nghĩa là gì', asks)).text).toContain('Nghĩa: ăn');
  });
});

const KANA = [...'あいうえおかきくけこさしすせそ'];
const PAIRS = KANA.flatMap((first) => KANA.map((second) => first + second));

test.each([
  { asks: 'cách dùng ', of: 'oa'.repeat(500), why: 'romaji with hundreds of vowels that may be long' },
  { asks: 'cách dùng kore wa ', of: 'hon desu '.repeat(120), why: 'very long romaji' },
  {
    asks: 'khác nhau giữa ',
    of: PAIRS.join('、'),
    why: 'hundreds of things, each compared with every other',
  },
  { asks: 'chia động từ ', of: 'する'.repeat(500), why: 'a very long verb, in all its forms' },
  { asks: 'dịch sang tiếng nhật: ', of: '1'.repeat(1000), why: 'a very long number' },
])('an expensive message is answered like any other: $why', async ({ asks, of }) => {
  const { text } = await ask(`${asks}${of}`.slice(0, CHAT_MESSAGE_MAX_CHARS));
  expect(text).not.toBe('');
  expect(text.length).toBeLessThan(2 * CHAT_MESSAGE_MAX_CHARS);
});

test.each(['constructor', '__proto__'])('%s is a word like any other', async (word) => {
  for (const asks of ['nghĩa là gì', 'tiếng Nhật là gì', 'dùng thế nào', '']) {
    expect((await ask(`${word} ${asks}`)).text).toMatch(/\S/u);
  }
});
