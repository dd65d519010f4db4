import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, LEARNING_EVENTS_PER_CALL } from '#contract/limits.ts';
import {
  MEMORY_CARDS_PER_PART,
  MEMORY_CAUGHT_UP_PER_CALL,
  MEMORY_ROWS_PER_STATEMENT,
} from '#contract/server-limits.ts';
import { GRADES, type LearningEvent } from '#core/learning/learning-event.ts';
import type { CardState } from '#core/memory/card-state.ts';
import { replayMemory } from '#core/memory/replay.ts';
import { learningEvents, memoryCards } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  lan = await factories.user();
});

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS).toISOString();

const event = (changes: Partial<LearningEvent> = {}): LearningEvent => ({
  id: randomUUID(),
  kind: 'review',
  subject: 'word:1-read',
  result: 'good',
  at: daysAgo(1),
  ...changes,
});
const undo = (review: LearningEvent): LearningEvent =>
  event({ kind: 'review-undone', subject: `event:${review.id}`, result: 'right', at: daysAgo(0) });
const added = (subject: string, days = 1) =>
  event({ kind: 'card-added', subject, result: 'right', at: daysAgo(days) });
/** Reviews that make a card stable, so that a word opens its other directions. */
const stable = (subject = 'word:1-read') =>
  [100, 90, 60].map((days) => event({ subject, result: 'easy', at: daysAgo(days) }));

const send = async (events: readonly LearningEvent[], learner = lan) => {
  const reply = await call('POST', '/api/me/learning-events', { body: { events }, token: learner.token });
  expect(reply).toMatchObject({ status: 200 });
};

interface Due {
  readonly counts: Readonly<Record<'steps' | 'due' | 'fresh' | 'waiting' | 'minutes', number>>;
  readonly cards: readonly { readonly subject: string; readonly phase: string; readonly due: string }[];
}
const due = async (query = '', learner = lan) =>
  (await call('GET', `/api/me/cards/due${query}`, { token: learner.token })).body as Due;

const time = (at: Date | null): number | null => at?.getTime() ?? null;

/** The table, as states of the core. */
async function kept(learner = lan): Promise<CardState[]> {
  const rows = await db
    .select()
    .from(memoryCards)
    .where(eq(memoryCards.userId, learner.id))
    .orderBy(asc(memoryCards.subject));
  return rows.map(({ userId: _user, isStale, ...row }) => {
    expect(isStale).toBe(false);
    return {
      ...row,
      due: row.due.getTime(),
      earliest: row.earliest.getTime(),
      addedAt: row.addedAt.getTime(),
      firstReview: time(row.firstReview),
      lastReview: time(row.lastReview),
      lastRecall: time(row.lastRecall),
      buriedAt: time(row.buriedAt),
    };
  });
}

/** What the whole log of the server says. */
async function replayed(learner = lan): Promise<CardState[]> {
  const rows = await db.select().from(learningEvents).where(eq(learningEvents.userId, learner.id));
  const { cards } = replayMemory(rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })));
  return [...cards.values()];
}

const bySubject = (states: readonly CardState[]) =>
  new Map(
    states.toSorted((a, b) => a.subject.localeCompare(b.subject)).map((state) => [state.subject, state]),
  );
const expectReplayed = async (learner = lan) =>
  expect(bySubject(await kept(learner))).toEqual(bySubject(await replayed(learner)));

