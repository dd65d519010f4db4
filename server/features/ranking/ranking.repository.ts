import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { scoreLedger, users } from '#server/db/schema/index.ts';

/** Null means all time. */
type Since = Date | null;

const score = sql<number>`coalesce(sum(${scoreLedger.points}), 0)::int`;
/** In seconds with all decimals, to order two credits in the same millisecond. */
const reachedAt = sql<number | null>`extract(epoch from max(${scoreLedger.createdAt}))::float8`;
const earnedSince = (since: Since) => (since ? gte(scoreLedger.createdAt, since) : undefined);

export const createRankingRepository = (db: Database) => ({
  /** All public learners with their points, highest first. Sums up the whole ledger. */
  standings(since: Since) {
    return db
      .select({ id: users.id, score, reachedAt })
      .from(scoreLedger)
      .innerJoin(users, eq(users.id, scoreLedger.userId))
      .where(
        and(
          isNotNull(users.verifiedAt),
          isNull(users.deletionDueAt),
          isNull(users.blockedAt),
          earnedSince(since),
        ),
      )
      .groupBy(users.id)
      .having(sql`sum(${scoreLedger.points}) > 0`)
      .orderBy(desc(score), asc(reachedAt), asc(users.id));
  },

  /** Any learner, with or without points. */
  async standingOf(userId: number, since: Since) {
    const [row] = await db
      .select({ id: users.id, email: users.email, name: users.name, score, reachedAt })
      .from(users)
      .leftJoin(scoreLedger, and(eq(scoreLedger.userId, users.id), earnedSince(since)))
      .where(eq(users.id, userId))
      .groupBy(users.id);
    return row ?? null;
  },

  people: (ids: readonly number[]) =>
    db
      .select({ id: users.id, email: users.email, name: users.name })
      .from(users)
      .where(inArray(users.id, [...ids])),
});
