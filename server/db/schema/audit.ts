import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/**
 * Who did what to whom. Written in the transaction of the action itself; kept when the account of the actor is deleted,
 * so neither subject nor details hold a name, an e-mail or a secret.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Repeated logins, failures and exports of one minute are one row. */
    times: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (entry) => [
    index().on(entry.createdAt),
    index().on(entry.action, entry.createdAt),
    index().on(entry.actorId),
    index().on(entry.subject),
  ],
);
