import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { League } from '#contract/leagues/endpoints.ts';
import { LEAGUE_GROUP_MAX, LEARNING_EVENTS_PER_CALL } from '#contract/learning-limits.ts';
import { DAY_MS } from '#contract/limits.ts';
import { LEAGUE_GROUPS_CLOSED_AT_ONCE, LEAGUE_PACE } from '#contract/server-limits.ts';
import { leagueWeekOf } from '#core/leagues/league-week.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import {
  leagueGroups,
  leagueMembers,
  leagueMinutes,
  leaguePlaces,
  learningEvents,
  users,
} from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/** Thursday, 09:00 in Vietnam. */
const build = () => buildTestApp({ env: { RATE_LIMITS: 'off' } });
let node: Awaited<ReturnType<typeof build>>;
let lan: TestUser;
let mai: TestUser;
beforeEach(async () => {
  node = await build();
  await emptyTables(node.db);
  lan = await node.factories.user({ name: 'Lan' });
  mai = await node.factories.user({ name: 'Mai' });
});

const ago = (ms: number) => new Date(node.now().getTime() - ms).toISOString();
const MINUTE = 60_000;

/** Each in its own minute, the latest first. */
const answers = (count: number, before = MINUTE): LearningEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    kind: 'review',
    subject: 'word:1-read',
    result: 'again',
    at: ago(before + index * MINUTE),
  }));

const send = (learner: TestUser, events: readonly LearningEvent[]) =>
  node.call('POST', '/api/me/learning-events', { body: { events }, token: learner.token });
const change = async (learner: TestUser, isMember: boolean) =>
  (await node.call('PUT', '/api/me/league', { body: { isMember }, token: learner.token })).body as League;
const show = async (learner: TestUser) =>
  (await node.call('GET', '/api/me/league', { token: learner.token })).body as League;
const standings = async (learner: TestUser) =>
  (await show(learner)).learners.map(({ rank, name, score }) => `${rank} ${name} ${score}`);

describe('joining', () => {
  test('nobody is in a league without having joined', async () => {
    await send(lan, answers(3));
    expect(await show(lan)).toEqual({ isMember: false, endsAt: '2026-03-08T21:00:00.000Z', learners: [] });
    for (const table of [leagueMembers, leaguePlaces, leagueMinutes])
      expect(await node.db.$count(table)).toBe(0);
  });

  test('shows names and scores to the group, and nothing else', async () => {
    await change(mai, true);
    expect(await change(lan, true)).toEqual({
      isMember: true,
      endsAt: '2026-03-08T21:00:00.000Z',
      learners: [
        { rank: 1, name: 'Lan', score: 0, isYou: true },
        { rank: 2, name: 'Mai', score: 0, isYou: false },
      ],
    });
  });

  test('counts what was learnt earlier this week, not before', async () => {
    await send(lan, answers(4));
    await send(lan, answers(7, 4 * DAY_MS));
    await change(lan, true);
    expect(await standings(lan)).toEqual(['1 Lan 4']);
  });

  test('again changes nothing', async () => {
    await send(lan, answers(2));
    await change(lan, true);
    await change(lan, true);
    expect(await standings(lan)).toEqual(['1 Lan 2']);
    expect(await node.db.select().from(leagueGroups)).toMatchObject([{ members: 1 }]);
  });
});

describe('the score', () => {
  beforeEach(async () => {
    await change(lan, true);
    await change(mai, true);
  });

  test('grows with every saved answer; the same event counts once', async () => {
    const events = answers(3);
    await send(lan, events);
    await send(lan, [...events, ...answers(1)]);
    await send(mai, answers(1));
    expect(await standings(mai)).toEqual(['1 Lan 4', '2 Mai 1']);
  });

  test('among equal scores, who reached it first is ahead', async () => {
    await send(mai, answers(2));
    node.passTime(MINUTE);
    await send(lan, answers(2));
    expect(await standings(lan)).toEqual(['1 Mai 2', '2 Lan 2']);
  });

  test('does not grow with what is no answer', async () => {
    const [one] = answers(1);
    if (!one) throw new Error('one was made');
    await send(lan, [
      { ...one, kind: 'card-added', result: 'right' },
      { ...one, id: randomUUID(), kind: 'memory-new', subject: 'cards:10', result: 'right' },
    ]);
    expect(await standings(lan)).toEqual(['1 Lan 0', '2 Mai 0']);
  });

  test('hammering does not pay: only so many answers of a minute count, in one call or in several', async () => {
    const at = ago(MINUTE);
    const hammered = () => answers(LEAGUE_PACE.perMinute).map((event) => ({ ...event, at }));
    await send(lan, [...hammered(), ...hammered()]);
    await send(lan, hammered());
    await send(mai, answers(LEAGUE_PACE.perMinute + 1));
    expect(await standings(lan)).toEqual([
      `1 Mai ${LEAGUE_PACE.perMinute + 1}`,
      `2 Lan ${LEAGUE_PACE.perMinute}`,
    ]);
    expect(await node.db.$count(learningEvents, eq(learningEvents.userId, lan.id)), 'all are saved').toBe(
      3 * LEAGUE_PACE.perMinute,
    );
  });

  test('a day has an end', async () => {
    const full = Math.ceil(LEAGUE_PACE.perDay / LEAGUE_PACE.perMinute) + 5;
    const day = Array.from({ length: full }, (_, minute) => ago((minute + 1) * MINUTE)).flatMap((at) =>
      answers(LEAGUE_PACE.perMinute).map((event) => ({ ...event, at })),
    );
    for (let from = 0; from < day.length; from += LEARNING_EVENTS_PER_CALL)
      await send(lan, day.slice(from, from + LEARNING_EVENTS_PER_CALL));
    expect(await standings(mai)).toEqual([`1 Lan ${LEAGUE_PACE.perDay}`, '2 Mai 0']);
  });
});

