import { and, count, eq, gte, or, sql } from 'drizzle-orm';
import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { pointsFor } from '#core/scoring/points.ts';
import { practiceTries, scoreLedger } from '#server/db/schema/index.ts';

/** How practice goes: columns over the rows of `practice_tries`, each with what it earned where that was at once. */
export const figureColumns = {
  attempts: sql<number>`sum(${practiceTries.tries})::int`,
  learners: sql<number>`count(distinct ${practiceTries.userId})::int`,
  tried: count(),
  rightAtOnce: count(scoreLedger.userId),
};

/** A credit is as high as this only for the first try, be it that an author accepted the answer later on. */
const earnedAtOnce = or(
  ...PRACTICE_MODES.map((mode) =>
    and(eq(scoreLedger.mode, mode), gte(scoreLedger.points, pointsFor(mode, 1))),
  ),
);

export const creditAtOnce = and(
  eq(scoreLedger.userId, practiceTries.userId),
  eq(scoreLedger.sentenceId, practiceTries.sentenceId),
  eq(scoreLedger.mode, practiceTries.mode),
  earnedAtOnce,
);
