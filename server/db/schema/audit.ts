import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/**
 * Who did what to whom. Written in the transaction of the action itself; kept when the account of the actor is deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (entry) => [index().on(entry.createdAt)],
);
