import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { League } from '#contract/leagues/endpoints.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { LEAGUE_PACE } from '#contract/server-limits.ts';
import { endOfLeagueWeek, leagueWeekOf } from '#core/leagues/league-week.ts';
import type { MinutesEast } from '#core/learning/learning-day.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { createLearningService } from '#server/features/learning/learning.service.ts';
import { createMemoryCardsService } from '#server/features/memory/memory-cards.service.ts';
import { createStanding } from '#server/features/reminders/standing.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/**
 * Times of events are what a device says. Whoever lies about them moves only what is their own: a league counts at most so many
 * answers of a minute and of a day, the reminders of others do not change, and nothing breaks. Points: `late-answers`.
 */

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
let node: TestApp;
let lan: TestUser;
beforeEach(async () => {
  node = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  await emptyTables(node.db);
  // What is capped keeps its order within the milliseconds before now: here they all lie in one minute.
  node.passTime(MINUTE_MS / 2);
  lan = await node.factories.user({ name: 'Lan' });
  await node.call('PUT', '/api/me/league', { body: { isMember: true }, token: lan.token });
});

const ago = (ms: number) => new Date(node.now().getTime() - ms).toISOString();
const answerAt = (at: string): LearningEvent => ({
  id: randomUUID(),
  kind: 'review',
  subject: 'word:1-read',
  result: 'again',
  at,
});
const many = (count: number, at: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => answerAt(at(index)));

const send = (events: readonly LearningEvent[]) =>
  node.call('POST', '/api/me/learning-events', { body: { events }, token: lan.token });
async function leagueScore(): Promise<number> {
  const { body } = await node.call('GET', '/api/me/league', { token: lan.token });
  return (body as League).learners[0]?.score ?? 0;
}
const hanoi: MinutesEast = () => 420;
function standing() {
  const { db, now } = node;
  const learning = createLearningService({ db, clock: now });
  const memory = createMemoryCardsService({ db, clock: now });
  return createStanding({ learning, memory })(lan.id, now(), hanoi);
}

const { perMinute } = LEAGUE_PACE;

// The test clock is on a Thursday, 09:00 in Vietnam.
describe('a league', () => {
  test.each([
    {
      events: () => many(5, (at) => ago((at + 1) * MINUTE_MS)),
      score: 5,
      why: 'the times of a calm learner',
    },
    {
      events: () => many(perMinute + 9, () => ago(HOUR_MS)),
      score: perMinute,
      why: 'one instant again and again',
    },
    {
      events: () => many(perMinute + 9, (at) => ago(-at * DAY_MS)),
      score: perMinute,
      why: 'many days ahead: all of them are now',
    },
    {
      events: () => many(perMinute + 9, () => '9999-12-31T23:59:59.999Z'),
      score: perMinute,
      why: 'the last moment of all',
    },
    { events: () => many(9, (at) => ago((9 - at) * MINUTE_MS)), score: 9, why: 'growing times' },
    { events: () => many(9, (at) => ago(HOUR_MS + at * MINUTE_MS)), score: 9, why: 'falling times' },
    { events: () => many(9, () => '0001-01-01T00:00:00Z'), score: 0, why: 'the first year' },
    { events: () => many(9, () => '1970-01-01T00:00:00Z'), score: 0, why: 'a device without a clock' },
    { events: () => many(9, (at) => ago((5 + at) * DAY_MS)), score: 0, why: 'weeks before' },
    {
      events: () => many(9, (at) => ago(3 * DAY_MS - at * MINUTE_MS)),
      score: 9,
      why: 'this week, before there was an account: what a visitor has learnt belongs to it',
    },
  ])('counts $score: $why', async ({ events, score }) => {
    expect(await send(events())).toMatchObject({ status: 200 });
    expect(await leagueScore()).toBe(score);
  });

  test('a known event with another time changes nothing', async () => {
    const sent = many(perMinute, () => ago(MINUTE_MS));
    await send(sent);
    await send(sent.map((event, at) => ({ ...event, at: ago((2 + at) * MINUTE_MS) })));
    expect(await leagueScore()).toBe(perMinute);
    await send(many(1, () => ago(MINUTE_MS)));
    expect(await leagueScore(), 'that minute is full').toBe(perMinute);
  });

  test('a week that is over stays as it was, and late answers open no place in the next', async () => {
    await send(many(3, (at) => ago((at + 1) * MINUTE_MS)));
    const end = endOfLeagueWeek(leagueWeekOf(node.now()));
    node.passTime(end.getTime() - node.now().getTime() + HOUR_MS);
    lan = { ...lan, token: await node.factories.freshToken(lan) };
    await send(many(9, (at) => ago((2 + at) * HOUR_MS)));
    expect(await leagueScore()).toBe(0);
    const { body } = await node.call('GET', '/api/me/league', { token: lan.token });
    expect((body as League).learners).toEqual([]);
  });
});

describe('a reminder', () => {
  test.each([
    { at: () => ago(-5 * DAY_MS), learntToday: true, streak: 1, why: 'the future is today' },
    { at: () => '0001-01-01T00:00:00Z', learntToday: false, streak: 0, why: 'the first year' },
    { at: () => ago(40 * DAY_MS), learntToday: false, streak: 0, why: 'long ago' },
  ])('finds streak $streak: $why', async ({ at, learntToday, streak }) => {
    await send(many(30, at));
    expect(await standing()).toMatchObject({ learntToday, streak });
  });

  test('an invented past makes a streak of days that were not learnt, which only its owner sees', async () => {
    await send(many(60, (day) => ago(day * DAY_MS)));
    expect(await standing()).toMatchObject({ streak: 60 });
  });
});

test('what was sent with odd times comes back in the order of its arrival, and no call fails', async () => {
  const odd = ['0001-01-01T00:00:00.000Z', '1969-12-31T23:59:59.999Z', ago(0), ago(400 * DAY_MS)].map(
    answerAt,
  );
  await send(odd.map((event) => ({ ...event, kind: 'card-added', result: 'right' })));
  await send(many(4, (at) => odd[at]?.at ?? ago(0)));
  const { status, body } = await node.call('GET', '/api/me/learning-events?after=0', { token: lan.token });
  expect(status).toBe(200);
  expect((body as { events: LearningEvent[] }).events).toHaveLength(2 * odd.length);
  expect(await standing()).toMatchObject({ learntToday: true });
});
