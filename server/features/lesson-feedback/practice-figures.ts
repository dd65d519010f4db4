import { and, count, eq, gte, or, sql } from 'drizzle-orm';
import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { pointsFor } from '#core/scoring/points.ts';
import { practiceTries, scoreLedger } from '#server/db/schema/index.ts';

/** Practice figures: columns over the rows of `practice_tries`, each joined with its first-try credit. */
export const figureColumns = {
  attempts: sql<number>`sum(${practiceTries.tries})::int`,
  learners: sql<number>`count(distinct ${practiceTries.userId})::int`,
  tried: count(),
  rightAtOnce: count(scoreLedger.userId),
};

/** Only the first try earns this many points, even if an author accepted the answer later. */
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
