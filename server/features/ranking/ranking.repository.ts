import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or, sql, sum } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { scoreLedger, users } from '#server/db/schema/index.ts';

interface TopOptions {
  readonly shown: number;
  readonly ownId: number | null;
  /** All time where there is none. */
  readonly since: Date | null;
}

export const createRankingRepository = (db: Database) => ({
  async scoreOf(userId: number): Promise<number> {
    const [row] = await db
      .select({ score: sum(scoreLedger.points).mapWith(Number) })
      .from(scoreLedger)
      .where(eq(scoreLedger.userId, userId));
    return row?.score ?? 0;
  },

  /**
   * The first `shown` of all learners with points, of those since a moment where one is given, and the row of `ownId`
   * wherever it stands: without points behind the last. Who reached a score first stands before those who did later.
   */
  top({ shown, ownId, since }: TopOptions) {
    const scores = db.$with('scores').as(
      db
        .select({
          userId: scoreLedger.userId,
          score: sql<number>`sum(${scoreLedger.points})::int`.as('score'),
          reachedAt: sql`max(${scoreLedger.createdAt})`.as('reached_at'),
        })
        .from(scoreLedger)
        .where(since ? gte(scoreLedger.createdAt, since) : undefined)
        .groupBy(scoreLedger.userId),
    );
    const score = sql<number>`coalesce(${scores.score}, 0)`;
    const isShownToAll = and(isNotNull(users.verifiedAt), isNull(users.deletionDueAt), gt(scores.score, 0));
    const ranked = db.$with('ranked').as(
      db
        .select({
          id: users.id,
          email: users.email,
          name: users.name,
          score: score.as('total'),
          rank: sql<number>`(row_number() over (order by ${score} desc, ${scores.reachedAt}, ${users.id}))::int`.as(
            'rank',
          ),
        })
        .from(users)
        .leftJoin(scores, eq(scores.userId, users.id))
        .where(ownId === null ? isShownToAll : or(isShownToAll, eq(users.id, ownId))),
    );
    const isFirst = lte(ranked.rank, shown);
    return db
      .with(scores, ranked)
      .select()
      .from(ranked)
      .where(ownId === null ? isFirst : or(isFirst, eq(ranked.id, ownId)))
      .orderBy(asc(ranked.rank));
  },
});
