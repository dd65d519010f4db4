import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/**
 * Calls that clients may repeat, by the key that they gave to the action (decision 058). The primary key makes a
 * concurrent second call wait for the first one.
 */
export const receivedCalls = pgTable(
  'received_calls',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** Method and path pattern, so that a key is used for one kind of action only. */
    endpoint: text().notNull(),
    /** A digest of what the call asked for. Null in rows of releases that did not store it. */
    request: text(),
    /** Null only inside the transaction that applies the call. */
    reply: jsonb(),
    createdAt: createdAt(),
  },
  (call) => [
    primaryKey({ columns: [call.userId, call.key] }),
    // For the clean-up.
    index().on(call.createdAt),
  ],
);
