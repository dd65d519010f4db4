import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** What people wrote to the team; it stays, without a name behind it, when the account goes. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (message) => [index().on(message.createdAt)],
);