describe('the table of cards', () => {
  test('has the state that the log says, also of a card that is reviewed again and again', async () => {
    await send([added('word:1-read', 9), ...stable(), event({ subject: 'kana:あ', result: 'again' })]);
    await send([event({ result: 'again' }), event({ subject: 'kana:あ', at: daysAgo(0) })]);
    await expectReplayed();
    expect((await kept()).map(({ subject }) => subject).toSorted()).toEqual([
      'kana:あ',
      'word:1-hear',
      'word:1-read',
      'word:1-say',
    ]);
  });

  test('counts a review once that is sent twice', async () => {
    const review = event();
    await send([review, review]);
    await send([review]);
    expect(await kept()).toMatchObject([{ subject: 'word:1-read', reviews: 1 }]);
  });

  test('ignores other events about the same subjects, and subjects that are no cards', async () => {
    await send([
      event({ kind: 'kana-read', subject: 'kana:あ', result: 'right' }),
      event({ subject: 'word:1-sing' }),
      event({ kind: 'card-added', subject: 'step:n5-1', result: 'right' }),
    ]);
    expect(await kept()).toEqual([]);
  });

  test('of one learner says nothing of another', async () => {
    const minh = await factories.user();
    await send([event()]);
    await send([event({ result: 'again' }), event()], minh);
    expect(await kept()).toMatchObject([{ reviews: 1 }]);
    expect(await kept(minh)).toMatchObject([{ reviews: 2 }]);
  });

  test.each([
    { why: 'after it', order: (review: LearningEvent, undone: LearningEvent) => [[review], [undone]] },
    { why: 'with it', order: (review: LearningEvent, undone: LearningEvent) => [[review, undone]] },
    { why: 'before it', order: (review: LearningEvent, undone: LearningEvent) => [[undone], [review]] },
  ])('forgets a review whose undo arrives $why, and the directions that it had opened', async ({ order }) => {
    const [first, second] = stable();
    await send([event({ ...first })]);
    const last = event({ ...second });
    for (const part of order(last, undo(last))) await send(part);
    await expectReplayed();
    expect(await kept()).toMatchObject([{ subject: 'word:1-read', reviews: 1 }]);
  });

  test('has no row for a card whose only review was undone', async () => {
    const review = event();
    await send([review]);
    await send([undo(review)]);
    expect(await kept()).toEqual([]);
  });

  test.each([
    { kind: 'memory-wish', subject: 'retention:80', changes: true, why: 'the wish' },
    { kind: 'memory-new', subject: 'cards:3', changes: false, why: 'new cards a day' },
  ] as const)(
    'is computed again for a setting that arrives late: $why',
    async ({ kind, subject, changes }) => {
      await send([...stable(), ...stable('kana:あ'), event({ subject: 'kana:い', at: daysAgo(80) })]);
      const before = await kept();
      await send([event({ kind, subject, result: 'right', at: daysAgo(70) })]);
      await expectReplayed();
      const dueOf = (states: readonly CardState[]) =>
        new Map(states.flatMap((state) => (state.phase === 'review' ? [[state.subject, state.due]] : [])));
      expect(new Set(dueOf(await kept())).size).toBe(dueOf(before).size);
      expect(JSON.stringify([...dueOf(await kept())]) !== JSON.stringify([...dueOf(before)])).toBe(changes);
    },
  );
});

