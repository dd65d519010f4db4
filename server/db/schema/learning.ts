import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { LEARNING_EVENT_KINDS, type LearningEventKind } from '#core/learning/learning-event.ts';
import { isCardEvent } from '#core/memory/replay.ts';
import { isSetting } from '#core/memory/settings.ts';
import { isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/** Events about cards, and those that take back a review: `memory_cards` is computed from them. */
export const CARD_KINDS = LEARNING_EVENT_KINDS.filter(
  (kind) => isCardEvent(kind) || kind === 'review-undone',
);
export const SETTING_KINDS = LEARNING_EVENT_KINDS.filter(isSetting);

export const ZONE_KINDS = ['time-zone'] as const satisfies LearningEventKind[];

/** Written at the end of a step of the path; one without a wrong answer has both. */
export const STEP_END_KINDS = ['step-finished', 'step-flawless'] as const satisfies LearningEventKind[];

/** The log of learning events: progress is computed from it. Rows are only added. */
export const learningEvents = pgTable(
  'learning_events',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Created in the browser: the primary key ignores an event that is sent again. */
    id: uuid().notNull(),
    /** The order of arrival, from 1 without gaps, by which other devices fetch what is new. */
    number: integer().notNull(),
    /** Not checked here: a node keeps what a newer build has written (decision 046). */
    kind: text().notNull(),
    subject: text().notNull(),
    result: text().notNull(),
    /** By the clock of the learner's device, but never in the future. */
    at: moment().notNull(),
    /** What else the event says; only those that import cards have one. */
    detail: text(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    unique().on(row.userId, row.number),
    // When somebody has learnt, and what the log says last: reminders and leagues.
    index().on(row.userId, row.at),
    // Most of the log is about other things; conditions must be written like these to use the indexes.
    index('learning_events_cards')
      .on(row.userId, row.subject, row.at, row.id)
      .where(isOneOf(row.kind, CARD_KINDS)),
    index('learning_events_time_zones').on(row.userId, row.at).where(isOneOf(row.kind, ZONE_KINDS)),
    index('learning_events_settings').on(row.userId, row.at).where(isOneOf(row.kind, SETTING_KINDS)),
    index('learning_events_step_ends').on(row.at).where(isOneOf(row.kind, STEP_END_KINDS)),
  ],
);
