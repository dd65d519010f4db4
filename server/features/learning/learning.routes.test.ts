import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  LEARNING_CODE_MAX_CHARS,
  LEARNING_DETAIL_MAX_CHARS,
  LEARNING_EVENTS_MAX,
  LEARNING_EVENTS_PER_CALL,
  LEARNING_SUBJECT_MAX_CHARS,
} from '#contract/learning-limits.ts';
import { learningTexts } from '#contract/texts/learning.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { leagueMinutes, learningEvents, memoryCards } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { createLearningService } from './learning.service.ts';

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
/** The reply with all events of a log. */
const whole = (events: readonly LearningEvent[]) => ({
  events,
  last: events.length,
  hasMore: false,
  total: events.length,
  now: TEST_NOW.toISOString(),
});
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
    expect(await list()).toEqual(whole(sent));
  });

  test('keeps what a newer version writes as it is, and computes nothing from it', async () => {
    const newer = [
      { ...event({ at: secondsAgo(9) }), kind: 'kana-sing', result: 'loud', detail: 'Câu “hát” 1' },
      { ...event({ at: secondsAgo(8) }), subject: 'word-group:12/3 (nghe)' },
      { ...event({ at: secondsAgo(7), kind: 'review', subject: 'word:12-read' }), result: 'almost' },
      { ...event({ at: secondsAgo(6), kind: 'step-finished', subject: 'step:n5-1-ten' }), result: 'partly' },
    ];
    await call('PUT', '/api/me/league', { body: { isMember: true }, token: lan.token });
    expect(await send(newer)).toMatchObject({ status: 200, body: { saved: newer.length } });
    expect((await list()).events).toEqual(newer);
    expect(await db.select().from(memoryCards)).toEqual([]);
    // One of them is an answer of a kind that this version knows.
    expect(await db.select({ answers: leagueMinutes.answers }).from(leagueMinutes)).toEqual([{ answers: 1 }]);
    const due = await call('GET', '/api/me/cards/due?minutesEast=420', { token: lan.token });
    expect(due).toMatchObject({ status: 200, body: { cards: [] } });
  });

  test.each([
    { why: 'in upper case', again: (id: string) => id.toUpperCase() },
    { why: 'in both cases in one call', again: (id: string) => id.toUpperCase(), together: true },
  ])('an id $why is the same id', async ({ again, together = false }) => {
    const one = event({ id: 'a1b2c3d4-e5f6-4a7b-8c9d-abcdefabcdef' });
    const other = { ...one, id: again(one.id) };
    const replies = [];
    for (const events of together ? [[one, other, other]] : [[one], [other]])
      replies.push(await send(events));
    expect(replies.map(({ status }) => status)).toEqual(together ? [200] : [200, 200]);
    expect((await list()).events).toEqual([one]);
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

  test('a clock that is ahead is set back to now, and what it says stays in order', async () => {
    const ahead = Array.from({ length: 20 }, (_, place) => event({ at: secondsAgo(-86_400 - place) }));
    await send([...ahead, event({ at: secondsAgo(5) })].toReversed());
    const { events } = await list();
    expect(events.at(-1)).toMatchObject({ at: TEST_NOW.toISOString() });
    expect(events.slice(1).map(({ id }) => id)).toEqual(ahead.map(({ id }) => id));
    const times = events.map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].toSorted());
  });

  test.each([
    { why: 'no event', events: [] },
    { why: 'too many at once', events: Array.from({ length: LEARNING_EVENTS_PER_CALL + 1 }, () => event()) },
    { why: 'an id that is not random', events: [event({ id: '1' })] },
    { why: 'a kind that is no code', events: [{ ...event(), kind: 'Kana sing' }] },
    { why: 'a long kind', events: [{ ...event(), kind: 'k'.repeat(LEARNING_CODE_MAX_CHARS + 1) }] },
    { why: 'a result that is no code', events: [{ ...event(), result: '<b>' }] },
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
    { why: 'a detail with a line break', events: [event({ detail: 'r\n1' })] },
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
  const sent = Array.from({ length: 12 }, (_, at) => event({ at: secondsAgo(900 - at) }));
  await send(sent);
  const learning = createLearningService({ db, clock: () => TEST_NOW, readPerCall: 5 });
  const parts = [];
  for (const after of [0, 5, 10, 12]) parts.push(await learning.list(lan, after));
  expect(parts).toMatchObject([
    { last: 5, hasMore: true, total: 12 },
    { last: 10, hasMore: true, total: 12 },
    { last: 12, hasMore: false, total: 12 },
    { events: [], last: 12, hasMore: false, total: 12 },
  ]);
  expect(parts.flatMap(({ events }) => events)).toEqual(sent);
});