/** A learner's log with every kind of event about a few cards, each event with the device that made it. */
const SUBJECTS = [
  'word:1-read',
  'word:1-say',
  'word:2-read',
  'kana:き',
  'sentence:4',
  'blank:4-wa',
  'blank:4-ga',
];
const daysBack = fc.integer({ min: 0, max: 300 * 24 }).map((hours) => hours / 24);
const history = fc
  .array(
    fc.record({
      what: fc.oneof(
        { weight: 12, arbitrary: fc.constant('review' as const) },
        {
          weight: 4,
          arbitrary: fc.constantFrom(
            'card-added',
            'card-known',
            'card-suspended',
            'card-resumed',
            'card-buried',
          ),
        },
        { weight: 2, arbitrary: fc.constant('review-undone' as const) },
        { weight: 1, arbitrary: fc.constantFrom('memory-wish', 'memory-new') },
      ),
      subject: fc.oneof(fc.constant('word:1-read'), fc.constantFrom(...SUBJECTS)),
      grade: fc.oneof(fc.constantFrom('good', 'easy'), fc.constantFrom(...GRADES)),
      at: daysBack,
      percent: fc.integer({ min: 75, max: 99 }),
      device: fc.nat(1),
      /** Sent once more, at the end. */
      again: fc.boolean(),
      rank: fc.nat(),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((steps) => {
    const made: LearningEvent[] = [];
    return steps.map(({ what, subject, grade, at, percent, ...sending }) => {
      const base = { kind: what, at: daysAgo(at), result: 'right' } as const;
      const reviews = made.filter(({ kind }) => kind === 'review');
      const undone = reviews[percent % Math.max(1, reviews.length)];
      const one =
        what === 'review'
          ? event({ ...base, kind: 'review', subject, result: grade })
          : what === 'review-undone'
            ? event({ ...base, subject: `event:${undone?.id ?? randomUUID()}` })
            : what === 'memory-wish'
              ? event({ ...base, subject: `retention:${percent}` })
              : event({ ...base, subject: what === 'memory-new' ? `cards:${percent}` : subject });
      made.push(one);
      return { ...sending, event: one };
    });
  });

test('the table equals a replay of the log, in whatever order and however often two devices send it', async () => {
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 20 }), async (steps, perCall) => {
      await emptyTables(db);
      lan = await factories.user();
      const sentBy = (device: number) => {
        const mine = steps.filter((step) => step.device === device).toSorted((a, b) => a.rank - b.rank);
        return [...mine, ...mine.filter(({ again }) => again), ...steps.filter(({ again }) => again)];
      };
      const parts = (device: number) => {
        const events = sentBy(device).map((step) => step.event);
        return Array.from({ length: Math.ceil(events.length / perCall) }, (_, at) =>
          events.slice(at * perCall, (at + 1) * perCall),
        );
      };
      const sendAll = async (device: number) => {
        for (const part of parts(device)) await send(part);
      };
      await Promise.all([sendAll(0), sendAll(1)]);
      await due();
      await expectReplayed();
      opened += Number((await kept()).some(({ subject }) => subject === 'word:1-hear'));
    }),
    { numRuns: 25 },
  );
  expect(opened).toBeGreaterThan(0);
});

describe('a hostile log', () => {
  const insert = async (rows: readonly LearningEvent[], from = 0) => {
    const values = rows.map((row, at) => ({
      ...row,
      at: new Date(row.at),
      userId: lan.id,
      number: from + at + 1,
    }));
    for (let at = 0; at < values.length; at += 1_000)
      await db.insert(learningEvents).values(values.slice(at, at + 1_000));
  };

  test('200 events on 200 things are kept in one call', async () => {
    const events = Array.from({ length: LEARNING_EVENTS_PER_CALL }, (_, at) =>
      event({ subject: `word:${at + 1}-read` }),
    );
    await send(events);
    await expectReplayed();
    expect(await kept()).toHaveLength(LEARNING_EVENTS_PER_CALL);
  });

  test('5,000 cards and a late setting: each call computes a limited number of them, until all are done', async () => {
    const count = 5_000;
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
    expect(await stale()).toBe(count - MEMORY_CAUGHT_UP_PER_CALL);
    const calls = count / MEMORY_CAUGHT_UP_PER_CALL - 1;
    for (let at = 0; at < calls; at++) await due();
    expect(await stale()).toBe(0);
    await expectReplayed();
  }, 120_000);

  test('a card with more events than a person makes is left as it is, and its neighbours are kept', async () => {
    await send([event(), event({ subject: 'kana:あ' })]);
    const [kana, word] = await kept();
    const flood = Array.from({ length: MEMORY_ROWS_PER_STATEMENT }, (_, at) =>
      event({ at: daysAgo(at / 10) }),
    );
    await insert(flood, 2);
    await send([event(), event({ subject: 'kana:あ', at: daysAgo(0) }), event({ subject: 'word:9-read' })]);
    const after = await kept();
    expect(after.map(({ subject }) => subject)).toEqual(['kana:あ', 'word:1-read', 'word:9-read']);
    expect(after[0]).toMatchObject({ reviews: (kana?.reviews ?? 0) + 1 });
    expect(after[1]).toEqual(word);
    // A setting does not make it wait for ever either.
    await send([event({ kind: 'memory-wish', subject: 'retention:95', result: 'right', at: daysAgo(60) })]);
    expect(await kept()).toHaveLength(3);
  });

  test('many cards with many events are read in parts', async () => {
    const perCard = 40;
    const subjects = Array.from({ length: MEMORY_CARDS_PER_PART + 5 }, (_, at) => `word:${at + 1}-read`);
    await insert(
      subjects.flatMap((subject, card) =>
        Array.from({ length: perCard }, (_, at) =>
          event({ subject, at: daysAgo(200 - at * 4 + card / 100) }),
        ),
      ),
    );
    await send(subjects.map((subject) => event({ subject, at: daysAgo(0) })));
    await expectReplayed();
    expect(await kept()).toContainEqual(
      expect.objectContaining({ subject: 'word:1-read', reviews: perCard + 1 }),
    );
  });
});

