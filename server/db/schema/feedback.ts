import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { FEEDBACK_STATES } from '#contract/feedback/feedback-states.ts';
import { createdAt, id, isOneOf } from './columns.ts';
import { users } from './users.ts';

/** Messages to the team; they stay, without a link to the account, when the account is deleted. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    text: text().notNull(),
    /** Where the sender wants an answer, if they say so. */
    replyTo: text(),
    state: text({ enum: FEEDBACK_STATES }).notNull().default('new'),
    createdAt: createdAt(),
  },
  (message) => [
    index().on(message.createdAt),
    index().on(message.userId),
    check('feedback_state_is_known', isOneOf(message.state, FEEDBACK_STATES)),
  ],
);
