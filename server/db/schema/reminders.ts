import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/** `ended`: the last one was sent because the learner stayed away. */
const REMINDER_STATES = ['on', 'off', 'ended'] as const;

/** Reminders by e-mail and on devices. A learner who never asked for them has no row. */
export const reminders = pgTable(
  'reminders',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: REMINDER_STATES }).notNull(),
    hour: integer().notNull(),
    /** Otherwise a mail is sent only when no device can show the reminder. */
    byMail: boolean().notNull().default(true),
    /** Its IANA name. */
    timeZone: text().notNull(),
    /** 0 is Monday. */
    quietDays: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When the next one is to be decided. */
    dueAt: moment().notNull(),
    lastSentAt: moment(),
    /** Sessions end, and with them what they say about the last visit. */
    lastSeenAt: moment().notNull(),
    /** Stops the reminders without a login. It is in every mail, so it cannot be stored as a hash. */
    token: text().notNull().unique('reminders_token_unique'),
  },
  (reminder) => [
    check('reminders_state_is_known', isOneOf(reminder.state, REMINDER_STATES)),
    check('reminders_hour_is_of_a_day', sql`${reminder.hour} between 0 and 23`),
    index('reminders_due_index')
      .on(reminder.dueAt)
      .where(sql`${reminder.state} = 'on'`),
  ],
);
