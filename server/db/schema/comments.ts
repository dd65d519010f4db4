import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { sentences } from './courses.ts';
import { users } from './users.ts';

export const comments = pgTable(
  'comments',
  {
    id: id(),
    sentenceId: integer()
      .notNull()
      .references(() => sentences.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The comment that this one answers; a thread goes with its first comment. */
    parentId: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (comment) => [
    index().on(comment.sentenceId, comment.createdAt),
    // Deleting a comment or a user looks for what hangs on it.
    index().on(comment.parentId),
    index().on(comment.userId),
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
  },
  (like) => [primaryKey({ columns: [like.commentId, like.userId] }), index().on(like.userId)],
);
