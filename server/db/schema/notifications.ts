import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { NOTIFICATION_KINDS } from '#contract/notifications/endpoints.ts';
import { createdAt, id, moment } from './columns.ts';
import { comments } from './comments.ts';
import { sentences } from './courses.ts';
import { users } from './users.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** Null for the list that all admins share. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /**
     * Its text. About a comment only the reason of a report, else empty: comments can be deleted, so they are not
     * copied.
     */
    note: text().notNull(),
    /** The user who asked for supplier rights, reported, answered or liked. Deleted with their account. */
    aboutUserId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The sentence whose comments or answers it is about. */
    aboutSentenceId: integer().references(() => sentences.id, { onDelete: 'set null' }),
    /** The reply, or the comment that was liked or reported. Quoted when the notification is read. */
    aboutCommentId: integer().references(() => comments.id, { onDelete: 'cascade' }),
    /**
     * The word it is about. No foreign key: words without a Vietnamese meaning are in no table, and a deleted item has
     * no page.
     */
    aboutWordId: integer(),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (note) => [
    index().on(note.userId, note.createdAt),
    // For cascades: deleting a user, a sentence or a comment looks up the notifications about it.
    index().on(note.aboutUserId),
    index().on(note.aboutSentenceId),
    index().on(note.aboutCommentId),
    // A like notifies once, however often it is removed and added again.
    unique().on(note.userId, note.kind, note.aboutUserId, note.aboutCommentId),
    // Several replies by one person under a sentence make one unread notification.
    uniqueIndex()
      .on(note.userId, note.aboutUserId, note.aboutSentenceId)
      .where(sql`${note.kind} = 'comment-reply' and ${note.readAt} is null`),
  ],
);
