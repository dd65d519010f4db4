import type {
  AdminNotification,
  NotificationKind,
  OwnNotification,
} from '#contract/notifications/endpoints.ts';
import { OWN_NOTIFICATIONS_SHOWN } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import type { PageBounds, Paged } from '#server/http/paging.ts';
import { createNotificationsRepository, type NotificationRow } from './notifications.repository.ts';

export interface News {
  readonly kind: NotificationKind;
  readonly note: string;
  /** Whom it is about: the one who asked, answered or liked. The note goes with their account. */
  readonly aboutUserId?: number;
  /** Where it happened. */
  readonly aboutSentenceId?: number;
}

interface UserNews extends News {
  readonly userId: number;
}

interface NotificationsParts {
  readonly db: Database;
  readonly clock: () => Date;
}

export function createNotificationsService({ db, clock }: NotificationsParts) {
  const stored = createNotificationsRepository(db);

  const listOwn = async (userId: number): Promise<OwnNotification[]> =>
    (await stored.listOf(userId, OWN_NOTIFICATIONS_SHOWN)).map((row) => ({
      ...present(row),
      read: row.readAt !== null,
    }));

  return {
    /** `within` the transaction of what happened: nobody is told of what was rolled back. */
    tellAdmins: (news: News, within: Database): Promise<void> =>
      createNotificationsRepository(within).insert({ ...news, createdAt: clock() }),

    tellUser: (userId: number, news: News, within: Database): Promise<void> =>
      createNotificationsRepository(within).insert({ ...news, userId, createdAt: clock() }),

    /** Nothing where they were told the same about the same person before. */
    async tellUserOnce(
      userId: number,
      news: News & { readonly aboutUserId: number },
      within: Database,
    ): Promise<void> {
      const notifications = createNotificationsRepository(within);
      const told = { ...news, userId };
      if (!(await notifications.has(told))) await notifications.insert({ ...told, createdAt: clock() });
    },

    /** Many at once, each with their own note. */
    tellUsers: (news: readonly UserNews[], within: Database): Promise<void> =>
      createNotificationsRepository(within).insert(...news.map((one) => ({ ...one, createdAt: clock() }))),

    listForAdmins: async (bounds: PageBounds): Promise<Paged<AdminNotification>> => ({
      rows: (await stored.listOfAdmins(bounds)).map(asAdminNotification),
      total: await stored.countOfAdmins(),
    }),

    listOwn,

    async markOwnRead(userId: number): Promise<OwnNotification[]> {
      await stored.markRead(userId, clock());
      return listOwn(userId);
    },
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

const present = (row: NotificationRow) => ({
  id: row.id,
  kind: row.kind,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  place: placeOf(row),
});

const asAdminNotification = (row: NotificationRow): AdminNotification => ({
  ...present(row),
  supplierRequest: row.kind === 'supplier-request' ? supplierRequestOf(row) : null,
});

function placeOf({ topicId, curriculumId, lessonId, sentenceId }: NotificationRow): OwnNotification['place'] {
  if (topicId === null || curriculumId === null || lessonId === null || sentenceId === null) return null;
  return { topicId, curriculumId, lessonId, sentenceId };
}

function supplierRequestOf({
  aboutUserId,
  email,
  supplierRole,
}: NotificationRow): AdminNotification['supplierRequest'] {
  if (aboutUserId === null || email === null) return null;
  return { userId: aboutUserId, email, granted: supplierRole !== null };
}
