import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/limits.ts';
import { REMINDER_STREAK_DAYS_READ } from '#contract/server-limits.ts';
import { learntDays } from '#core/habits/learnt-days.ts';
import { streakOf } from '#core/habits/streak.ts';
import { dayOf, type MinutesEast } from '#core/learning/learning-day.ts';
import { inOrder, type LearningEvent } from '#core/learning/learning-event.ts';
import { ownClock } from '#core/learning/own-clock.ts';
import { learningEvents } from '#server/db/schema/index.ts';
import { createLearningService } from '#server/features/learning/learning.service.ts';
import { createMemoryCardsService } from '#server/features/memory/memory-cards.service.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { daysAgo, event, remembering } from '#server/testing/remembering.ts';
import { createStanding } from './standing.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const clock = () => TEST_NOW;
const memory = createMemoryCardsService({ db, clock });
const standingOf = createStanding({ learning: createLearningService({ db, clock }), memory });
const { send, due } = remembering({ call, db });
const hanoi: MinutesEast = () => 420;
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  lan = await factories.user();
});

const insert = async (events: readonly LearningEvent[]) => {
  const rows = events.map((row, at) => ({ ...row, at: new Date(row.at), userId: lan.id, number: at + 1 }));
  for (let at = 0; at < rows.length; at += 1_000)
    await db.insert(learningEvents).values(rows.slice(at, at + 1_000));
};

/** Answers at the same hour of each of these days. */
const learntOn = (days: Iterable<number>) =>
  Array.from(days, (day) =>
    event({ kind: 'kana-read', subject: 'kana:あ', result: 'right', at: daysAgo(day) }),
  );
const daysFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

describe('the streak', () => {
  test('is right with 20,000 events, of which the last 5,000 are of a few days', async () => {
    const days = 300;
    await db.execute(sql`
      insert into learning_events (user_id, id, number, kind, subject, result, at)
      select ${lan.id}, gen_random_uuid(), n, 'kana-read', 'kana:あ', 'right',
        ${daysAgo(0)}::timestamptz - make_interval(days => case when n > 10000 then 1 + n % 3 else 1 + n % ${days}::int end)
      from generate_series(1, 20000) n`);
    expect(await standingOf(lan.id, TEST_NOW, hanoi)).toMatchObject({
      streak: days,
      learntToday: false,
      lastLearntAt: new Date(daysAgo(1)),
    });
  });

  test.each([
    { days: [], streak: 0, why: 'nothing learnt' },
    { days: [500], streak: 0, why: 'learnt only long ago' },
    { days: daysFrom(1, 1_200), streak: 1_200, why: 'every day for years' },
    { days: [REMINDER_STREAK_DAYS_READ + 1], streak: 0, why: 'learnt before what is read' },
    { days: [...daysFrom(1, 10), ...daysFrom(20, 50)], streak: 10, why: 'a gap of nine days ends it' },
    { days: [...daysFrom(1, 20), ...daysFrom(22, 500)], streak: 520, why: 'a freeze bridges a day' },
  ])('of $streak: $why', async ({ days, streak }) => {
    await insert(learntOn(days));
    expect((await standingOf(lan.id, TEST_NOW, hanoi)).streak).toBe(streak);
  });

  test('is what the browser computes from the whole log, wherever the learner lives', async () => {
    const learnt = fc.record({
      /** Hours between two answers: mostly days in a row, at times a gap. */
      hours: fc.array(
        fc.oneof(
          { weight: 30, arbitrary: fc.integer({ min: 1, max: 30 }) },
          fc.integer({ min: 30, max: 80 }),
        ),
        {
          minLength: 1,
          maxLength: 120,
        },
      ),
      moves: fc.array(fc.record({ back: fc.nat(80 * 24), east: fc.integer({ min: -12 * 4, max: 14 * 4 }) }), {
        maxLength: 3,
      }),
      device: fc.integer({ min: -12 * 4, max: 14 * 4 }),
    });
    await fc.assert(
      fc.asyncProperty(learnt, async ({ hours, moves, device }) => {
        await db.delete(learningEvents);
        let back = 0;
        const answers = hours.map((pause) => {
          back += pause;
          return event({ kind: 'kana-read', subject: 'kana:あ', result: 'right', at: daysAgo(back / 24) });
        });
        const notes = moves.map((move) =>
          event({
            kind: 'time-zone',
            subject: `east:${move.east * 15}`,
            result: 'right',
            at: daysAgo(move.back / 24),
          }),
        );
        const events = inOrder([...answers, ...notes]);
        await insert(events);
        const own = ownClock(events, () => device * 15);
        const expected = streakOf(learntDays(events, TEST_NOW, own), dayOf(TEST_NOW, own), TEST_NOW, own);
        expect(await standingOf(lan.id, TEST_NOW, () => device * 15)).toMatchObject({
          streak: expected.days,
          learntToday: expected.isTodayLearnt,
          lastLearntAt: new Date(TEST_NOW.getTime() - (hours[0] ?? 0) * HOUR_MS),
        });
      }),
      { numRuns: 60 },
    );
  });
});

test('the due cards are those of the queue, also of cards that were last asked long ago', async () => {
  await send(
    Array.from({ length: 30 }, (_, at) =>
      event({ subject: `word:${at + 1}-read`, at: daysAgo(390 + at / 100) }),
    ),
    lan,
  );
  await insertLater(6_000);
  const { counts } = await due('', lan);
  expect(counts.steps + counts.due).toBe(30);
  expect((await standingOf(lan.id, TEST_NOW, hanoi)).due).toBe(30);
});

/** Answers that are about no card, after everything else. */
const insertLater = (count: number) =>
  db.execute(sql`
    insert into learning_events (user_id, id, number, kind, subject, result, at)
    select ${lan.id}, gen_random_uuid(), 1000 + n, 'kana-read', 'kana:あ', 'right', ${daysAgo(5)}::timestamptz
    from generate_series(1, ${count}::int) n`);
