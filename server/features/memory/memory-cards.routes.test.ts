import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/limits.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import type { CardState } from '#core/memory/card-state.ts';
import { encodeImported } from '#core/memory/imported-card.ts';
import { replayMemory } from '#core/memory/replay.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { daysAgo, event, remembering } from '#server/testing/remembering.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
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

const undo = (review: LearningEvent): LearningEvent =>
  event({ kind: 'review-undone', subject: `event:${review.id}`, result: 'right', at: daysAgo(0) });
const added = (subject: string, days = 1) =>
  event({ kind: 'card-added', subject, result: 'right', at: daysAgo(days) });
/** Reviews that make a card stable, so that a word opens its other directions. */
const stable = (subject = 'word:1-read') =>
  [100, 90, 60].map((days) => event({ subject, result: 'easy', at: daysAgo(days) }));

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

  test('has the memory that a card brought from elsewhere, also when two devices import it', async () => {
    const detail = encodeImported({
      phase: 'review',
      stability: 30,
      difficulty: 5,
      due: Date.parse(daysAgo(-20)),
      lastReview: Date.parse(daysAgo(10)),
      reviews: 7,
      lapses: 1,
    });
    const onPhone = event({ kind: 'card-imported', result: 'right', detail, at: daysAgo(2) });
    const onLaptop = event({ ...onPhone, id: randomUUID(), at: daysAgo(1) });
    await send([onLaptop]);
    await send([onPhone, event({ kind: 'card-suspended', subject: 'word:1-say', result: 'right' })]);
    await expectReplayed();
    const states = await kept();
    expect(states).toMatchObject([
      { subject: 'word:1-hear', phase: 'new' },
      { subject: 'word:1-read', stability: 30, reviews: 7, due: Date.parse(daysAgo(-20)) },
      { subject: 'word:1-say', phase: 'new', isSuspended: true },
    ]);
    const { body } = await call('GET', '/api/me/learning-events', { token: lan.token });
    const { events } = body as { events: LearningEvent[] };
    expect(replayMemory(events).cards).toEqual(new Map(states.map((state) => [state.subject, state])));
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
      const dueTimes = (states: readonly CardState[]) => states.map((state) => state.due).join(' ');
      expect(dueTimes(await kept()) !== dueTimes(before)).toBe(changes);
    },
  );
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
