import { and, desc, eq, gte, inArray, lt, lte, or, sql, sum } from 'drizzle-orm';
import { BROWSER_TRIES_MAX, BROWSER_TRIES_PER_ADDRESS_AND_DAY_MAX } from '#contract/limits.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import {
  browserTries,
  practiceTries,
  refusedAnswers,
  scoreLedger,
  sentences,
  users,
} from '#server/db/schema/index.ts';
import { visibleSentence } from '#server/db/visibility.ts';

/** An attempt of a visitor, with hashes of the browser and of the address. */
interface BrowserAttempt extends Omit<Attempt, 'userId'> {
  readonly browser: string;
  readonly origin: string;
  readonly triedAt: Date;
}

/** One learner's attempt at a sentence in a mode. */
export interface Attempt {
  readonly userId: number;
  readonly sentenceId: number;
  readonly mode: PracticeMode;
}

/** With both ends. */
interface Span {
  readonly from: Date;
  readonly until: Date;
}

interface Credit extends Attempt {
  readonly points: number;
  readonly createdAt: Date;
}

const triesKey = [practiceTries.userId, practiceTries.sentenceId, practiceTries.mode];
const ledgerKey = [scoreLedger.userId, scoreLedger.sentenceId, scoreLedger.mode];

export const createScoresRepository = (db: Database) => ({
  async scoreOf(userId: number): Promise<number> {
    const [row] = await db
      .select({ score: sum(scoreLedger.points).mapWith(Number) })
      .from(scoreLedger)
      .where(eq(scoreLedger.userId, userId));
    return row?.score ?? 0;
  },

  /** The points credited for the attempt; null when there are none. */
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

  /** The points credited to these learners for a sentence. */
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

  /** Counts one try and returns its number. The next one waits until the end of the transaction. */
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

  /** Other credits of this learner wait until the end of the transaction. */
  /** Returns since when there is an account. */
  async lockLearner(userId: number): Promise<Date | undefined> {
    const [learner] = await db
      .select({ createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    return learner?.createdAt;
  },

  /** The points of a day, and the number of credits in a span of time around a moment of it. */
  async earnedAround(userId: number, day: Span, around: Span) {
    const isIn = ({ from, until }: Span) =>
      and(gte(scoreLedger.createdAt, from), lte(scoreLedger.createdAt, until));
    const [row] = await db
      .select({
        points: sql<number>`coalesce(sum(${scoreLedger.points}) filter (where ${isIn(day)}), 0)::int`,
        credits: sql<number>`(count(*) filter (where ${isIn(around)}))::int`,
      })
      .from(scoreLedger)
      .where(and(eq(scoreLedger.userId, userId), or(isIn(day), isIn(around))));
    return row ?? { points: 0, credits: 0 };
  },

  /** Adds tries of a browser, with a limit on rows per browser and per origin. */
  async addBrowserTries(
    { browser, sentenceId, mode, origin, triedAt }: BrowserAttempt,
    tries: { readonly add: number } | { readonly atLeast: number },
  ): Promise<void> {
    const given = 'add' in tries ? tries.add : tries.atLeast;
    const merged =
      'add' in tries ? sql`${browserTries.tries} + ${given}` : sql`greatest(${browserTries.tries}, ${given})`;
    const rowsOf = (column: typeof browserTries.browser | typeof browserTries.origin, value: string) =>
      sql`(select count(*) from ${browserTries} where ${column} = ${value})`;
    await db.execute(sql`
      insert into ${browserTries} (browser, sentence_id, mode, tries, origin, tried_at)
      select ${browser}, ${sentenceId}::int, ${mode}, ${given}::int, ${origin}, ${triedAt.toISOString()}::timestamptz
      where ${rowsOf(browserTries.browser, browser)} < ${BROWSER_TRIES_MAX}
        and ${rowsOf(browserTries.origin, origin)} < ${BROWSER_TRIES_PER_ADDRESS_AND_DAY_MAX}
      on conflict (browser, sentence_id, mode) do update set tries = ${merged}, tried_at = excluded.tried_at
    `);
  },

  /** Moves the tries of this browser to the learner, once. */
  async takeBrowserTries(browser: string, { userId, sentenceId, mode }: Attempt): Promise<void> {
    await db.execute(sql`
      with taken as (
        delete from ${browserTries}
        where browser = ${browser} and sentence_id = ${sentenceId} and mode = ${mode}
        returning tries
      )
      insert into ${practiceTries} (user_id, sentence_id, mode, tries)
      select ${userId}::int, ${sentenceId}::int, ${mode}, tries from taken
      on conflict (user_id, sentence_id, mode) do update set tries = ${practiceTries.tries} + excluded.tries
    `);
  },

  deleteBrowserTriesBefore: (moment: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, browserTries, lt(browserTries.triedAt, moment), { signal }),

  /** False when it was already credited. */
  async credit(credit: Credit): Promise<boolean> {
    const rows = await db
      .insert(scoreLedger)
      .values(credit)
      .onConflictDoNothing({ target: ledgerKey })
      .returning({ points: scoreLedger.points });
    return rows.length > 0;
  },

  /** Credits each, or raises an earlier credit. */
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

  /** For the same answer, the first try is kept. False if there was one. */
  async storeRefused(refused: typeof refusedAnswers.$inferInsert): Promise<boolean> {
    const rows = await db
      .insert(refusedAnswers)
      .values(refused)
      .onConflictDoNothing()
      .returning({ tryNumber: refusedAnswers.tryNumber });
    return rows.length > 0;
  },

  /** The latest mistakes of a learner, newest first, of visible sentences. */
  latestRefused: (userId: number, limit: number) =>
    db
      .select({
        sentenceId: sentences.id,
        viSentence: sentences.viSentence,
        jpSentence: sentences.jpSentence,
        reading: sentences.reading,
        /** In its normal form: kana, without punctuation. */
        typed: refusedAnswers.normalForm,
        mode: refusedAnswers.mode,
      })
      .from(refusedAnswers)
      .innerJoin(sentences, eq(sentences.id, refusedAnswers.sentenceId))
      .where(and(eq(refusedAnswers.userId, userId), visibleSentence))
      .orderBy(desc(refusedAnswers.createdAt), desc(sentences.id), desc(refusedAnswers.normalForm))
      .limit(limit),

  deleteRefusedBefore: (moment: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, refusedAnswers, lt(refusedAnswers.createdAt, moment), { signal }),

  /** Removes and returns them, so that each is credited once. */
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

export type ScoresRepository = ReturnType<typeof createScoresRepository>;
export type Mistake = Awaited<ReturnType<ScoresRepository['latestRefused']>>[number];
