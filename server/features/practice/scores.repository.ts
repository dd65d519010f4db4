import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PracticeMode } from '#contract/practice/modes.ts';
import type { Database } from '#server/db/connect.ts';
import { practiceTries, refusedAnswers, scoreLedger } from '#server/db/schema/index.ts';

/** Whose attempt at what. */
export interface Attempt {
  readonly userId: number;
  readonly sentenceId: number;
  readonly mode: PracticeMode;
}

interface Credit extends Attempt {
  readonly points: number;
  readonly createdAt: Date;
}

const triesKey = [practiceTries.userId, practiceTries.sentenceId, practiceTries.mode];
const ledgerKey = [scoreLedger.userId, scoreLedger.sentenceId, scoreLedger.mode];

export const createScoresRepository = (db: Database) => ({
  /** What the attempt was credited with; null where it was not. */
  async pointsOf({ userId, sentenceId, mode }: Attempt): Promise<number | null> {
    const [row] = await db
      .select({ points: scoreLedger.points })
      .from(scoreLedger)
      .where(
        and(
          eq(scoreLedger.userId, userId),
          eq(scoreLedger.sentenceId, sentenceId),
          eq(scoreLedger.mode, mode),
        ),
      );
    return row?.points ?? null;
  },

  /** What these learners were credited with at a sentence. */
  creditsOf: (userIds: readonly number[], sentenceId: number) =>
    db
      .select({ userId: scoreLedger.userId, mode: scoreLedger.mode, points: scoreLedger.points })
      .from(scoreLedger)
      .where(and(inArray(scoreLedger.userId, [...userIds]), eq(scoreLedger.sentenceId, sentenceId))),

  async triesOf({ userId, sentenceId, mode }: Attempt): Promise<number> {
    const [row] = await db
      .select({ tries: practiceTries.tries })
      .from(practiceTries)
      .where(
        and(
          eq(practiceTries.userId, userId),
          eq(practiceTries.sentenceId, sentenceId),
          eq(practiceTries.mode, mode),
        ),
      );
    return row?.tries ?? 0;
  },

  /** Counts one try and tells which it was. Until the end of the transaction, the next one waits. */
  async countTry({ userId, sentenceId, mode }: Attempt): Promise<number> {
    const [row] = await db
      .insert(practiceTries)
      .values({ userId, sentenceId, mode, tries: 1 })
      .onConflictDoUpdate({ target: triesKey, set: { tries: sql`${practiceTries.tries} + 1` } })
      .returning({ tries: practiceTries.tries });
    if (!row) throw new Error('A counted try has to come back');
    return row.tries;
  },

  async spendTries({ userId, sentenceId, mode }: Attempt, tries: number): Promise<void> {
    await db
      .insert(practiceTries)
      .values({ userId, sentenceId, mode, tries })
      .onConflictDoUpdate({
        target: triesKey,
        set: { tries: sql`greatest(${practiceTries.tries}, ${tries})` },
      });
  },

  /** False where it was credited before. */
  async credit(credit: Credit): Promise<boolean> {
    const rows = await db
      .insert(scoreLedger)
      .values(credit)
      .onConflictDoNothing({ target: ledgerKey })
      .returning({ points: scoreLedger.points });
    return rows.length > 0;
  },

  /** Credits each, or raises what was credited before. */
  async creditAtLeast(credits: readonly Credit[]): Promise<void> {
    if (credits.length === 0) return;
    await db
      .insert(scoreLedger)
      .values([...credits])
      .onConflictDoUpdate({
        target: ledgerKey,
        set: { points: sql`greatest(${scoreLedger.points}, excluded.points)` },
      });
  },

  /** Of the same answer, the first try stays. */
  async keepRefused(refused: typeof refusedAnswers.$inferInsert): Promise<void> {
    await db.insert(refusedAnswers).values(refused).onConflictDoNothing();
  },

  async deleteRefusedBefore(moment: Date): Promise<void> {
    await db.delete(refusedAnswers).where(lt(refusedAnswers.createdAt, moment));
  },

  /** Removes and returns them: each is credited once. */
  takeRefused: (sentenceId: number, normalForm: string, modes: readonly PracticeMode[]) =>
    db
      .delete(refusedAnswers)
      .where(
        and(
          eq(refusedAnswers.sentenceId, sentenceId),
          eq(refusedAnswers.normalForm, normalForm),
          inArray(refusedAnswers.mode, [...modes]),
        ),
      )
      .returning(),
});