describe('a new week', () => {
  test('begins on Monday at 04:00 with a new group, at the first answer', async () => {
    await change(lan, true);
    await send(lan, answers(2));
    const toMonday = new Date('2026-03-08T21:00:00Z').getTime() - TEST_NOW.getTime();
    node.passTime(toMonday - 1);
    expect(await standings(lan)).toEqual(['1 Lan 2']);
    node.passTime(1);
    lan = { ...lan, token: await node.factories.freshToken(lan) };
    expect(await show(lan)).toMatchObject({ isMember: true, learners: [] });
    node.passTime(10 * MINUTE);
    await send(lan, [...answers(3), ...answers(2, 20 * MINUTE)]);
    expect(await standings(lan), 'late events of the old week do not count').toEqual(['1 Lan 3']);
    await node.app.background.cleanUp();
    const week = leagueWeekOf(node.now());
    expect(await node.db.select({ week: leagueGroups.week }).from(leagueGroups)).toEqual([{ week }]);
    expect(await node.db.$count(leagueMinutes)).toBe(3);
    expect(await standings(lan)).toEqual(['1 Lan 3']);
  });

  test.each([
    { nodes: 1, groups: LEAGUE_GROUPS_CLOSED_AT_ONCE, why: 'exactly what one transaction deletes' },
    { nodes: 1, groups: 2 * LEAGUE_GROUPS_CLOSED_AT_ONCE + 1, why: 'more than that' },
    { nodes: 2, groups: 2 * LEAGUE_GROUPS_CLOSED_AT_ONCE + 1, why: 'by two nodes at once' },
  ])('closes $groups groups of earlier weeks, and nothing of this week: $why', async ({ nodes, groups }) => {
    const week = leagueWeekOf(node.now());
    const earlier = Array.from({ length: groups }, (_, index) => index + 1);
    await node.db
      .insert(leagueGroups)
      .values(earlier.map((id) => ({ id, week: week - 7 * (1 + (id % 2)), band: 0, members: 1 })));
    const learners = await Promise.all(earlier.map(() => node.factories.user()));
    await node.db.insert(leaguePlaces).values(
      learners.map(({ id }, index) => ({
        userId: id,
        week: week - 7 * (1 + ((index + 1) % 2)),
        groupId: index + 1,
        reachedAt: new Date(ago(7 * DAY_MS)),
      })),
    );
    const minute = Math.floor(node.now().getTime() / MINUTE);
    await node.db
      .insert(leagueMinutes)
      .values(learners.map(({ id }) => ({ userId: id, minute: minute - 7 * 24 * 60, answers: 1 })));
    const [first] = learners;
    for (const learner of [lan, first ?? mai]) {
      await change(learner, true);
      await send(learner, answers(2));
    }
    const others = await Promise.all(Array.from({ length: nodes - 1 }, build));
    await Promise.all([node, ...others].map(({ app }) => app.background.cleanUp()));
    expect(await node.db.select({ week: leagueGroups.week }).from(leagueGroups)).toEqual([{ week }]);
    expect(await node.db.$count(leaguePlaces)).toBe(2);
    expect(await node.db.$count(leagueMinutes)).toBe(4);
  });
});

