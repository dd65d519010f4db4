import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** Null: the list that all admins share. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    note: text().notNull(),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (notification) => [index().on(notification.userId, notification.createdAt)],
);
