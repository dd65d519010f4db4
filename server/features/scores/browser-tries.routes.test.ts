import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { BROWSER_ID_HEADER } from '#contract/browser-id.ts';
import {
  BROWSER_TRIES_DAYS,
  BROWSER_TRIES_MAX,
  BROWSER_TRIES_PER_ADDRESS_AND_DAY_MAX,
  DAY_MS,
} from '#contract/limits.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { browserTries, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/** Seeing an answer before logging in still counts. */

const { app, call, factories, db, now, passTime } = await buildTestApp({
  env: { RATE_LIMITS: 'off', TRUST_PROXY: 'on' },
});
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
const BROWSER = 'a-browser-0123456789';

interface Where {
  readonly user?: TestUser;
  readonly browser?: string;
  readonly mode?: PracticeMode;
  readonly address?: string;
}
const sentBy = ({ user, browser = BROWSER, address = '192.0.2.1' }: Where) => ({
  token: user?.token,
  headers: { 'X-Forwarded-For': address, ...(browser !== '' && { [BROWSER_ID_HEADER]: browser }) },
});
const check = async (userAnswer: string, where: Where = {}) =>
  (
    await call('POST', `/api/sentences/check-answer?mode=${where.mode ?? 'translate'}`, {
      body: { sentenceId, userAnswer },
      ...sentBy(where),
    })
  ).body as JudgedAnswer;
const reveal = (where: Where = {}) =>
  call('POST', `/api/sentences/${sentenceId}/reveal`, {
    body: { mode: where.mode ?? 'translate' },
    ...sentBy(where),
  });
const pointsOf = async (where: Where) => (await check(RIGHT, where)).points;

describe('attempts before the login count', () => {
  test.each([
    { before: [reveal], points: 2, why: 'the answer was revealed, which equals the third try' },
    { before: [() => check(WRONG)], points: 5, why: 'one wrong try' },
    { before: [() => check(WRONG), () => check(WRONG)], points: 2, why: 'two wrong tries' },
    { before: [() => check(WRONG), reveal], points: 2, why: 'a try, then revealed' },
    { before: [reveal, reveal], points: 2, why: 'revealed twice' },
    { before: [() => check(ALMOST)], points: 10, why: 'a slip is not a try' },
    { before: [() => check(RIGHT)], points: 10, why: 'already solved' },
    { before: [], points: 10, why: 'nothing' },
  ])('$points points: $why', async ({ before, points }) => {
    for (const did of before) await did({});
    expect(await pointsOf({ user: lan })).toBe(points);
  });

  test.each<{ revealed: Where; answered: Where; why: string }>([
    { revealed: { browser: 'another-browser-01' }, answered: {}, why: 'another browser' },
    { revealed: { browser: '' }, answered: {}, why: 'a browser without an id' },
    { revealed: {}, answered: { browser: '' }, why: 'an answer without an id' },
    { revealed: { mode: 'listening' }, answered: {}, why: 'the other mode' },
    { revealed: { browser: 'short' }, answered: { browser: 'short' }, why: 'an id that is too short' },
    {
      revealed: { browser: 'x'.repeat(65) },
      answered: { browser: 'x'.repeat(65) },
      why: 'one that is too long',
    },
    {
      revealed: { browser: 'with a space 0123' },
      answered: { browser: 'with a space 0123' },
      why: 'an invalid id',
    },
  ])('except: $why', async ({ revealed, answered }) => {
    expect((await reveal(revealed)).status).toBe(200);
    expect(await pointsOf({ user: lan, ...answered })).toBe(10);
  });

  test('in addition to their own tries, and once', async () => {
    await check(WRONG);
    await check(WRONG, { user: lan });
    expect(await db.$count(browserTries)).toBe(0);
    expect(await pointsOf({ user: lan })).toBe(2);
  });

  test('for the first person who logs in', async () => {
    await reveal();
    expect(await pointsOf({ user: lan })).toBe(2);
    expect(await pointsOf({ user: await factories.user() })).toBe(10);
  });
});

describe('what is stored for a browser', () => {
  test('is neither an id nor an address, and is deleted after a while', async () => {
    await reveal({ address: '198.51.100.7' });
    const [row] = await db.select().from(browserTries);
    expect(row?.browser).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(BROWSER);
    expect(JSON.stringify(row)).not.toContain('198.51.100.7');
    passTime(BROWSER_TRIES_DAYS * DAY_MS);
    await app.background.cleanUp();
    expect(await db.$count(browserTries)).toBe(1);
    passTime(1);
    await app.background.cleanUp();
    expect(await db.$count(browserTries)).toBe(0);
  });

  /** Adds rows that share this value with the first one. */
  async function fill(count: number, same: 'browser' | 'origin') {
    await reveal();
    const [first] = await db.select().from(browserTries);
    await db.execute(sql`
      insert into ${sentences} (id, lesson_id, vi_sentence, jp_sentence, hint)
      select 800000 + n, lesson_id, '', '', '' from ${sentences}, generate_series(2, ${BROWSER_TRIES_MAX}::int) n
    `);
    await db.execute(sql`
      insert into ${browserTries} (browser, origin, sentence_id, mode, tries, tried_at)
      select
        ${same === 'browser' ? sql`${first?.browser}` : sql`'browser ' || n`},
        ${same === 'origin' ? sql`${first?.origin}` : sql`'origin ' || n`},
        ${same === 'browser' ? sql`800000 + n` : sql`${sentenceId}::int`},
        'translate', 1, ${now().toISOString()}::timestamptz
      from generate_series(2, ${count}::int) n
    `);
  }

  test.each([
    { same: 'browser', count: BROWSER_TRIES_MAX, by: { mode: 'listening' } },
    {
      same: 'origin',
      count: BROWSER_TRIES_PER_ADDRESS_AND_DAY_MAX,
      by: { browser: 'a-new-browser-0123' },
    },
  ] as const)('is limited to $count rows for one $same', async ({ same, count, by }) => {
    await fill(count, same);
    expect((await reveal(by)).status).toBe(200);
    expect(await db.$count(browserTries)).toBe(count);
    await reveal({ ...by, browser: 'a-new-browser-0123', address: '192.0.2.2' });
    expect(await db.$count(browserTries)).toBe(count + 1);
  });
});
