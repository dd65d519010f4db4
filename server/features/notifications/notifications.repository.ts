import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { curriculums, lessons, notifications, sentences, userRoles, users } from '#server/db/schema/index.ts';

type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'userId' | 'kind' | 'note' | 'aboutUserId' | 'aboutSentenceId' | 'createdAt'
>;

type OwnNews = Required<Pick<NewNotification, 'kind' | 'note'>> & {
  readonly userId: number;
  readonly aboutUserId: number;
};

const ofAdmins = isNull(notifications.userId);
const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

export function createNotificationsRepository(db: Database) {
  /** With the way to its sentence, the e-mail of whom it is about, and `SUPPLIER` if they hold that role. */
  const select = () =>
    db
      .select({
        id: notifications.id,
        kind: notifications.kind,
        note: notifications.note,
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
        aboutUserId: notifications.aboutUserId,
        email: users.email,
        supplierRole: userRoles.role,
        sentenceId: sentences.id,
        lessonId: lessons.id,
        curriculumId: curriculums.id,
        topicId: curriculums.topicId,
      })
      .from(notifications)
      .leftJoin(users, eq(users.id, notifications.aboutUserId))
      .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'SUPPLIER')))
      .leftJoin(sentences, eq(sentences.id, notifications.aboutSentenceId))
      .leftJoin(lessons, eq(lessons.id, sentences.lessonId))
      .leftJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .orderBy(...newestFirst);

  return {
    async insert(...added: readonly NewNotification[]): Promise<void> {
      if (added.length > 0) await db.insert(notifications).values([...added]);
    },

    /** Whether this person was told the same about the same one before. */
    async has({ userId, kind, aboutUserId, note }: OwnNews): Promise<boolean> {
      const same = and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        eq(notifications.aboutUserId, aboutUserId),
        eq(notifications.note, note),
      );
      return (await db.$count(notifications, same)) > 0;
    },

    countOfAdmins: () => db.$count(notifications, ofAdmins),

    listOfAdmins({ limit, offset }: { limit?: number; offset: number }) {
      const rows = select().where(ofAdmins).offset(offset).$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    listOf: (userId: number, limit: number) => select().where(eq(notifications.userId, userId)).limit(limit),

    async markRead(userId: number, readAt: Date): Promise<void> {
      await db
        .update(notifications)
        .set({ readAt })
        .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
    },
  };
}

type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
export type NotificationRow = Awaited<ReturnType<NotificationsRepository['listOf']>>[number];
