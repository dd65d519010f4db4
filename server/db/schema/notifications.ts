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
    /** Null: the list that all admins share. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** What it says. Of a note about a comment only what nobody can take back: a report's reason, else nothing. */
    note: text().notNull(),
    /** Whom it is about: the one who asked for supplier rights, reported, answered or liked. It goes with their account. */
    aboutUserId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Where it happened: the sentence whose comments or answers it is about. */
    aboutSentenceId: integer().references(() => sentences.id, { onDelete: 'set null' }),
    /** The reply, or the comment that was liked or reported. It is quoted when the note is read. */
    aboutCommentId: integer().references(() => comments.id, { onDelete: 'cascade' }),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (note) => [
    index().on(note.userId, note.createdAt),
    // Deleting a user, a sentence or a comment looks for what is told about it.
    index().on(note.aboutUserId),
    index().on(note.aboutSentenceId),
    index().on(note.aboutCommentId),
    // A like rings once, however often it is taken back and given again.
    unique().on(note.userId, note.kind, note.aboutUserId, note.aboutCommentId),
    // Who answers the same person again and again does not fill their bell.
    uniqueIndex()
      .on(note.userId, note.aboutUserId, note.aboutSentenceId)
      .where(sql`${note.kind} = 'comment-reply' and ${note.readAt} is null`),
  ],
);