describe('groups', () => {
  async function joinMany(count: number): Promise<TestUser[]> {
    const people = [];
    for (let index = 0; index < count; index += 1) people.push(await node.factories.user());
    await Promise.all(people.map((person) => change(person, true)));
    return people;
  }

  test('have at most 30 members, even when all join at once', async () => {
    await joinMany(LEAGUE_GROUP_MAX + 2);
    const groups = await node.db.select().from(leagueGroups);
    expect(groups.map(({ members }) => members).toSorted((a, b) => a - b)).toEqual([2, LEAGUE_GROUP_MAX]);
    for (const { id, members } of groups)
      expect(await node.db.$count(leaguePlaces, eq(leaguePlaces.groupId, id))).toBe(members);
  });

  test('a seat that was left is taken again', async () => {
    const [first] = await joinMany(LEAGUE_GROUP_MAX);
    if (first) await change(first, false);
    await change(lan, true);
    expect(await node.db.select().from(leagueGroups)).toMatchObject([{ members: LEAGUE_GROUP_MAX }]);
  });

  test.each([
    { of: 30, together: true, why: 'the neighbouring band has room' },
    { of: 150, together: false, why: 'two bands apart' },
  ])('a learner with $of answers a week and a beginner: $why', async ({ of, together }) => {
    const events = answers(of, 2 * 60 * MINUTE);
    for (let from = 0; from < of; from += LEARNING_EVENTS_PER_CALL)
      await send(lan, events.slice(from, from + LEARNING_EVENTS_PER_CALL));
    await change(lan, true);
    await change(mai, true);
    expect((await show(mai)).learners).toHaveLength(together ? 2 : 1);
  });

  test.each([
    { bands: [0, 1, 2], joined: 1, why: 'the own band' },
    { bands: [0, 2, 3], joined: 0, why: 'a neighbour' },
    { bands: [2, 3, 4], joined: 2, why: 'the other neighbour' },
    { bands: [3, 4], joined: null, why: 'a new group when all others are too different' },
  ])('with a free seat are searched from the nearest: $why', async ({ bands, joined }) => {
    const week = leagueWeekOf(node.now());
    await node.db
      .insert(leagueGroups)
      .values([
        ...bands.map((band) => ({ week, band, members: LEAGUE_GROUP_MAX - 1 })),
        { week, band: 1, members: LEAGUE_GROUP_MAX },
        { week: week - 7, band: 1, members: 1 },
      ]);
    const before = await node.db.select().from(leagueGroups).orderBy(leagueGroups.id);
    await send(lan, answers(30, 2 * 60 * MINUTE));
    await change(lan, true);
    const after = await node.db.select().from(leagueGroups).orderBy(leagueGroups.id);
    const expected = before.map((group) =>
      group.week === week && group.band === joined && group.members < LEAGUE_GROUP_MAX
        ? { ...group, members: LEAGUE_GROUP_MAX }
        : group,
    );
    expect(after.slice(0, before.length)).toEqual(expected);
    expect(after.slice(before.length)).toMatchObject(joined === null ? [{ band: 1, members: 1 }] : []);
  });
});

describe('leaving', () => {
  test('removes the name and everything that the leagues have stored', async () => {
    await change(lan, true);
    await change(mai, true);
    await send(lan, answers(2));
    expect(await change(lan, false)).toMatchObject({ isMember: false, learners: [] });
    expect(await standings(mai)).toEqual(['1 Mai 0']);
    expect(await node.db.select({ members: leagueGroups.members }).from(leagueGroups)).toEqual([
      { members: 1 },
    ]);
    for (const table of [leagueMembers, leaguePlaces, leagueMinutes])
      expect(await node.db.$count(table, eq(table.userId, lan.id))).toBe(0);
    await send(lan, answers(1));
    expect(await node.db.$count(leagueMinutes)).toBe(0);
  });

  describe.each([
    {
      left: { blockedAt: TEST_NOW, blockedReason: 'Quấy rối.' },
      back: { blockedAt: null, blockedReason: null },
      why: 'blocked',
    },
    {
      left: { deletionDueAt: new Date(TEST_NOW.getTime() + DAY_MS) },
      back: { deletionDueAt: null },
      why: 'waiting for its deletion',
    },
  ])('an account that is $why', ({ left, back }) => {
    const set = (state: Partial<typeof users.$inferInsert>) =>
      node.db.update(users).set(state).where(eq(users.id, lan.id));
    const seats = async () =>
      (await node.db.select({ members: leagueGroups.members }).from(leagueGroups)).map(
        ({ members }) => members,
      );

    test('leaves its seat to others, and has one again with the next answer after it has come back', async () => {
      await change(lan, true);
      await change(mai, true);
      await send(lan, answers(2));
      await set(left);
      await node.app.background.cleanUp();
      expect(await seats()).toEqual([1]);
      expect(await standings(mai)).toEqual(['1 Mai 0']);
      await set(back);
      expect((await show(lan)).isMember).toBe(true);
      await send(lan, answers(1, 10 * MINUTE));
      expect(await standings(mai)).toEqual(['1 Lan 3', '2 Mai 0']);
      expect(await seats()).toEqual([2]);
    });

    test('leaves no seat empty when it is deleted for good', async () => {
      await change(lan, true);
      await change(mai, true);
      await set(left);
      await node.app.background.cleanUp();
      await node.db.delete(users).where(eq(users.id, lan.id));
      await node.app.background.cleanUp();
      expect(await seats()).toEqual([1]);
    });
  });

  test('an account that waits for its deletion takes no seat by learning on', async () => {
    await node.db.update(users).set({ deletionDueAt: TEST_NOW }).where(eq(users.id, lan.id));
    await change(lan, true);
    await send(lan, answers(2));
    expect(await node.db.$count(leaguePlaces)).toBe(0);
  });

  test('an account that waits for its deletion is hidden', async () => {
    await change(lan, true);
    await change(mai, true);
    await node.db.update(users).set({ deletionDueAt: new Date() }).where(eq(users.id, lan.id));
    expect(await standings(mai)).toEqual(['1 Mai 0']);
  });
});
