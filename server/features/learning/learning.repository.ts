import { and, asc, desc, eq, gt, gte, inArray, lt, max, min, type SQL, sql } from 'drizzle-orm';
import { isAnswer, LEARNING_EVENT_KINDS, type StoredLearningEvent } from '#core/learning/learning-event.ts';
import type { Database } from '#server/db/connect.ts';
import { hasKnownResult, learningEventColumns } from '#server/db/learning-event-row.ts';
import { learningEvents, users } from '#server/db/schema/index.ts';

const ANSWER_KINDS = LEARNING_EVENT_KINDS.filter((kind) => isAnswer({ kind }));

/** Less than any day has, wherever the learner travels: at most two days touch such a part, with its first and its last. */
const HOURS_TOGETHER = 8;

export interface Span {
  readonly from: Date;
  readonly until: Date;
}

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

  async add(userId: number, last: number, events: readonly StoredLearningEvent[]): Promise<void> {
    await db.insert(learningEvents).values(
      events.map((added, index) => ({
        ...added,
        at: new Date(added.at),
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

  /** The first and the last answer of every few hours in a time, in order. */
  answered: async (userId: number, { from, until }: Span): Promise<Date[]> => {
    const { at } = learningEvents;
    const rows = await db
      .select({ first: min(at), last: max(at) })
      .from(learningEvents)
      .where(
        and(
          eq(learningEvents.userId, userId),
          gte(at, from),
          lt(at, until),
          inArray(learningEvents.kind, ANSWER_KINDS),
          hasKnownResult,
        ),
      )
      .groupBy(sql`floor(extract(epoch from ${at}) / ${sql.raw(String(HOURS_TOGETHER * 3_600))})`)
      .orderBy(asc(min(at)));
    return rows.flatMap(({ first, last }) => (first && last ? [first, last] : []));
  },

  /** The latest notes of time zones, and the last event of the log. */
  async latestZones(userId: number, limit: number) {
    const latest = (kind: SQL | undefined, rows: number) =>
      db
        .select(learningEventColumns)
        .from(learningEvents)
        .where(and(eq(learningEvents.userId, userId), kind))
        .orderBy(desc(learningEvents.at), desc(learningEvents.id))
        .limit(rows);
    return [...(await latest(eq(learningEvents.kind, 'time-zone'), limit)), ...(await latest(undefined, 1))];
  },

  listAfter: (userId: number, after: number, limit: number) =>
    db
      .select({ number: learningEvents.number, ...learningEventColumns })
      .from(learningEvents)
      .where(and(eq(learningEvents.userId, userId), gt(learningEvents.number, after)))
      .orderBy(asc(learningEvents.number))
      .limit(limit),
});
