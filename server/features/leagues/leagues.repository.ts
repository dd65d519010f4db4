import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { LEAGUE_GROUP_MAX } from '#contract/learning-limits.ts';
import type { AnsweredMinute } from '#core/leagues/league-week.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/connect.ts';
import { leagueGroups, leagueMembers, leagueMinutes, leaguePlaces, users } from '#server/db/schema/index.ts';

const ofWeek = (userId: number, week: number) =>
  and(eq(leaguePlaces.userId, userId), eq(leaguePlaces.week, week));

/** Accounts that wait for their deletion or are blocked are hidden, as in the ranking. */
const isShown = and(isNotNull(users.verifiedAt), isNull(users.deletionDueAt), isNull(users.blockedAt));

/** Any group with a free seat. The number is inlined, so that the index of open groups is used. */
const openGroup = (week: number, band: number) =>
  sql`(select id from league_groups where week = ${week} and band = ${band}
    and members < ${sql.raw(String(LEAGUE_GROUP_MAX))} limit 1)`;

export const createLeaguesRepository = (db: Database) => ({
  /** The lock of the learner's log: what is saved meanwhile is counted before or after, never in between. */
  async lock(userId: number): Promise<void> {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  },

  async isMember(userId: number): Promise<boolean> {
    const rows = await db
      .select({ userId: leagueMembers.userId })
      .from(leagueMembers)
      .where(eq(leagueMembers.userId, userId));
    return rows.length > 0;
  },

  async addMember(userId: number, joinedAt: Date): Promise<void> {
    await db.insert(leagueMembers).values({ userId, joinedAt });
  },

  async findPlace(userId: number, week: number) {
    const [row] = await db
      .select({ groupId: leaguePlaces.groupId, score: leaguePlaces.score })
      .from(leaguePlaces)
      .where(ofWeek(userId, week));
    return row ?? null;
  },

  /** Who comes at the same time waits: else each would open a group, and all groups would be small. */
  async lockSeats(): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.leagueSeats})`);
  },

  /** Takes a seat in an open group of this band, or of the next one; null when all are full. */
  async takeSeat(week: number, band: number): Promise<number | null> {
    // One look into the index for each band: to sort by distance, all open groups would be read.
    const nearest = sql`coalesce(${openGroup(week, band)}, ${openGroup(week, band - 1)}, ${openGroup(week, band + 1)})`;
    const [taken] = await db
      .update(leagueGroups)
      .set({ members: sql`${leagueGroups.members} + 1` })
      .where(eq(leagueGroups.id, nearest))
      .returning({ id: leagueGroups.id });
    return taken?.id ?? null;
  },

  async openGroup(week: number, band: number): Promise<number> {
    const [opened] = await db
      .insert(leagueGroups)
      .values({ week, band, members: 1 })
      .returning({ id: leagueGroups.id });
    if (!opened) throw new Error('An inserted group has to come back');
    return opened.id;
  },

  async addPlace(place: typeof leaguePlaces.$inferInsert): Promise<void> {
    await db.insert(leaguePlaces).values(place);
  },

  async addAnswers(userId: number, minutes: readonly AnsweredMinute[]): Promise<void> {
    await db
      .insert(leagueMinutes)
      .values(minutes.map((minute) => ({ userId, ...minute })))
      .onConflictDoUpdate({
        target: [leagueMinutes.userId, leagueMinutes.minute],
        set: { answers: sql`${leagueMinutes.answers} + excluded.answers` },
      });
  },

  minutesSince: (userId: number, minute: number): Promise<AnsweredMinute[]> =>
    db
      .select({ minute: leagueMinutes.minute, answers: leagueMinutes.answers })
      .from(leagueMinutes)
      .where(and(eq(leagueMinutes.userId, userId), gte(leagueMinutes.minute, minute))),

  async setScore(userId: number, week: number, score: number, reachedAt: Date): Promise<void> {
    await db.update(leaguePlaces).set({ score, reachedAt }).where(ofWeek(userId, week));
  },

  /** Whether others may see this learner. */
  async isShown(userId: number): Promise<boolean> {
    return (await db.$count(users, and(eq(users.id, userId), isShown))) > 0;
  },

  /** Those of a group, the best first. */
  learnersOf: (groupId: number) =>
    db
      .select({ id: users.id, name: users.name, score: leaguePlaces.score })
      .from(leaguePlaces)
      .innerJoin(users, eq(users.id, leaguePlaces.userId))
      .where(and(eq(leaguePlaces.groupId, groupId), isShown))
      .orderBy(desc(leaguePlaces.score), asc(leaguePlaces.reachedAt), asc(users.id)),

  /** Frees the seats of a learner; the answers of the week stay, for a place that is taken again. */
  async removePlaces(userId: number): Promise<void> {
    const left = await db
      .select({ groupId: leaguePlaces.groupId })
      .from(leaguePlaces)
      .where(eq(leaguePlaces.userId, userId))
      .orderBy(asc(leaguePlaces.groupId));
    // Groups are locked before their places, and in order, as when a week is closed: nobody waits in a circle.
    for (const { groupId } of left)
      await db
        .update(leagueGroups)
        .set({ members: sql`${leagueGroups.members} - 1` })
        .where(eq(leagueGroups.id, groupId));
    await db.delete(leaguePlaces).where(eq(leaguePlaces.userId, userId));
  },

  /** After `removePlaces`: removes everything else that the leagues know about a learner. */
  async removeMember(userId: number): Promise<void> {
    await db.delete(leagueMinutes).where(eq(leagueMinutes.userId, userId));
    await db.delete(leagueMembers).where(eq(leagueMembers.userId, userId));
  },

  /** Learners with a place who are hidden from the others. */
  async hiddenWithPlace(limit: number): Promise<number[]> {
    const rows = await db
      .select({ userId: leaguePlaces.userId })
      .from(leaguePlaces)
      .innerJoin(users, eq(users.id, leaguePlaces.userId))
      .where(or(isNull(users.verifiedAt), isNotNull(users.deletionDueAt), isNotNull(users.blockedAt)))
      .orderBy(asc(leaguePlaces.userId))
      .limit(limit);
    return rows.map(({ userId }) => userId);
  },

  /** Groups before a week, locked. Those that another node is closing are left to it. */
  async lockBefore(week: number, limit: number): Promise<number[]> {
    const rows = await db
      .select({ id: leagueGroups.id })
      .from(leagueGroups)
      .where(lt(leagueGroups.week, week))
      .orderBy(asc(leagueGroups.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    return rows.map(({ id }) => id);
  },

  /** With their places, and the earlier minutes of the learners who had them. */
  async deleteGroups(ids: readonly number[], beforeMinute: number): Promise<void> {
    const learners = db
      .select({ userId: leaguePlaces.userId })
      .from(leaguePlaces)
      .where(inArray(leaguePlaces.groupId, [...ids]));
    await db
      .delete(leagueMinutes)
      .where(and(inArray(leagueMinutes.userId, learners), lt(leagueMinutes.minute, beforeMinute)));
    await db.delete(leagueGroups).where(inArray(leagueGroups.id, [...ids]));
  },
});
