import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { GRADES, type LearningEvent } from '#core/learning/learning-event.ts';
import { learningEvents, memoryCards } from '#server/db/schema/index.ts';
import { learningRoutes } from '#server/features/learning/learning.routes.ts';
import { createLearningService } from '#server/features/learning/learning.service.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { daysAgo, event, remembering } from '#server/testing/remembering.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { memoryCardsRoutes } from './memory-cards.routes.ts';
import { createMemoryCardsService, type MemoryLimits } from './memory-cards.service.ts';

/** Logs that somebody fills to make calls slow: each call does a limited part, and the states are right in the end. */

/** The product's in small, in the same proportions. */
const limits: MemoryLimits = {
  rowsPerStatement: 12,
  eventsPerCardMax: 60,
  eventsPerCall: 120,
  cardsPerPart: 5,
  caughtUpPerCall: 20,
};
const database = await openTestDatabase();
const parts = { db: database.db, clock: () => TEST_NOW };
const learning = createLearningService(parts);
const cards = createMemoryCardsService({ ...parts, limits });
learning.onSaved(cards.keep);
learning.onCommitted(cards.catchUpAfter);
const { call, factories, db } = await mountRoutes([...learningRoutes(learning), ...memoryCardsRoutes(cards)]);
const memory = remembering({ call, db });
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  lan = await factories.user();
});

const send = (events: readonly LearningEvent[], learner = lan) => memory.send(events, learner);
const kept = (learner = lan) => memory.kept(learner);
const due = (query = '', learner = lan) => memory.due(query, learner);
const expectReplayed = () => memory.expectReplayed(lan);

const insert = async (rows: readonly LearningEvent[], from = 0) => {
  const values = rows.map((row, at) => ({
    ...row,
    at: new Date(row.at),
    userId: lan.id,
    number: from + at + 1,
  }));
  await db.insert(learningEvents).values(values);
};

test('events on more things than one part has are kept in one call', async () => {
  const count = 4 * limits.cardsPerPart + 1;
  await send(Array.from({ length: count }, (_, at) => event({ subject: `word:${at + 1}-read` })));
  await expectReplayed();
  expect(await kept()).toHaveLength(count);
});

test('sixty cards and a late setting: each call computes a limited number of them, until all are done', async () => {
  const count = 60;
  await db.execute(sql`
      insert into learning_events (user_id, id, number, kind, subject, result, at)
      select ${lan.id}, gen_random_uuid(), n, 'review', 'kanji:' || chr(19968 + n), 'easy', ${daysAgo(50)}::timestamptz
      from generate_series(1, ${count}::int) n`);
  await db.execute(sql`
      insert into memory_cards (user_id, subject, thing, phase, step, due, earliest, stability, difficulty, reviews, lapses,
        leech_at, added_at, first_review, last_review, is_suspended, is_known, is_leech)
      select user_id, subject, subject, 'review', 0, at, at, 1, 1, 1, 0, 8, at, at, at, false, false, false
      from learning_events`);
  const stale = () => db.$count(memoryCards, eq(memoryCards.isStale, true));

  await send([event({ kind: 'memory-wish', subject: 'retention:95', result: 'right', at: daysAgo(60) })]);
  expect(await stale()).toBe(count - limits.caughtUpPerCall);
  const calls = count / limits.caughtUpPerCall - 1;
  for (let at = 0; at < calls; at++) await due();
  expect(await stale()).toBe(0);
  await expectReplayed();
});

/** Reviews of one card, many in each minute of some weeks. */
const flooded = (count: number, subject = 'word:1-read') =>
  Array.from({ length: count }, (_, at) =>
    event({
      subject,
      result: GRADES[at % GRADES.length] ?? 'good',
      at: daysAgo(1 + Math.floor(at / 3) / 100),
    }),
  );

test.each([
  { count: limits.rowsPerStatement - 1, why: 'as many as one statement reads, with the new one' },
  { count: limits.rowsPerStatement, why: 'one more' },
  { count: 2 * limits.rowsPerStatement - 1, why: 'two full statements' },
  { count: limits.eventsPerCardMax - 2, why: 'the most that are replayed, with two new ones' },
])('a card with $count events is replayed, and so are its neighbours: $why', async ({ count }) => {
  const flood = flooded(count);
  // Of these three the undo is known before: what they scheduled must not count.
  const undone = [flood[0], flood[7], flood[count - 2]].flatMap((review) =>
    review ? [event({ kind: 'review-undone', subject: `event:${review.id}`, result: 'right' })] : [],
  );
  await insert([...flood, ...undone]);
  await send([
    event({ at: daysAgo(0) }),
    event({ subject: 'word:9-read' }),
    event({ subject: 'kana:あ', at: daysAgo(0) }),
  ]);
  await expectReplayed();
  expect(await kept()).toContainEqual(
    expect.objectContaining({ subject: 'word:1-read', reviews: count + 1 - undone.length }),
  );
  await send([event({ subject: 'word:1-say', at: daysAgo(0) })]);
  await expectReplayed();
});

test('a card with more events than anybody makes is left as it is, and its neighbours are kept', async () => {
  await send([event(), event({ subject: 'kana:あ' })]);
  const [kana, word] = await kept();
  await insert(flooded(limits.eventsPerCardMax), 2);
  await send([event(), event({ subject: 'kana:あ', at: daysAgo(0) }), event({ subject: 'word:9-read' })]);
  const after = await kept();
  expect(after.map(({ subject }) => subject)).toEqual(['kana:あ', 'word:1-read', 'word:9-read']);
  expect(after[0]).toMatchObject({ reviews: (kana?.reviews ?? 0) + 1 });
  expect(after[1]).toEqual(word);
  // A setting does not make it wait for ever either.
  await send([event({ kind: 'memory-wish', subject: 'retention:95', result: 'right', at: daysAgo(60) })]);
  expect(await kept()).toHaveLength(3);
});

test('a call replays a limited number of events; the cards that are left are computed by the next call', async () => {
  const perCard = limits.eventsPerCardMax - 2;
  const many = Math.ceil(limits.eventsPerCall / limits.eventsPerCardMax) + 1;
  const subjects = Array.from({ length: many }, (_, at) => `kanji:${String.fromCodePoint(0x4e00 + at)}`);
  await send(subjects.map((subject) => event({ subject, at: daysAgo(90) })));
  for (const [at, subject] of subjects.entries())
    await db.execute(sql`
      insert into learning_events (user_id, id, number, kind, subject, result, at)
      select ${lan.id}, gen_random_uuid(), ${many + at * perCard}::int + n, 'review', ${subject}, 'good',
        ${daysAgo(80)}::timestamptz + make_interval(mins => n)
      from generate_series(1, ${perCard}::int) n`);
  const stale = () => db.$count(memoryCards, eq(memoryCards.isStale, true));

  await send(subjects.map((subject) => event({ subject, at: daysAgo(0) })));
  expect(await stale()).toBe(1);
  await due();
  expect(await stale()).toBe(0);
  await expectReplayed();
});

test('many cards with many events are read in parts', async () => {
  const perCard = 3;
  const subjects = Array.from({ length: limits.cardsPerPart + 5 }, (_, at) => `word:${at + 1}-read`);
  await insert(
    subjects.flatMap((subject, card) =>
      Array.from({ length: perCard }, (_, at) => event({ subject, at: daysAgo(200 - at * 4 + card / 100) })),
    ),
  );
  await send(subjects.map((subject) => event({ subject, at: daysAgo(0) })));
  await expectReplayed();
  expect(await kept()).toContainEqual(
    expect.objectContaining({ subject: 'word:1-read', reviews: perCard + 1 }),
  );
});
