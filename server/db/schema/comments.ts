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
    /** Null when the author's account was deleted; the text is deleted too, replies by others stay. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The comment that this one answers. Rows are removed with the sentence, or when deleted and without replies. */
    parentId: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    createdAt: createdAt(),
    editedAt: moment(),
    /** Deleted by its author or with the account: the text is removed, the row stays for the replies under it. */
    deletedAt: moment(),
    /** Hidden by ADMIN or QC; can be undone. */
    hiddenAt: moment(),
    hiddenBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (comment) => [
    index().on(comment.sentenceId, comment.createdAt),
    // For cascades: deleting a sentence or a user looks up the referencing rows.
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

/** Reports of inappropriate comments; each learner counts once per comment. */
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
    /**
     * Set when a reviewer decided, or when the comment was edited: from then on the same learner may report it again.
     */
    settledAt: moment(),
  },
  (report) => [primaryKey({ columns: [report.commentId, report.userId] }), index().on(report.userId)],
);
