import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { NOTIFICATION_KINDS } from '#contract/notifications/endpoints.ts';
import { createdAt, id, moment } from './columns.ts';
import { sentences } from './courses.ts';
import { users } from './users.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** Null: the list that all admins share. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    note: text().notNull(),
    /** Whom it is about: the one who asked for supplier rights, reported, answered or liked. It goes with their account. */
    aboutUserId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Where it happened: the sentence whose comments or answers it is about. */
    aboutSentenceId: integer().references(() => sentences.id, { onDelete: 'set null' }),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (notification) => [index().on(notification.userId, notification.createdAt)],
);
