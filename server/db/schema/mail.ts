import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/**
 * Mails that are still to be sent. A row says what to write, not how it reads: codes and tokens are made when the mail
 * goes out, so none of them rests here, and a mail that waited for its server never brings a dead one.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    kind: text().notNull(),
    recipient: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The same wish twice is one mail: a second row with this key is not written while the first one waits. */
    onceKey: text().unique('mail_outbox_once_key_unique'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    /** Set while a node has it in hand. */
    claimedAt: moment(),
    lastError: text(),
    /** How often it was wished for: what is wished for again while it is on its way is sent once more. */
    orders: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (mail) => [index().on(mail.nextAttemptAt)],
);
