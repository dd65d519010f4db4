import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { sentences } from './courses.ts';
import { users } from './users.ts';

export const comments = pgTable(
  'comments',
  {
    id: id(),
    sentenceId: integer()
      .notNull()
      .references(() => sentences.id, { onDelete: 'cascade' }),
    /** Null: its author's account is gone, and the words with it. What others answered stays. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The comment that this one answers. A row goes with its sentence and its whole thread, or alone when it was deleted and has no replies. */
    parentId: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    createdAt: createdAt(),
    editedAt: moment(),
    /** Its author took it back or left: the words are gone, the place stays for the replies under it. */
    deletedAt: moment(),
    /** ADMIN or QC took it out of sight; it can come back. */
    hiddenAt: moment(),
    hiddenBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (comment) => [
    index().on(comment.sentenceId, comment.createdAt),
    // Deleting a sentence or a user looks for what hangs on it.
    index().on(comment.parentId),
    index().on(comment.userId),
    index().on(comment.hiddenBy),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (like) => [primaryKey({ columns: [like.commentId, like.userId] }), index().on(like.userId)],
);

/** Who found a comment out of place: each learner counts once. */
export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: createdAt(),
    /** Since then somebody has decided, or the words are others: who finds it out of place still may say so again. */
    settledAt: moment(),
  },
  (report) => [primaryKey({ columns: [report.commentId, report.userId] }), index().on(report.userId)],
);
