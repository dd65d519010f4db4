import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/**
 * Mails that are still to be sent. A row holds the kind of mail, not its text: codes and tokens are created when the
 * mail is sent, so that none is stored here, and a delayed mail never contains an expired one.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    kind: text().notNull(),
    recipient: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Duplicate requests become one mail: no second row with this key while the first one waits. */
    onceKey: text().unique('mail_outbox_once_key_unique'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    /** Set while a node is sending it. */
    claimedAt: moment(),
    lastError: text(),
    /** How often it was requested: a request while the mail is being sent causes one more mail. */
    orders: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (mail) => [index().on(mail.nextAttemptAt)],
);
