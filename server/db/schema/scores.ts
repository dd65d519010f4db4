import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { createdAt, isOneOf } from './columns.ts';
import { users } from './users.ts';

/** Points are earned once per sentence and mode: the primary key refuses a parallel second credit. */
export const scoreLedger = pgTable(
  'score_ledger',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: a learner keeps the points of a deleted sentence. */
    sentenceId: integer().notNull(),
    mode: text({ enum: PRACTICE_MODES }).notNull(),
    points: integer().notNull(),
    createdAt: createdAt(),
  },
  (credit) => [
    primaryKey({ columns: [credit.userId, credit.sentenceId, credit.mode] }),
    check('score_ledger_mode_is_known', isOneOf(credit.mode, PRACTICE_MODES)),
    // The ranking of this week and month, and the popular topics of the last 30 days.
    index().on(credit.createdAt),
  ],
);
