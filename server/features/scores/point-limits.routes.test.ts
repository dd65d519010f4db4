import { beforeEach, describe, expect, test } from 'vitest';
import { CREDITS_PER_MINUTE_MAX, DAY_MS, HOUR_MS, MINUTE_MS, POINTS_PER_DAY_MAX } from '#contract/limits.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { practiceTries, scoreLedger } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/** Limits against point farming: points per day and answers per minute. Answers beyond them can earn points later. */

const { call, factories, db, now, passTime } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let lastSentenceId = 0;
let sentenceIds: readonly number[];
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  // Use a new id each time: the memory of a sentence outlives its test.
  sentenceIds = [(lastSentenceId += 1), (lastSentenceId += 1)];
  for (const id of sentenceIds) await factories.topic({ sentence: { id } });
  lan = await factories.user();
});

const RIGHT = '水を飲みます';
const WRONG = '水で飲みます';
const TOO_MUCH = practiceRefusals.dailyPointsReached(POINTS_PER_DAY_MAX);
const TOO_FAST = practiceRefusals.tooFast(CREDITS_PER_MINUTE_MAX);

const check = async (userAnswer = RIGHT, { at = 0, learner = lan } = {}) =>
  (
    await call('POST', '/api/sentences/check-answer', {
      body: { sentenceId: sentenceIds[at], userAnswer },
      token: learner.token,
    })
  ).body as JudgedAnswer;

const before = (ms: number) => new Date(now().getTime() - ms);
/** Adds a credit for another sentence. */
const earned = (points: number, ago: number, count = 1) =>
  db.insert(scoreLedger).values(
    Array.from({ length: count }, (_, index) => ({
      userId: lan.id,
      sentenceId: 900_000 + index,
      mode: 'translate' as const,
      points,
      createdAt: before(ago),
    })),
  );

test('the note contains the limit', () => {
  expect(TOO_MUCH).toContain('3.000 điểm');
  expect(TOO_FAST).toContain('20 câu');
});

// The test clock is at 09:00 in Vietnam.
describe('in a day', () => {
  test.each([
    { points: POINTS_PER_DAY_MAX, ago: HOUR_MS, note: TOO_MUCH, why: 'the limit is reached' },
    { points: POINTS_PER_DAY_MAX - 1, ago: HOUR_MS, note: undefined, why: 'one point is left' },
    { points: POINTS_PER_DAY_MAX, ago: 9 * HOUR_MS, note: TOO_MUCH, why: 'since midnight in Vietnam' },
    { points: POINTS_PER_DAY_MAX, ago: 9 * HOUR_MS + 1, note: undefined, why: 'that was yesterday' },
  ])('$why', async ({ points, ago, note }) => {
    await earned(points, ago);
    const reply = await check();
    expect(reply).toMatchObject({ correct: true, points: note ? 0 : 10 });
    expect(reply.pointsNote).toBe(note);
  });

  test('points of others do not count', async () => {
    await earned(POINTS_PER_DAY_MAX, HOUR_MS);
    expect(await check(RIGHT, { learner: await factories.user() })).toMatchObject({ points: 10 });
  });

  test('beyond it a right answer is not lost: it earns the same points the next day', async () => {
    await earned(POINTS_PER_DAY_MAX, HOUR_MS);
    for (const _ of ['once', 'again'])
      expect(await check()).toMatchObject({ points: 0, pointsNote: TOO_MUCH });
    expect(await db.$count(practiceTries)).toBe(0);
    passTime(DAY_MS);
    expect(await check()).toMatchObject({ points: 10, score: POINTS_PER_DAY_MAX + 10 });
  });

  test('beyond it a wrong answer counts as a try, without a note about points', async () => {
    await earned(POINTS_PER_DAY_MAX, HOUR_MS);
    expect((await check(WRONG)).pointsNote).toBeUndefined();
    passTime(DAY_MS);
    expect(await check()).toMatchObject({ points: 5 });
  });

  test('an already credited answer has no note', async () => {
    expect(await check()).toMatchObject({ points: 10 });
    await earned(POINTS_PER_DAY_MAX, 0);
    expect((await check()).pointsNote).toBeUndefined();
  });

  test('of concurrent right answers, the one that reaches the limit is the last', async () => {
    await earned(POINTS_PER_DAY_MAX - 1, HOUR_MS);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => check(RIGHT, { at: index % sentenceIds.length })),
    );
    expect(replies.reduce((sum, { points }) => sum + points, 0)).toBe(10);
    expect(await db.$count(scoreLedger)).toBe(2);
  });
});

describe('in a minute', () => {
  test.each([
    { count: CREDITS_PER_MINUTE_MAX, ago: MINUTE_MS / 2, note: TOO_FAST, why: 'faster than anybody types' },
    { count: CREDITS_PER_MINUTE_MAX - 1, ago: MINUTE_MS / 2, note: undefined, why: 'one fewer' },
    { count: CREDITS_PER_MINUTE_MAX, ago: MINUTE_MS + 1, note: undefined, why: 'over a minute ago' },
  ])('$why', async ({ count, ago, note }) => {
    await earned(1, ago, count);
    const reply = await check();
    expect(reply).toMatchObject({ correct: true, points: note ? 0 : 10 });
    expect(reply.pointsNote).toBe(note);
  });

  test('a minute later the same answer earns the same points', async () => {
    await earned(1, 0, CREDITS_PER_MINUTE_MAX);
    expect(await check()).toMatchObject({ points: 0, pointsNote: TOO_FAST });
    passTime(MINUTE_MS + 1);
    expect(await check()).toMatchObject({ points: 10 });
  });

  test('of concurrent right answers, only the remaining number is credited', async () => {
    await earned(1, 0, CREDITS_PER_MINUTE_MAX - 1);
    const replies = await Promise.all(sentenceIds.map((_, at) => check(RIGHT, { at })));
    expect(replies.map(({ points }) => points).toSorted()).toEqual([0, 10]);
  });
});
