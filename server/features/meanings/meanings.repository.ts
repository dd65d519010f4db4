import { and, asc, countDistinct, desc, eq, getTableColumns, inArray, min, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { suggestedMeanings, users } from '#server/db/schema/index.ts';

export type MeaningRow = typeof suggestedMeanings.$inferSelect;
type NewMeaning = Pick<
  MeaningRow,
  'userId' | 'wordId' | 'kanji' | 'hiragana' | 'mean' | 'text' | 'translate' | 'note' | 'createdAt'
>;
type Decision = Pick<MeaningRow, 'state' | 'reason' | 'itemId' | 'decidedBy' | 'decidedAt'>;

interface PageBounds {
  readonly limit?: number;
  readonly offset: number;
}

const isWaiting = eq(suggestedMeanings.state, 'waiting');

export function createMeaningsRepository(db: Database) {
  const ofUser = (userId: number, wordId?: number) =>
    and(
      eq(suggestedMeanings.userId, userId),
      wordId === undefined ? undefined : eq(suggestedMeanings.wordId, wordId),
    );

  return {
    /** Replaces what the learner has sent for this word and nobody has decided on; it keeps its place in the queue. */
    async saveWaiting(meaning: NewMeaning): Promise<MeaningRow> {
      const { mean, text, translate, note } = meaning;
      const [row] = await db
        .insert(suggestedMeanings)
        .values(meaning)
        .onConflictDoUpdate({
          target: [suggestedMeanings.userId, suggestedMeanings.wordId],
          // As in the index: PostgreSQL does not recognise it with a parameter.
          targetWhere: sql`${suggestedMeanings.state} = 'waiting'`,
          set: { mean, text, translate, note },
        })
        .returning();
      if (!row) throw new Error('A saved meaning has to come back');
      return row;
    },

    countWaitingOf: (userId: number) => db.$count(suggestedMeanings, and(ofUser(userId), isWaiting)),

    /** The newest first. */
    async listOf(userId: number, { limit, offset }: PageBounds, wordId?: number): Promise<MeaningRow[]> {
      const rows = db
        .select()
        .from(suggestedMeanings)
        .where(ofUser(userId, wordId))
        .orderBy(desc(suggestedMeanings.createdAt), desc(suggestedMeanings.id))
        .offset(offset)
        .$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    countOf: (userId: number, wordId?: number) => db.$count(suggestedMeanings, ofUser(userId, wordId)),

    /** Words with waiting meanings: the one that has waited longest first. */
    async waitingWordIds({ limit, offset }: PageBounds): Promise<number[]> {
      const words = db
        .select({ wordId: suggestedMeanings.wordId })
        .from(suggestedMeanings)
        .where(isWaiting)
        .groupBy(suggestedMeanings.wordId)
        .orderBy(asc(min(suggestedMeanings.createdAt)), asc(suggestedMeanings.wordId))
        .offset(offset)
        .$dynamic();
      const rows = await (limit === undefined ? words : words.limit(limit));
      return rows.map(({ wordId }) => wordId);
    },

    async countWaitingWords(): Promise<number> {
      const [row] = await db
        .select({ words: countDistinct(suggestedMeanings.wordId) })
        .from(suggestedMeanings)
        .where(isWaiting);
      return row?.words ?? 0;
    },

    /** What waits for these words, with its author, the oldest first. */
    waitingOf: (wordIds: readonly number[]) =>
      db
        .select({ ...getTableColumns(suggestedMeanings), author: users.name })
        .from(suggestedMeanings)
        .innerJoin(users, eq(users.id, suggestedMeanings.userId))
        .where(and(inArray(suggestedMeanings.wordId, [...wordIds]), isWaiting))
        .orderBy(asc(suggestedMeanings.createdAt), asc(suggestedMeanings.id)),

    /** Locks it, so that nobody else decides on it before the end of the transaction. */
    async findToDecide(id: number): Promise<MeaningRow | null> {
      const [row] = await db
        .select()
        .from(suggestedMeanings)
        .where(eq(suggestedMeanings.id, id))
        .for('no key update');
      return row ?? null;
    },

    async decide(id: number, decision: Decision): Promise<void> {
      await db.update(suggestedMeanings).set(decision).where(eq(suggestedMeanings.id, id));
    },

    /** Decides on everything that waits for a word. */
    decideWord: (wordId: number, decision: Decision): Promise<MeaningRow[]> =>
      db
        .update(suggestedMeanings)
        .set(decision)
        .where(and(eq(suggestedMeanings.wordId, wordId), isWaiting))
        .returning(),
  };
}
