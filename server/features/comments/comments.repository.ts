import { and, asc, count, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { commentLikes, commentReports, comments, sentences, users } from '#server/db/schema/index.ts';
import { visibleSentence } from '#server/db/visibility.ts';

type NewComment = Pick<
  typeof comments.$inferInsert,
  'sentenceId' | 'userId' | 'parentId' | 'content' | 'createdAt'
>;

type NewReport = Required<Omit<typeof commentReports.$inferInsert, 'settledAt'>>;

const visibleWithId = (sentenceId: number) => and(eq(sentences.id, sentenceId), visibleSentence);

const openReportsOf = (commentId: number) =>
  and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt));

const likerIds = sql<number[]>`coalesce(
  array_agg(${commentLikes.userId} order by ${commentLikes.createdAt}, ${commentLikes.userId})
    filter (where ${commentLikes.userId} is not null),
  '{}'
)`;

export const createCommentsRepository = (db: Database) => ({
  /** Whether the sentence is visible to learners. */
  async hasSentence(id: number): Promise<boolean> {
    return (await db.$count(sentences, visibleWithId(id))) > 0;
  },

  /** The same, and locks the row until the end of the transaction. */
  async keepSentence(id: number): Promise<boolean> {
    const found = await db
      .select({ id: sentences.id })
      .from(sentences)
      .where(visibleWithId(id))
      .for('key share');
    return found.length > 0;
  },

  /** The comments that everybody can read. */
  countVisible: (sentenceId: number) =>
    db.$count(
      comments,
      and(
        eq(comments.sentenceId, sentenceId),
        isNotNull(comments.userId),
        isNull(comments.deletedAt),
        isNull(comments.hiddenAt),
      ),
    ),

  /** All comments of one person there, in any state. */
  countBy: (userId: number, sentenceId: number) =>
    db.$count(comments, and(eq(comments.sentenceId, sentenceId), eq(comments.userId, userId))),

  /** Removes comments that were deleted before that moment and have no replies. Their parents may be next. */
  async removeDeletedLeaves(moment: Date, signal?: AbortSignal): Promise<void> {
    const replies = alias(comments, 'replies');
    const reply = db.select({ id: replies.id }).from(replies).where(eq(replies.parentId, comments.id));
    const isLeaf = and(lt(comments.deletedAt, moment), notExists(reply));
    await deleteInPortions(db, comments, isLeaf, { signal });
  },

  /**
   * The reply tree in any state, in order of arrival. Ids give the order, because the clocks of two nodes may differ.
   */
  placesOf: (sentenceId: number) =>
    db
      .select({
        id: comments.id,
        parentId: comments.parentId,
        userId: comments.userId,
        deletedAt: comments.deletedAt,
        hiddenAt: comments.hiddenAt,
        likeCount: count(commentLikes.userId),
      })
      .from(comments)
      .leftJoin(commentLikes, eq(commentLikes.commentId, comments.id))
      .where(eq(comments.sentenceId, sentenceId))
      .groupBy(comments.id)
      .orderBy(asc(comments.id)),

  /** The comments with their text. The author's account may be deleted. */
  listed: (ids: number[]) =>
    db
      .select({
        id: comments.id,
        userId: comments.userId,
        userName: users.name,
        parentId: comments.parentId,
        content: comments.content,
        createdAt: comments.createdAt,
        editedAt: comments.editedAt,
        deletedAt: comments.deletedAt,
        hiddenAt: comments.hiddenAt,
        likes: likerIds,
      })
      .from(comments)
      .leftJoin(users, eq(users.id, comments.userId))
      .leftJoin(commentLikes, eq(commentLikes.commentId, comments.id))
      .where(inArray(comments.id, ids))
      .groupBy(comments.id, users.id)
      .orderBy(asc(comments.id)),

  /** Other writers of this comment, and new replies to it, wait until the end of the transaction. */
  async findToChange(id: number) {
    const [row] = await db.select().from(comments).where(eq(comments.id, id)).for('no key update');
    return row ?? null;
  },

  async insert(comment: NewComment) {
    const [row] = await db.insert(comments).values(comment).returning();
    if (!row) throw new Error('An inserted comment has to come back');
    return row;
  },

  async edit(id: number, content: string, editedAt: Date): Promise<void> {
    await db.update(comments).set({ content, editedAt }).where(eq(comments.id, id));
  },

  /** Removes the text; replies keep their place. */
  async empty(id: number, deletedAt: Date): Promise<void> {
    await db.update(comments).set({ content: '', deletedAt }).where(eq(comments.id, id));
  },

  async hide(id: number, hidden: { readonly hiddenAt: Date; readonly hiddenBy: number }): Promise<void> {
    await db.update(comments).set(hidden).where(eq(comments.id, id));
  },

  async showAgain(id: number): Promise<void> {
    await db.update(comments).set({ hiddenAt: null, hiddenBy: null }).where(eq(comments.id, id));
  },

  /** False when they liked it before. */
  async addLike(commentId: number, userId: number, createdAt: Date): Promise<boolean> {
    const added = await db
      .insert(commentLikes)
      .values({ commentId, userId, createdAt })
      .onConflictDoNothing()
      .returning({ commentId: commentLikes.commentId });
    return added.length > 0;
  },

  async removeLike(commentId: number, userId: number): Promise<void> {
    await db
      .delete(commentLikes)
      .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)));
  },

  async likesOf(commentId: number): Promise<number[]> {
    const rows = await db
      .select({ userId: commentLikes.userId })
      .from(commentLikes)
      .where(eq(commentLikes.commentId, commentId))
      .orderBy(asc(commentLikes.createdAt), asc(commentLikes.userId));
    return rows.map(({ userId }) => userId);
  },

  countOpenReports: (commentId: number) => db.$count(commentReports, openReportsOf(commentId)),

  /** One open report per person; another one is possible after the first is settled. */
  async addReport({ reason, createdAt, ...by }: NewReport): Promise<void> {
    await db
      .insert(commentReports)
      .values({ ...by, reason, createdAt })
      .onConflictDoUpdate({
        target: [commentReports.commentId, commentReports.userId],
        set: { reason, createdAt, settledAt: null },
        setWhere: isNotNull(commentReports.settledAt),
      });
  },

  async settleReports(commentId: number, settledAt: Date): Promise<void> {
    await db.update(commentReports).set({ settledAt }).where(openReportsOf(commentId));
  },
});

export type CommentsRepository = ReturnType<typeof createCommentsRepository>;
export type CommentRow = NonNullable<Awaited<ReturnType<CommentsRepository['findToChange']>>>;
export type CommentPlace = Awaited<ReturnType<CommentsRepository['placesOf']>>[number];
export type ListedComment = Awaited<ReturnType<CommentsRepository['listed']>>[number];