describe('GET /api/me/cards/due', () => {
  test('says how many cards are due, and which come first', async () => {
    await send([
      added('word:3-read', 2),
      ...stable('kana:あ'),
      event({ subject: 'kana:い', result: 'again', at: daysAgo(0.5) }),
      event({ subject: 'kana:う', result: 'easy', at: daysAgo(40) }),
      event({ subject: 'kana:え', result: 'easy', at: daysAgo(1) }),
    ]);
    const reply = await due();
    expect(reply.cards.map(({ subject }) => subject)).toEqual(['kana:い', 'kana:う', 'word:3-read']);
    expect(reply.counts).toMatchObject({ steps: 1, due: 1, fresh: 1, waiting: 0 });
    expect((await due('?limit=1')).cards).toHaveLength(1);
    expect((await due('?limit=1')).counts).toEqual(reply.counts);
  });

  test('leaves out what is put aside, and respects the limits of the learner', async () => {
    const aside = ['card-known', 'card-suspended', 'card-buried'] as const;
    await send([
      ...aside.map((kind, at) =>
        event({ kind, subject: `word:${at + 1}-read`, result: 'right', at: daysAgo(0.01) }),
      ),
      ...[4, 5, 6].map((id) => added(`word:${id}-read`, 10 - id)),
      event({ kind: 'memory-new', subject: 'cards:2', result: 'right' }),
    ]);
    expect((await due()).cards.map(({ subject }) => subject)).toEqual(['word:4-read', 'word:5-read']);
  });

  test.each([
    { minutesEast: 420, due: 1, why: 'in Hanoi, where it is 09:00, today has 19 more hours' },
    { minutesEast: 840, due: 0, why: 'on Kiritimati, where it is 16:00, it has 12' },
  ])('a day ends at 04:00 of the learner: $why', async ({ minutesEast, due: expected }) => {
    const review = event({ subject: 'kana:う', result: 'easy', at: daysAgo(0) });
    const wait = (replayMemory([review]).cards.get('kana:う')?.due ?? 0) - TEST_NOW.getTime();
    const dueIn = 15 * HOUR_MS;
    await send([{ ...review, at: new Date(TEST_NOW.getTime() + dueIn - wait).toISOString() }]);
    expect((await due(`?minutesEast=${minutesEast}`)).counts.due).toBe(expected);
  });

  test('is one’s own', async () => {
    await send([added('word:3-read')]);
    const minh = await factories.user();
    expect((await due('', minh)).cards).toEqual([]);
    expect((await call('GET', '/api/me/cards/due')).status).toBe(401);
  });

  test.each([
    { query: '?limit=0', says: 'Số thẻ phải lớn hơn 0.' },
    { query: '?limit=101', says: 'Số thẻ lớn nhất là 100.' },
    { query: '?minutesEast=900', says: 'Múi giờ lớn nhất là 840.' },
    { query: '?minutesEast=7.5', says: 'Múi giờ không đúng kiểu dữ liệu.' },
  ])('refuses $query', async ({ query, says }) => {
    expect(await call('GET', `/api/me/cards/due${query}`, { token: lan.token })).toMatchObject({
      status: 400,
      body: { message: says },
    });
  });
});
