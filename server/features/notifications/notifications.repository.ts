import { and, count, desc, eq, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
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
  | 'userId'
  | 'kind'
  | 'note'
  | 'aboutUserId'
  | 'aboutSentenceId'
  | 'aboutCommentId'
  | 'aboutWordId'
  | 'createdAt'
>;

const ofAdmins = isNull(notifications.userId);

/** Notes that say what a person did or wants; the others are about content, which stays. */
const ABOUT_PEOPLE = ['comment-reply', 'comment-like', 'supplier-request'] as const;

/** Not of somebody who is blocked or waits for the deletion of the account: they come back with the person. */
const ofPresentPeople = or(
  isNull(notifications.aboutUserId),
  notInArray(notifications.kind, [...ABOUT_PEOPLE]),
  and(isNull(users.deletionDueAt), isNull(users.blockedAt)),
);
const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

/** The comment that the comment of a note answers. */
const answered = alias(comments, 'answered');

export function createNotificationsRepository(db: Database) {
  /**
   * With the place of its sentence if it is visible, the quoted comments, the user it is about, and `SUPPLIER` if they
   * have that role.
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
        wordId: notifications.aboutWordId,
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
    /** Ignores a notification that the user already got about the same comment. */
    async insert(...added: readonly NewNotification[]): Promise<void> {
      if (added.length > 0)
        await db
          .insert(notifications)
          .values([...added])
          .onConflictDoNothing();
    },

    /** Replaces an unread notification about an earlier reply of the same person. */
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

    async adminIds(): Promise<number[]> {
      const rows = await db
        .select({ id: userRoles.userId })
        .from(userRoles)
        .where(eq(userRoles.role, 'ADMIN'))
        .orderBy(userRoles.userId);
      return rows.map(({ id }) => id);
    },

    async countOfAdmins(): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(notifications)
        .leftJoin(users, eq(users.id, notifications.aboutUserId))
        .where(and(ofAdmins, ofPresentPeople));
      return row?.total ?? 0;
    },

    listOfAdmins({ limit, offset }: { limit?: number; offset: number }) {
      const rows = select().where(and(ofAdmins, ofPresentPeople)).offset(offset).$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    /** Everything that is stored for a user. */
    listOf: (userId: number) => select().where(eq(notifications.userId, userId)),

    /** What a user sees. */
    listShownTo: (userId: number, limit: number) =>
      select()
        .where(and(eq(notifications.userId, userId), ofPresentPeople))
        .limit(limit),

    /** Notifications to the admins about a user. */
    listAbout: (userId: number) => select().where(and(eq(notifications.aboutUserId, userId), ofAdmins)),

    async markRead(userId: number, readAt: Date): Promise<void> {
      await db
        .update(notifications)
        .set({ readAt })
        .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
    },

    deleteReadUntil: (createdAt: Date, signal?: AbortSignal): Promise<void> =>
      deleteInPortions(
        db,
        notifications,
        and(isNotNull(notifications.readAt), lte(notifications.createdAt, createdAt)),
        { signal },
      ),
  };
}

type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
export type NotificationRow = Awaited<ReturnType<NotificationsRepository['listOf']>>[number];
