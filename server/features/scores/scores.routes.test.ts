import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, REFUSED_ANSWERS_DAYS } from '#contract/limits.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { practiceTries, refusedAnswers, scoreLedger, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { app, call, factories, db, passTime } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let sentenceId = 0;
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  // Use a new id each time: the memory of a sentence outlives its test.
  sentenceId += 1;
  await factories.topic({ sentence: { id: sentenceId } });
  lan = await factories.user();
});

const RIGHT = '水を飲みます';
const WRONG = '水で飲みます';
const ALMOST = 'みづをのみます';

const check = async (userAnswer: string, { mode = 'translate', learner = lan }: Options = {}) =>
  (
    await call('POST', `/api/sentences/check-answer?mode=${mode}`, {
      body: { sentenceId, userAnswer },
      token: learner.token,
    })
  ).body as JudgedAnswer;

interface Options {
  readonly mode?: PracticeMode;
  readonly learner?: TestUser;
}

const reveal = (body: Readonly<Record<string, unknown>> = {}, token?: string, id = sentenceId) =>
  call('POST', `/api/sentences/${id}/reveal`, { body, token });

const scoreOf = async ({ id, token }: TestUser) =>
  ((await call('GET', `/auth/${id}/score`, { token })).body as { score: number }).score;

test('a refused answer is deleted after half a year, not before', async () => {
  await check(WRONG);
  passTime((REFUSED_ANSWERS_DAYS - 1) * DAY_MS);
  await app.background.cleanUp();
  expect(await db.select().from(refusedAnswers)).toHaveLength(1);
  passTime(2 * DAY_MS);
  await app.background.cleanUp();
  expect(await db.select().from(refusedAnswers)).toEqual([]);
});

describe('the first right answer earns', () => {
  const REVEALED = 'xem đáp án';
  test.each([
    { before: [], translate: 10, listening: 5, why: 'at the first try' },
    { before: [WRONG], translate: 5, listening: 3, why: 'at the second' },
    { before: [WRONG, WRONG], translate: 2, listening: 1, why: 'at the third' },
    { before: [WRONG, WRONG, WRONG, WRONG], translate: 2, listening: 1, why: 'never less than that' },
    {
      before: [REVEALED],
      translate: 2,
      listening: 1,
      why: 'the answer was revealed, which equals the third try',
    },
    { before: [WRONG, REVEALED], translate: 2, listening: 1, why: 'revealed after a try' },
    { before: [REVEALED, REVEALED], translate: 2, listening: 1, why: 'revealed twice' },
  ])('$translate points, listening $listening: $why', async ({ before, ...points }) => {
    for (const mode of ['translate', 'listening'] as const) {
      for (const typed of before)
        await (typed === REVEALED ? reveal({ mode }, lan.token) : check(typed, { mode }));
      expect(await check(RIGHT, { mode })).toMatchObject({ correct: true, points: points[mode] });
    }
    expect(await scoreOf(lan)).toBe(points.translate + points.listening);
  });

  test.each([
    { before: [ALMOST], points: 10 },
    { before: [ALMOST, ALMOST, ALMOST], points: 10 },
    { before: [WRONG, ALMOST], points: 5 },
  ])('$points points after $before: a slip is not a try', async ({ before, points }) => {
    for (const typed of before) expect(await check(typed)).toMatchObject({ correct: false, points: 0 });
    expect(await check(RIGHT)).toMatchObject({ points });
  });

  test('a right answer with a note earns the same', async () => {
    expect(await check('水を飲む')).toMatchObject({ verdict: 'correct-with-note', points: 10, score: 10 });
  });
});

