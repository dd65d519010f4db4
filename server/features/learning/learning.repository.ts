import { and, asc, desc, eq, gt, inArray, max, type SQL, sql } from 'drizzle-orm';
import { isAnswer, LEARNING_EVENT_KINDS, type StoredLearningEvent } from '#core/learning/learning-event.ts';
import type { Database } from '#server/db/connect.ts';
import { hasKnownResult, learningEventColumns } from '#server/db/learning-event-row.ts';
import { isOneOf } from '#server/db/schema/columns.ts';
import { learningEvents, users } from '#server/db/schema/index.ts';
import { ZONE_KINDS } from '#server/db/schema/learning.ts';

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

  /**
   * The first and the last answer of every few hours in a time, in order. From the last one back, with two looks into the
   * index for each part in which somebody has learnt: it takes as long for ten answers a day as for a thousand.
   */
  answered: async (userId: number, { from, until }: Span): Promise<Date[]> => {
    const { at, kind } = learningEvents;
    const answerIn = (begin: SQL, end: SQL, order: SQL) => sql`(
      select ${at} from ${learningEvents}
      where ${learningEvents.userId} = ${userId} and ${isOneOf(kind, ANSWER_KINDS)} and ${hasKnownResult} and ${at} >= ${begin} and ${at} < ${end}
      order by ${at} ${order} limit 1)`;
    const [begin, end] = [from, until].map((moment) => sql`${moment.toISOString()}::timestamptz`) as [
      SQL,
      SQL,
    ];
    const partSeconds = sql.raw(String(HOURS_TOGETHER * 3_600));
    const partBegin = sql`greatest(${begin}, to_timestamp(floor(extract(epoch from last) / ${partSeconds}) * ${partSeconds}))`;
    const { rows } = await db.execute<{ first: number; last: number }>(sql`
      with recursive parts (last) as (
        select ${answerIn(begin, end, sql`desc`)}
        union all
        select ${answerIn(begin, partBegin, sql`desc`)} from parts where last is not null
      )
      select (extract(epoch from ${answerIn(partBegin, end, sql`asc`)}) * 1000)::float8 as first,
        (extract(epoch from last) * 1000)::float8 as last
      from parts where last is not null order by last`);
    return rows.flatMap(({ first, last }) => [new Date(first), new Date(last)]);
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
    return [
      ...(await latest(isOneOf(learningEvents.kind, ZONE_KINDS), limit)),
      ...(await latest(undefined, 1)),
    ];
  },

  listAfter: (userId: number, after: number, limit: number) =>
    db
      .select({ number: learningEvents.number, ...learningEventColumns })
      .from(learningEvents)
      .where(and(eq(learningEvents.userId, userId), gt(learningEvents.number, after)))
      .orderBy(asc(learningEvents.number))
      .limit(limit),
});
