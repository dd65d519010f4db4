import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { LEAGUE_GROUP_MAX } from '#contract/limits.ts';
import type { AnsweredMinute } from '#core/leagues/league-week.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/connect.ts';
import { leagueGroups, leagueMembers, leagueMinutes, leaguePlaces, users } from '#server/db/schema/index.ts';

const ofWeek = (userId: number, week: number) =>
  and(eq(leaguePlaces.userId, userId), eq(leaguePlaces.week, week));

/** A group of the neighbouring band is better than a group of one's own. */
const BANDS_APART_MAX = 1;

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
    const distance = sql`abs(${leagueGroups.band} - ${band})`;
    const [open] = await db
      .select({ id: leagueGroups.id })
      .from(leagueGroups)
      .where(
        and(
          eq(leagueGroups.week, week),
          // Inlined, so that the index of open groups is used.
          sql`${leagueGroups.members} < ${sql.raw(String(LEAGUE_GROUP_MAX))}`,
          sql`${leagueGroups.band} between ${band - BANDS_APART_MAX} and ${band + BANDS_APART_MAX}`,
        ),
      )
      .orderBy(distance, asc(leagueGroups.id))
      .limit(1)
      .for('update');
    if (!open) return null;
    await db
      .update(leagueGroups)
      .set({ members: sql`${leagueGroups.members} + 1` })
      .where(eq(leagueGroups.id, open.id));
    return open.id;
  },

  async openGroup(week: number, band: number): Promise<number> {
    const [opened] = await db
      .insert(leagueGroups)
      .values({ week, band, members: 1 })
      .returning({ id: leagueGroups.id });
    if (!opened) throw new Error('An inserted group has to come back');
    return opened.id;
  },

  async addPlace(place: { userId: number; week: number; groupId: number; reachedAt: Date }): Promise<void> {
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

  /** Those of a group, the best first. Accounts that wait for their deletion are hidden, as in the ranking. */
  learnersOf: (groupId: number) =>
    db
      .select({ id: users.id, name: users.name, score: leaguePlaces.score })
      .from(leaguePlaces)
      .innerJoin(users, eq(users.id, leaguePlaces.userId))
      .where(and(eq(leaguePlaces.groupId, groupId), isNotNull(users.verifiedAt), isNull(users.deletionDueAt)))
      .orderBy(desc(leaguePlaces.score), asc(leaguePlaces.reachedAt), asc(users.id)),

  /** Removes everything that the leagues know about a learner. */
  async removeMember(userId: number): Promise<void> {
    const left = await db
      .delete(leaguePlaces)
      .where(eq(leaguePlaces.userId, userId))
      .returning({ groupId: leaguePlaces.groupId });
    for (const { groupId } of left)
      await db
        .update(leagueGroups)
        .set({ members: sql`${leagueGroups.members} - 1` })
        .where(eq(leagueGroups.id, groupId));
    await db.delete(leagueMinutes).where(eq(leagueMinutes.userId, userId));
    await db.delete(leagueMembers).where(eq(leagueMembers.userId, userId));
  },

  /** Groups go with their places. Nothing is left to do when there are no earlier groups. */
  async deleteBefore(week: number, minute: number): Promise<void> {
    const deleted = await db
      .delete(leagueGroups)
      .where(lt(leagueGroups.week, week))
      .returning({ id: leagueGroups.id });
    if (deleted.length > 0) await db.delete(leagueMinutes).where(lt(leagueMinutes.minute, minute));
  },
});
