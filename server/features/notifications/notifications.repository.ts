import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { notifications, userRoles, users } from '#server/db/schema/index.ts';

type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'userId' | 'kind' | 'note' | 'aboutUserId' | 'createdAt'
>;

const ofAdmins = isNull(notifications.userId);
const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

export const createNotificationsRepository = (db: Database) => ({
  async insert(...added: readonly NewNotification[]): Promise<void> {
    if (added.length > 0) await db.insert(notifications).values([...added]);
  },

  countOfAdmins: () => db.$count(notifications, ofAdmins),

  /** With the e-mail of whom it is about, and `SUPPLIER` if they hold that role. */
  listOfAdmins({ limit, offset }: { limit?: number; offset: number }) {
    const rows = db
      .select({
        id: notifications.id,
        kind: notifications.kind,
        note: notifications.note,
        createdAt: notifications.createdAt,
        aboutUserId: notifications.aboutUserId,
        email: users.email,
        supplierRole: userRoles.role,
      })
      .from(notifications)
      .leftJoin(users, eq(users.id, notifications.aboutUserId))
      .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'SUPPLIER')))
      .where(ofAdmins)
      .orderBy(...newestFirst)
      .offset(offset)
      .$dynamic();
    return limit === undefined ? rows : rows.limit(limit);
  },

  listOf: (userId: number, limit: number) =>
    db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(...newestFirst)
      .limit(limit),

  async markRead(userId: number, readAt: Date): Promise<void> {
    await db
      .update(notifications)
      .set({ readAt })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  },
});

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
