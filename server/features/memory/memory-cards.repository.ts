import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import type { CardState } from '#core/memory/card-state.ts';
import { undoneSubject } from '#core/memory/replay.ts';
import type { Database } from '#server/db/connect.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { hasKnownResult, knownEventsOf, learningEventColumns } from '#server/db/learning-event-row.ts';
import { isOneOf } from '#server/db/schema/columns.ts';
import { learningEvents, memoryCards, users } from '#server/db/schema/index.ts';
import { CARD_KINDS, SETTING_KINDS } from '#server/db/schema/learning.ts';

const { userId: _owner, isStale: _isStale, ...stateColumns } = getTableColumns(memoryCards);
const isAside = or(memoryCards.isSuspended, memoryCards.isKnown, memoryCards.isLeech) as SQL;

export const createMemoryCardsRepository = (db: Database) => {
  const ofCards = (userId: number, subjects: readonly string[]) =>
    and(
      eq(learningEvents.userId, userId),
      inArray(learningEvents.subject, [...subjects]),
      isOneOf(learningEvents.kind, CARD_KINDS),
      // In the statement, because parts are counted by their rows.
      hasKnownResult,
    );

  return {
    /** Locks the memory of a user, as their log of learning is locked. False when the account is deleted. */
    async lock(userId: number): Promise<boolean> {
      const [owner] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      return owner !== undefined;
    },

    /** The subjects of these reviews, as far as they have arrived. */
    async subjectsOf(userId: number, reviewIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ subject: learningEvents.subject })
        .from(learningEvents)
        .where(and(eq(learningEvents.userId, userId), inArray(learningEvents.id, [...reviewIds])));
      return rows.map(({ subject }) => subject);
    },

    /** In no order. */
    async eventsOf(userId: number, subjects: readonly string[], limit: number): Promise<LearningEvent[]> {
      const rows = await db
        .select(learningEventColumns)
        .from(learningEvents)
        .where(ofCards(userId, subjects))
        .limit(limit);
      return knownEventsOf(rows);
    },

    /** Of one card, in order, after an event or from the first one. */
    async eventsAfter(
      userId: number,
      subject: string,
      after: LearningEvent | undefined,
      limit: number,
    ): Promise<LearningEvent[]> {
      const { at, id } = learningEvents;
      const isAfter = after && sql`(${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
      const rows = await db
        .select(learningEventColumns)
        .from(learningEvents)
        .where(and(ofCards(userId, [subject]), isAfter))
        .orderBy(asc(at), asc(id))
        .limit(limit);
      return knownEventsOf(rows);
    },

    /** How many events each of the cards has. */
    async countEvents(userId: number, subjects: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const { subject } = learningEvents;
      const rows = await db
        .select({ subject, events: count() })
        .from(learningEvents)
        .where(ofCards(userId, subjects))
        .groupBy(subject);
      return new Map(rows.map((row) => [row.subject, row.events]));
    },

    /** The events that take back one of these reviews. */
    async undoneAmong(userId: number, reviewIds: readonly string[]): Promise<LearningEvent[]> {
      const rows = await db
        .select(learningEventColumns)
        .from(learningEvents)
        .where(ofCards(userId, reviewIds.map(undoneSubject)));
      return knownEventsOf(rows).filter(({ kind }) => kind === 'review-undone');
    },

    async latestSettings(userId: number, limit: number): Promise<LearningEvent[]> {
      const rows = await db
        .select(learningEventColumns)
        .from(learningEvents)
        .where(
          and(eq(learningEvents.userId, userId), isOneOf(learningEvents.kind, SETTING_KINDS), hasKnownResult),
        )
        .orderBy(desc(learningEvents.at))
        .limit(limit);
      return knownEventsOf(rows);
    },

    /** As JSON: a parameter for each value would take most of the time of a call. */
    async save(userId: number, states: readonly CardState[]): Promise<void> {
      for await (const chunk of inChunks(states)) {
        const rows = JSON.stringify(
          chunk.map((state) => asColumns({ ...rowOf(state), userId, isStale: false })),
        );
        await db.execute(sql`
          insert into ${memoryCards} (${writtenColumns})
          select ${writtenColumns} from jsonb_populate_recordset(null::${memoryCards}, ${rows}::jsonb)
          on conflict (user_id, subject) do update set ${fromTheNewRow}`);
      }
    },

    async remove(userId: number, subjects: readonly string[]): Promise<void> {
      if (subjects.length === 0) return;
      await db
        .delete(memoryCards)
        .where(and(eq(memoryCards.userId, userId), inArray(memoryCards.subject, [...subjects])));
    },

    async markReviewedFrom(userId: number, from: Date): Promise<void> {
      await db
        .update(memoryCards)
        .set({ isStale: true })
        .where(and(eq(memoryCards.userId, userId), gte(memoryCards.lastReview, from)));
    },

    async setStale(userId: number, subjects: readonly string[], isStale: boolean): Promise<void> {
      for await (const chunk of inChunks(subjects))
        await db
          .update(memoryCards)
          .set({ isStale })
          .where(and(eq(memoryCards.userId, userId), inArray(memoryCards.subject, chunk)));
    },

    async staleSubjects(userId: number, limit: number): Promise<string[]> {
      const rows = await db
        .select({ subject: memoryCards.subject })
        .from(memoryCards)
        .where(and(eq(memoryCards.userId, userId), memoryCards.isStale))
        .limit(limit);
      return rows.map(({ subject }) => subject);
    },

    /** Cards that were asked before, and are due before a time or were reviewed after another. The longest due first. */
    async started(
      userId: number,
      when: { readonly dueBefore: Date; readonly reviewedFrom: Date },
      { offset, limit }: { readonly offset: number; readonly limit: number },
    ): Promise<CardState[]> {
      const matters = or(
        and(not(isAside), lt(memoryCards.due, when.dueBefore)),
        gte(memoryCards.lastReview, when.reviewedFrom),
      );
      const rows = await db
        .select(stateColumns)
        .from(memoryCards)
        .where(and(eq(memoryCards.userId, userId), ne(memoryCards.phase, 'new'), matters))
        .orderBy(asc(memoryCards.due), asc(memoryCards.subject))
        .offset(offset)
        .limit(limit);
      return rows.map(stateOf);
    },

    /** New cards, the earliest added first. */
    async fresh(userId: number, limit: number): Promise<CardState[]> {
      const rows = await db
        .select(stateColumns)
        .from(memoryCards)
        .where(and(eq(memoryCards.userId, userId), eq(memoryCards.phase, 'new'), not(isAside)))
        .orderBy(asc(memoryCards.due), asc(memoryCards.subject))
        .limit(limit);
      return rows.map(stateOf);
    },
  };
};

export type MemoryCardsRepository = ReturnType<typeof createMemoryCardsRepository>;

const asColumns = (row: typeof memoryCards.$inferSelect) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]));

/**
 * Those of this release, by name: the table may have more of them already, from a newer release that runs beside this one
 * (decision 076).
 */
const writtenColumns = sql.join(
  Object.keys(getTableColumns(memoryCards)).map((name) => sql.identifier(toSnakeCase(name))),
  sql`, `,
);

const fromTheNewRow = sql.join(
  [...Object.keys(stateColumns), 'isStale'].map((name) => {
    const column = sql.identifier(toSnakeCase(name));
    return sql`${column} = excluded.${column}`;
  }),
  sql`, `,
);

type StateRow = Omit<typeof memoryCards.$inferSelect, 'userId' | 'isStale'>;

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

const rowOf = (state: CardState): StateRow => ({
  ...state,
  due: new Date(state.due),
  earliest: new Date(state.earliest),
  addedAt: new Date(state.addedAt),
  firstReview: dateOf(state.firstReview),
  lastReview: dateOf(state.lastReview),
  lastRecall: dateOf(state.lastRecall),
  buriedAt: dateOf(state.buriedAt),
});

const stateOf = (row: StateRow): CardState => ({
  ...row,
  due: row.due.getTime(),
  earliest: row.earliest.getTime(),
  addedAt: row.addedAt.getTime(),
  firstReview: row.firstReview?.getTime() ?? null,
  lastReview: row.lastReview?.getTime() ?? null,
  lastRecall: row.lastRecall?.getTime() ?? null,
  buriedAt: row.buriedAt?.getTime() ?? null,
});
