import { and, asc, desc, eq, gt, inArray, max } from 'drizzle-orm';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import type { Database } from '#server/db/connect.ts';
import { learningEventColumns } from '#server/db/learning-event-row.ts';
import { learningEvents, users } from '#server/db/schema/index.ts';

export const createLearningRepository = (db: Database) => ({
  /** Locks the log of a user until the end of the transaction. False when the account is deleted. */
  async lock(userId: number): Promise<boolean> {
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    return owner !== undefined;
  },

  async findIds(userId: number, ids: readonly string[]): Promise<Set<string>> {
    const rows = await db
      .select({ id: learningEvents.id })
      .from(learningEvents)
      .where(and(eq(learningEvents.userId, userId), inArray(learningEvents.id, [...ids])));
    return new Set(rows.map(({ id }) => id));
  },

  async lastNumber(userId: number): Promise<number> {
    const [row] = await db
      .select({ last: max(learningEvents.number) })
      .from(learningEvents)
      .where(eq(learningEvents.userId, userId));
    return row?.last ?? 0;
  },

  async add(userId: number, last: number, events: readonly LearningEvent[]): Promise<void> {
    await db.insert(learningEvents).values(
      events.map((event, index) => ({
        ...event,
        at: new Date(event.at),
        userId,
        number: last + index + 1,
      })),
    );
  },

  /** The events that arrived last. */
  latest: (userId: number, limit: number) =>
    db
      .select(learningEventColumns)
      .from(learningEvents)
      .where(eq(learningEvents.userId, userId))
      .orderBy(desc(learningEvents.number))
      .limit(limit),

  listAfter: (userId: number, after: number, limit: number) =>
    db
      .select({ number: learningEvents.number, ...learningEventColumns })
      .from(learningEvents)
      .where(and(eq(learningEvents.userId, userId), gt(learningEvents.number, after)))
      .orderBy(asc(learningEvents.number))
      .limit(limit),
});
