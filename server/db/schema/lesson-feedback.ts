import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { REPORT_KINDS, REPORT_STATES } from '#contract/lesson-feedback/report-kinds.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { sentences } from './courses.ts';
import { users } from './users.ts';

/** Learners report mistakes in sentences; the maintainer fixes them or rejects the report with a reason. */
export const sentenceReports = pgTable(
  'sentence_reports',
  {
    id: id(),
    sentenceId: integer()
      .notNull()
      .references(() => sentences.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: REPORT_KINDS }).notNull(),
    text: text().notNull(),
    state: text({ enum: REPORT_STATES }).notNull().default('open'),
    /** Message to the reporter about the decision. */
    reason: text().notNull().default(''),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (report) => [
    index().on(report.sentenceId, report.state),
    // A second report of the same kind replaces the open one.
    uniqueIndex()
      .on(report.userId, report.sentenceId, report.kind)
      .where(sql`${report.state} = 'open'`),
    index().on(report.userId),
    index().on(report.decidedBy),
    check('sentence_reports_kind_is_known', isOneOf(report.kind, REPORT_KINDS)),
    check('sentence_reports_state_is_known', isOneOf(report.state, REPORT_STATES)),
  ],
);
