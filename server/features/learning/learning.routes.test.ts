import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  LEARNING_DETAIL_MAX_CHARS,
  LEARNING_EVENTS_MAX,
  LEARNING_EVENTS_PER_CALL,
  LEARNING_SUBJECT_MAX_CHARS,
} from '#contract/learning-limits.ts';
import { learningTexts } from '#contract/texts/learning.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { learningEvents } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  lan = await factories.user();
});

const secondsAgo = (seconds: number) => new Date(TEST_NOW.getTime() - seconds * 1000).toISOString();

const event = (changes: Partial<LearningEvent> = {}): LearningEvent => ({
  id: randomUUID(),
  kind: 'kana-read',
  subject: 'kana:あ',
  result: 'right',
  at: secondsAgo(60),
  ...changes,
});

/** A review card, due in 2027. */
const DETAIL = 'r.n8d.3pw.u0pfk0.tz12w0.7.1';

const send = (events: readonly unknown[], learner = lan) =>
  call('POST', '/api/me/learning-events', { body: { events }, token: learner.token });
const list = async (after = 0, learner = lan) => {
  const reply = await call('GET', `/api/me/learning-events?after=${after}`, { token: learner.token });
  return reply.body as { events: LearningEvent[]; last: number; hasMore: boolean };
};

describe('sending events', () => {
  test('keeps each of them as it was sent', async () => {
    const sent = [
      event({ at: secondsAgo(9), subject: 'kana:きゃ' }),
      event({ at: secondsAgo(5), result: 'wrong' }),
      event({ at: secondsAgo(4), kind: 'review', subject: 'word:12-read', result: 'again' }),
      event({ at: secondsAgo(3), kind: 'card-imported', subject: 'word:12-say', detail: DETAIL }),
    ];
    expect(await send(sent)).toMatchObject({ status: 200, body: { saved: sent.length } });
    expect(await list()).toEqual({ events: sent, last: sent.length, hasMore: false });
  });

  test.each([
    { why: 'in a later call', calls: (one: LearningEvent) => [[one], [one]], saved: [1, 0] },
    { why: 'in the same call', calls: (one: LearningEvent) => [[one, one]], saved: [1] },
    { why: 'among new ones', calls: (one: LearningEvent) => [[one], [event(), one, event()]], saved: [1, 2] },
  ])('an event that comes again $why counts once', async ({ calls, saved }) => {
    const replies = [];
    for (const events of calls(event())) replies.push((await send(events)).body);
    expect(replies).toEqual(saved.map((count) => ({ saved: count })));
    expect((await list()).events).toHaveLength(saved.reduce((sum, count) => sum + count, 0));
  });

  test('two devices that send at once lose nothing, and every event has its own number', async () => {
    const shared = event();
    const replies = await Promise.all([
      send([shared, event(), event()]),
      send([event(), shared]),
      send([event()]),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await db.select({ number: learningEvents.number }).from(learningEvents);
    expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  test('the same id of another learner is another event', async () => {
    const minh = await factories.user();
    const one = event();
    await send([one]);
    expect(await send([one], minh)).toMatchObject({ body: { saved: 1 } });
    expect((await list(0, minh)).events).toEqual([one]);
  });

  test('a clock that is ahead is set back to now', async () => {
    await send([event({ at: secondsAgo(-86_400) })]);
    expect((await list()).events).toMatchObject([{ at: TEST_NOW.toISOString() }]);
  });

  test.each([
    { why: 'no event', events: [] },
    { why: 'too many at once', events: Array.from({ length: LEARNING_EVENTS_PER_CALL + 1 }, () => event()) },
    { why: 'an id that is not random', events: [event({ id: '1' })] },
    { why: 'an unknown kind', events: [{ ...event(), kind: 'kana-sing' }] },
    { why: 'an unknown result', events: [{ ...event(), result: 'perhaps' }] },
    { why: 'a time that is none', events: [event({ at: 'hôm qua' })] },
    { why: 'a year that the database does not know', events: [event({ at: '0000-01-01T00:00:00Z' })] },
    { why: 'a subject without its kind', events: [event({ subject: 'あ' })] },
    {
      why: 'a long subject',
      events: [event({ subject: `kana:${'あ'.repeat(LEARNING_SUBJECT_MAX_CHARS)}` })],
    },
    {
      why: 'a long detail',
      events: [event({ detail: 'r'.repeat(LEARNING_DETAIL_MAX_CHARS + 1) })],
    },
    { why: 'a detail that is empty', events: [event({ detail: '' })] },
    { why: 'a detail with other letters', events: [event({ detail: '<b>' })] },
    { why: 'a detail that is no text', events: [{ ...event(), detail: 7 }] },
    { why: 'a zero byte', events: [event({ subject: 'kana:\0' })] },
  ])('refuses $why, and keeps nothing of the call', async ({ events }) => {
    expect(await send([...events])).toMatchObject({ status: 400 });
    expect(await send(events.length > 0 ? [event(), ...events] : events)).toMatchObject({ status: 400 });
    expect((await list()).events).toEqual([]);
  });

  test('a full log is refused', async () => {
    const full = { ...event(), at: TEST_NOW, userId: lan.id, number: LEARNING_EVENTS_MAX };
    await db.insert(learningEvents).values(full);
    expect(await send([event()])).toMatchObject({ status: 400, body: { message: learningTexts.tooMany } });
  });
});

test('the log is fetched in parts, each after the last', async () => {
  const sent = Array.from({ length: LEARNING_EVENTS_PER_CALL + 5 }, (_, at) =>
    event({ at: secondsAgo(900 - at) }),
  );
  await send(sent.slice(0, LEARNING_EVENTS_PER_CALL));
  await send(sent.slice(LEARNING_EVENTS_PER_CALL));
  const first = await list();
  expect(first).toMatchObject({ last: LEARNING_EVENTS_PER_CALL, hasMore: true });
  const second = await list(first.last);
  expect(second).toMatchObject({ last: sent.length, hasMore: false });
  expect([...first.events, ...second.events]).toEqual(sent);
  expect(await list(second.last)).toEqual({ events: [], last: sent.length, hasMore: false });
});
