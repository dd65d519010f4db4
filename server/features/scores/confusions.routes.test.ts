import { beforeEach, describe, expect, test } from 'vitest';
import {
  DAY_MS,
  MISTAKE_SIDE_MAX_CHARS,
  MISTAKES_KEPT_MAX,
  MISTAKES_PER_ANSWER_MAX,
} from '#contract/limits.ts';
import type { Confusion } from '#contract/practice/mistake-endpoints.ts';
import { mistakes } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { createMistakesRepository } from './mistakes.repository.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let sentenceId = 500;
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  // Use a new id each time: the memory of a sentence outlives its test.
  sentenceId += 1;
  await factories.topic({ sentence: { id: sentenceId } });
  lan = await factories.user();
});

const RIGHT = '水を飲みます';
const ALMOST = 'みづをのみます';

const check = (userAnswer: string, learner: TestUser | null = lan) =>
  call('POST', '/api/sentences/check-answer', {
    body: { sentenceId, userAnswer },
    token: learner?.token,
  });
const stored = () => db.select().from(mistakes).orderBy(mistakes.id);
const confusions = async (period = 'week', learner = lan) =>
  (await call('GET', `/api/me/mistakes?period=${period}`, { token: learner.token })).body as Confusion[];

describe('a refused answer', () => {
  test('is stored by its mistakes, each with the text that explains it', async () => {
    await check('水で飲みました');
    expect(await stored()).toMatchObject([
      {
        userId: lan.id,
        sentenceId,
        mode: 'translate',
        code: 'particle-wrong',
        explanationKind: 'point',
        explanationId: 'o-tan-ngu',
        typed: 'で',
        expected: 'を',
      },
      { code: 'tense', explanationKind: 'contrast', explanationId: 'masu-mashita', typed: '飲みました' },
    ]);
  });

  test('without an explanation is stored, too', async () => {
    await check('茶を飲みます');
    expect(await stored()).toMatchObject([
      { code: 'word-wrong', explanationKind: null, explanationId: null },
    ]);
  });

  test.each([
    { answers: [ALMOST], rows: 1, why: 'a slip is a confusion, although it is no try' },
    { answers: ['水で飲みます', '水で飲みます'], rows: 1, why: 'the same answer again is none' },
    { answers: ['水で飲みます', '水に飲みます'], rows: 2, why: 'another answer is' },
    { answers: [RIGHT, '水で飲みます'], rows: 0, why: 'nothing counts after the credit' },
  ])('$answers: $why', async ({ answers, rows }) => {
    for (const answer of answers) await check(answer);
    expect(await stored()).toHaveLength(rows);
  });

  test('of a visitor is not stored', async () => {
    await check('水で飲みます', null);
    expect(await stored()).toEqual([]);
  });
});

describe('what is kept is bounded', () => {
  const span = (text: string) => ({ start: 0, end: text.length, text });
  const mistake = (typed: string) => ({ code: 'word-extra' as const, typed: span(typed), model: span('') });
  const add = (typed: readonly string[]) =>
    createMistakesRepository(db).add(
      { userId: lan.id, sentenceId, mode: 'translate' },
      typed.map(mistake),
      new Date(),
    );

  test('the newest of a learner, and all of others', async () => {
    const minh = await factories.user();
    await check('水で飲みます', minh);
    const row = {
      userId: lan.id,
      sentenceId,
      mode: 'translate',
      code: 'tense',
      typed: '',
      expected: '',
    } as const;
    await db.insert(mistakes).values(Array.from({ length: MISTAKES_KEPT_MAX }, () => row));
    await add(['新しい']);
    const own = (await stored()).filter(({ userId }) => userId === lan.id);
    expect(own).toHaveLength(MISTAKES_KEPT_MAX);
    expect(own.at(-1)?.typed).toBe('新しい');
    expect(await stored()).toHaveLength(MISTAKES_KEPT_MAX + 1);
  });

  test('a few of one answer, with the beginning of what was typed', async () => {
    await add(Array.from({ length: 50 }, () => '𠮷'.repeat(100)));
    const rows = await stored();
    expect(rows).toHaveLength(MISTAKES_PER_ANSWER_MAX);
    expect(rows[0]?.typed).toBe('𠮷'.repeat(MISTAKE_SIDE_MAX_CHARS));
  });
});

describe('GET /api/me/mistakes', () => {
  test('counts by text, the most frequent first, and only the learner’s own', async () => {
    const minh = await factories.user();
    await check('水で飲みます');
    await check('水に飲みます');
    await check('水を飲みました');
    await check('茶を飲みます');
    await check('水を飲みません', minh);
    expect(await confusions()).toEqual([
      {
        kind: 'point',
        id: 'o-tan-ngu',
        title: '〜を',
        summary: 'nêu tân ngữ, tức là vật hay người chịu tác động của hành động',
        count: 2,
        lastAt: expect.any(String),
      },
      {
        kind: 'contrast',
        id: 'masu-mashita',
        title: 'Hiện tại và quá khứ',
        summary: expect.stringContaining('Việc đã xong thì chia quá khứ'),
        count: 1,
        lastAt: expect.any(String),
      },
    ]);
    expect(await confusions('week', minh)).toMatchObject([{ id: 'masu', count: 1 }]);
  });

  const insert = (explanationId: string, daysAgo: number) =>
    db.insert(mistakes).values({
      userId: lan.id,
      sentenceId,
      mode: 'translate',
      code: 'particle-wrong',
      explanationKind: 'contrast',
      explanationId,
      typed: 'で',
      expected: 'に',
      createdAt: new Date(TEST_NOW.getTime() - daysAgo * DAY_MS),
    });

  test.each([
    { period: 'week', ids: ['ni-de'] },
    { period: 'month', ids: ['ni-de', 'wa-ga'] },
  ])('over a $period', async ({ period, ids }) => {
    await insert('ni-de', 6);
    await insert('wa-ga', 29);
    await insert('o-ga', 31);
    expect((await confusions(period)).map(({ id }) => id)).toEqual(ids);
  });

  test('a text that was removed is not listed', async () => {
    await insert('no-longer-there', 0);
    expect(await confusions()).toEqual([]);
  });

  test('another period is refused', async () => {
    expect(await call('GET', '/api/me/mistakes?period=year', { token: lan.token })).toMatchObject({
      status: 400,
    });
  });
});
