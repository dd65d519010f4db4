import { and, asc, count, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import { commentLikes, commentReports, comments, sentences, users } from '#server/db/schema/index.ts';
import { visibleSentence } from '#server/db/visibility.ts';

type NewComment = Pick<
  typeof comments.$inferInsert,
  'sentenceId' | 'userId' | 'parentId' | 'content' | 'createdAt'
>;

type NewReport = Required<Omit<typeof commentReports.$inferInsert, 'settledAt'>>;

const shown = (sentenceId: number) => and(eq(sentences.id, sentenceId), visibleSentence);

const openReportsOf = (commentId: number) =>
  and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt));

const likerIds = sql<number[]>`coalesce(
  array_agg(${commentLikes.userId} order by ${commentLikes.createdAt}, ${commentLikes.userId})
    filter (where ${commentLikes.userId} is not null),
  '{}'
)`;

export const createCommentsRepository = (db: Database) => ({
  /** Whether learners see such a sentence. */
  async hasSentence(id: number): Promise<boolean> {
    return (await db.$count(sentences, shown(id))) > 0;
  },

  /** The same; and its row stays until the end of the transaction. */
  async keepSentence(id: number): Promise<boolean> {
    const found = await db.select({ id: sentences.id }).from(sentences).where(shown(id)).for('key share');
    return found.length > 0;
  },

  /** What everybody can read. */
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

  /** What one person wrote there, whatever became of it. */
  countBy: (userId: number, sentenceId: number) =>
    db.$count(comments, and(eq(comments.sentenceId, sentenceId), eq(comments.userId, userId))),

  /** Deleted before that moment and without replies. What such a comment answered may be next. */
  async removeDeletedLeaves(moment: Date): Promise<void> {
    const replies = alias(comments, 'replies');
    const reply = db.select({ id: replies.id }).from(replies).where(eq(replies.parentId, comments.id));
    await db.delete(comments).where(and(lt(comments.deletedAt, moment), notExists(reply)));
  },

  /**
   * Who answers whom, whatever the state, in the order of arrival: ids tell it, also where the clocks of two nodes differ.
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

  /** What was said there. Its author may be gone. */
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

  /** Until the end of the transaction, whoever else wants to change it or to add to it waits. */
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

  /** The words go; what answers them keeps its place. */
  async empty(id: number, deletedAt: Date): Promise<void> {
    await db.update(comments).set({ content: '', deletedAt }).where(eq(comments.id, id));
  },

  async hide(id: number, hidden: { readonly hiddenAt: Date; readonly hiddenBy: number }): Promise<void> {
    await db.update(comments).set(hidden).where(eq(comments.id, id));
  },

  async showAgain(id: number): Promise<void> {
    await db.update(comments).set({ hiddenAt: null, hiddenBy: null }).where(eq(comments.id, id));
  },

  /** False where they liked it before. */
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

  /** Once a person; again when what they reported before is settled. */
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
