import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import {
  comments,
  curriculums,
  lessons,
  notifications,
  sentences,
  userRoles,
  users,
} from '#server/db/schema/index.ts';
import { visibleSentence } from '#server/db/visibility.ts';

type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'userId' | 'kind' | 'note' | 'aboutUserId' | 'aboutSentenceId' | 'aboutCommentId' | 'createdAt'
>;

const ofAdmins = isNull(notifications.userId);
const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

/** What the comment of a note answers. */
const answered = alias(comments, 'answered');

export function createNotificationsRepository(db: Database) {
  /**
   * With the way to its sentence where learners see it, the words that it quotes, whom it is about, and `SUPPLIER` if they hold that role.
   */
  const select = () =>
    db
      .select({
        id: notifications.id,
        kind: notifications.kind,
        note: notifications.note,
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
        aboutUserId: notifications.aboutUserId,
        name: users.name,
        email: users.email,
        supplierRole: userRoles.role,
        sentenceId: sentences.id,
        lessonId: lessons.id,
        curriculumId: curriculums.id,
        topicId: curriculums.topicId,
        comment: { content: comments.content, deletedAt: comments.deletedAt, hiddenAt: comments.hiddenAt },
        answered: { content: answered.content, deletedAt: answered.deletedAt, hiddenAt: answered.hiddenAt },
      })
      .from(notifications)
      .leftJoin(users, eq(users.id, notifications.aboutUserId))
      .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'SUPPLIER')))
      .leftJoin(sentences, and(eq(sentences.id, notifications.aboutSentenceId), visibleSentence))
      .leftJoin(lessons, eq(lessons.id, sentences.lessonId))
      .leftJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .leftJoin(comments, eq(comments.id, notifications.aboutCommentId))
      .leftJoin(answered, eq(answered.id, comments.parentId))
      .orderBy(...newestFirst);

  return {
    /** Nothing where the same was told about the same comment before. */
    async insert(...added: readonly NewNotification[]): Promise<void> {
      if (added.length > 0)
        await db
          .insert(notifications)
          .values([...added])
          .onConflictDoNothing();
    },

    /** The one about an earlier reply of theirs, while it is unread, becomes the one about this reply. */
    async insertReply(reply: NewNotification & { readonly kind: 'comment-reply' }): Promise<void> {
      await db
        .insert(notifications)
        .values(reply)
        .onConflictDoUpdate({
          target: [notifications.userId, notifications.aboutUserId, notifications.aboutSentenceId],
          targetWhere: sql`${notifications.kind} = 'comment-reply' and ${notifications.readAt} is null`,
          set: { aboutCommentId: reply.aboutCommentId, createdAt: reply.createdAt },
        });
    },

    countOfAdmins: () => db.$count(notifications, ofAdmins),

    listOfAdmins({ limit, offset }: { limit?: number; offset: number }) {
      const rows = select().where(ofAdmins).offset(offset).$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    listOf(userId: number, limit?: number) {
      const rows = select().where(eq(notifications.userId, userId)).$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    /** What the admins were told about somebody. */
    listAbout: (userId: number) => select().where(and(eq(notifications.aboutUserId, userId), ofAdmins)),

    async markRead(userId: number, readAt: Date): Promise<void> {
      await db
        .update(notifications)
        .set({ readAt })
        .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
    },

    async deleteReadUntil(createdAt: Date): Promise<void> {
      await db
        .delete(notifications)
        .where(and(isNotNull(notifications.readAt), lte(notifications.createdAt, createdAt)));
    },
  };
}

type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
export type NotificationRow = Awaited<ReturnType<NotificationsRepository['listOf']>>[number];