describe('the score', () => {
  test('is the new total, with or without new points', async () => {
    await factories.credit(lan, { sentenceId: 1, mode: 'translate', points: 7 });
    expect(await check(WRONG)).toMatchObject({ points: 0, score: 7 });
    expect(await check(RIGHT)).toMatchObject({ points: 5, score: 12 });
    expect(await check(RIGHT)).toMatchObject({ points: 0, score: 12 });
    expect(await scoreOf(lan)).toBe(12);
  });

  test('is null for visitors, for whom nothing is stored', async () => {
    const body = { sentenceId, userAnswer: RIGHT, userId: lan.id };
    const reply = await call('POST', '/api/sentences/check-answer', { body });
    expect(reply.body).toMatchObject({ correct: true, score: null, points: 0 });
    expect(await db.$count(practiceTries)).toBe(0);
    expect(await scoreOf(lan), 'the user id in the body is ignored').toBe(0);
  });

  test('belongs to the account of the token', async () => {
    const mai = await factories.user();
    const body = { sentenceId, userAnswer: RIGHT, userId: mai.id };
    await call('POST', '/api/sentences/check-answer', { body, token: lan.token });
    expect([await scoreOf(lan), await scoreOf(mai)]).toEqual([10, 0]);
  });

  test('twenty concurrent right answers credit once, as the first try', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => check(RIGHT)));
    expect(replies.map(({ points }) => points).filter((points) => points > 0)).toEqual([10]);
    expect(await db.select().from(scoreLedger)).toMatchObject([
      { userId: lan.id, mode: 'translate', points: 10 },
    ]);
    expect(await scoreOf(lan)).toBe(10);
  });

  test('concurrent wrong answers count separately', async () => {
    await Promise.all(Array.from({ length: 5 }, () => check(WRONG)));
    expect(await db.select().from(practiceTries)).toMatchObject([{ tries: 5 }]);
  });

  test('one’s own sentence earns nothing', async () => {
    await db.update(sentences).set({ createdBy: lan.id });
    expect(await check(WRONG)).toMatchObject({ points: 0, score: 0 });
    expect(await check(RIGHT)).toMatchObject({ correct: true, points: 0, score: 0 });
    expect(await db.$count(practiceTries)).toBe(0);
    const mai = await factories.user();
    expect(await check(RIGHT, { learner: mai })).toMatchObject({ points: 10 });
  });

  test('after the credit no try is counted and no answer stored', async () => {
    await check(RIGHT);
    await check(WRONG);
    await check(RIGHT);
    expect(await db.select().from(practiceTries)).toMatchObject([{ tries: 1 }]);
    expect(await db.$count(refusedAnswers)).toBe(0);
  });

  test('refused answers are stored with their first try, in any spelling; a slip as the next try', async () => {
    for (const typed of [WRONG, '水が飲みます', '水で 飲みます。', ALMOST, ALMOST]) await check(typed);
    const rows = await db.select().from(refusedAnswers).orderBy(refusedAnswers.tryNumber);
    expect(rows).toMatchObject([
      { userId: lan.id, sentenceId, mode: 'translate', normalForm: '水で飲みます', tryNumber: 1 },
      { normalForm: '水が飲みます', tryNumber: 2 },
      { normalForm: 'みづをのみます', tryNumber: 4 },
    ]);
    expect(await db.select().from(practiceTries)).toMatchObject([{ tries: 3 }]);
  });
});

describe('POST /api/sentences/{sentenceId}/reveal', () => {
  test('returns the answer to anyone, and stores nothing for visitors', async () => {
    expect(await reveal()).toMatchObject({
      status: 200,
      body: { correctAnswer: '水を飲みます。', viSentence: 'Tôi uống nước.' },
    });
    expect(await db.$count(practiceTries)).toBe(0);
  });

  test('counts only in its mode', async () => {
    await reveal({ mode: 'listening' }, lan.token);
    expect(await check(RIGHT)).toMatchObject({ points: 10 });
    expect(await check(RIGHT, { mode: 'listening' })).toMatchObject({ points: 1 });
  });

  test('counts nothing for one’s own sentence', async () => {
    await db.update(sentences).set({ createdBy: lan.id });
    expect(await reveal({}, lan.token)).toMatchObject({ status: 200 });
    expect(await db.$count(practiceTries)).toBe(0);
  });

  test('404 for a sentence that does not exist', async () => {
    expect(await reveal({}, lan.token, 404)).toMatchObject({
      status: 404,
      body: { message: practiceRefusals.sentenceNotFound },
    });
  });

  test('needs no tokenizer', async () => {
    const tokenizer = { tokenize: () => Promise.reject(new Error('away')), close: async () => {} };
    const node = await buildTestApp({ tokenizer });
    expect((await node.call('POST', `/api/sentences/${sentenceId}/reveal`, { body: {} })).status).toBe(200);
  });
});
