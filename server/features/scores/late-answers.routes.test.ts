import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { League } from '#contract/leagues/endpoints.ts';
import {
  CREDITS_PER_MINUTE_MAX,
  DAY_MS,
  HOUR_MS,
  LATE_ANSWER_DAYS,
  MINUTE_MS,
  POINTS_PER_DAY_MAX,
} from '#contract/limits.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { RankedLearner } from '#contract/ranking/endpoints.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { practiceTries, receivedCalls, scoreLedger } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/** Answers that waited for the network: limits and rankings go by the time of the answer (decision 058). */

const { call, factories, db, now, passTime } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let lastId = 0;
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  lan = await factories.user({ name: 'Lan', createdAt: ago(400 * DAY_MS) });
});

const RIGHT = '水を飲みます';
const newSentence = async () => (await factories.topic({ sentence: { id: (lastId += 1) } })).sentence.id;
const ago = (ms: number) => new Date(now().getTime() - ms);

async function check(sentenceId: number, answeredAt?: string, key: string = randomUUID()) {
  const reply = await call('POST', '/api/sentences/check-answer', {
    body: { sentenceId, userAnswer: RIGHT, answeredAt },
    token: lan.token,
    headers: { 'Idempotency-Key': key },
  });
  expect(reply.status).toBe(200);
  return reply.body as JudgedAnswer;
}
const creditedAt = async () => (await db.select().from(scoreLedger)).map(({ createdAt }) => createdAt);

test('answers of more minutes than earn in one minute, which arrive at once, all earn', async () => {
  const minutes = CREDITS_PER_MINUTE_MAX + 2;
  const ids: number[] = [];
  while (ids.length < minutes) ids.push(await newSentence());
  const replies = await Promise.all(
    ids.map((id, index) => check(id, ago((minutes - index) * MINUTE_MS).toISOString())),
  );
  expect(replies.map(({ points }) => points)).toEqual(ids.map(() => 10));
  expect(new Set((await creditedAt()).map(Number)).size).toBe(minutes);
});

test.each([
  { answeredAt: () => ago(3 * HOUR_MS), counted: () => ago(3 * HOUR_MS), why: 'some hours ago' },
  { answeredAt: () => ago(-DAY_MS), counted: () => now(), why: 'the clock of the device is ahead' },
  { answeredAt: () => new Date('9999-12-31T23:59:59Z'), counted: () => now(), why: 'far in the future' },
  {
    answeredAt: () => ago(400 * DAY_MS),
    counted: () => ago(LATE_ANSWER_DAYS * DAY_MS),
    why: 'longer ago than counts',
  },
  {
    answeredAt: () => new Date('0001-01-01T00:00:00Z'),
    counted: () => ago(LATE_ANSWER_DAYS * DAY_MS),
    why: 'a device without a clock',
  },
])('an answer counts at its own time, within a week: $why', async ({ answeredAt, counted }) => {
  expect(await check(await newSentence(), answeredAt().toISOString())).toMatchObject({ points: 10 });
  expect(await creditedAt()).toEqual([counted()]);
});

test('an account earns nothing for the time before it was made', async () => {
  const made = ago(HOUR_MS);
  lan = await factories.user({ name: 'Lan', createdAt: made });
  for (const before of [6 * DAY_MS, 2 * DAY_MS, HOUR_MS / 2])
    await check(await newSentence(), ago(before).toISOString());
  expect((await creditedAt()).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    made,
    made,
    ago(HOUR_MS / 2),
  ]);
});

test.each(['yesterday', '2026-03-05', '5', ''])('400 for the time “%s”', async (answeredAt) => {
  const { status } = await call('POST', '/api/sentences/check-answer', {
    body: { sentenceId: await newSentence(), userAnswer: RIGHT, answeredAt },
    token: lan.token,
  });
  expect(status).toBe(400);
});

describe('limits go by the time of the answer', () => {
  const earned = (points: number, before: number, count = 1) =>
    db.insert(scoreLedger).values(
      Array.from({ length: count }, (_, index) => ({
        userId: lan.id,
        sentenceId: 900_000 + index,
        mode: 'translate' as const,
        points,
        createdAt: ago(before),
      })),
    );
  const TOO_FAST = practiceRefusals.tooFast(CREDITS_PER_MINUTE_MAX);
  const TOO_MUCH = practiceRefusals.dailyPointsReached(POINTS_PER_DAY_MAX);

  // The test clock is at 09:00 in Vietnam.
  test.each([
    { had: [1, 0, 20], at: 0, note: TOO_FAST, why: 'too many now' },
    { had: [1, 0, 20], at: HOUR_MS, note: undefined, why: 'too many now, but not then' },
    { had: [1, HOUR_MS, 20], at: HOUR_MS, note: TOO_FAST, why: 'too many then' },
    {
      had: [1, HOUR_MS, 20],
      at: HOUR_MS + 30_000,
      note: TOO_FAST,
      why: 'those after it have come before it',
    },
    { had: [1, HOUR_MS, 20], at: HOUR_MS + MINUTE_MS + 1, note: undefined, why: 'a minute apart' },
    { had: [3_000, 0, 1], at: 10 * HOUR_MS, note: undefined, why: 'enough points today, none yesterday' },
    { had: [3_000, 10 * HOUR_MS, 1], at: 12 * HOUR_MS, note: TOO_MUCH, why: 'enough points yesterday' },
    { had: [3_000, 10 * HOUR_MS, 1], at: 0, note: undefined, why: 'enough points yesterday, none today' },
  ] as const)('$why', async ({ had: [points, before, count], at, note }) => {
    await earned(points, before, count);
    const reply = await check(await newSentence(), ago(at).toISOString());
    expect(reply).toMatchObject({ correct: true, points: note ? 0 : 10 });
    expect(reply.pointsNote).toBe(note);
  });

  test('an answer that a limit keeps from earning is not recorded: the same call earns later', async () => {
    await earned(1, 0, CREDITS_PER_MINUTE_MAX);
    const id = await newSentence();
    const key = randomUUID();
    expect(await check(id, undefined, key)).toMatchObject({ points: 0, pointsNote: TOO_FAST });
    expect([await db.$count(practiceTries), await db.$count(receivedCalls)]).toEqual([0, 0]);
    passTime(2 * MINUTE_MS);
    expect(await check(id, undefined, key)).toMatchObject({ points: 10 });
  });
});

test('a late answer of last week counts for all time, neither this week nor in a league', async () => {
  await call('PUT', '/api/me/league', { body: { isMember: true }, token: lan.token });
  const league = async () => (await call('GET', '/api/me/league', { token: lan.token })).body as League;
  const scoreIn = async (period: string) => {
    const { body } = await call('GET', `/auth/load/userrank?period=${period}`, { token: lan.token });
    return (body as RankedLearner[]).find(({ id }) => id === lan.id)?.score ?? 0;
  };
  const before = await league();
  // The test clock is on a Thursday.
  await check(await newSentence(), ago(5 * DAY_MS).toISOString());
  expect([await scoreIn('all'), await scoreIn('week')]).toEqual([10, 0]);
  expect(await league()).toEqual(before);
  await check(await newSentence(), ago(DAY_MS).toISOString());
  expect([await scoreIn('all'), await scoreIn('week')]).toEqual([20, 10]);
});
