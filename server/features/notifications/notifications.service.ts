import type {
  AdminNotification,
  NotificationKind,
  OwnNotification,
} from '#contract/notifications/endpoints.ts';
import { OWN_NOTIFICATIONS_SHOWN } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import type { PageBounds, Paged } from '#server/http/paging.ts';
import { createNotificationsRepository, type NotificationsRepository } from './notifications.repository.ts';

export interface News {
  readonly kind: NotificationKind;
  readonly note: string;
}

export interface AdminNews extends News {
  /** Whom it is about, where an admin can act on it. */
  readonly aboutUserId?: number;
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
    (await stored.listOf(userId, OWN_NOTIFICATIONS_SHOWN)).map(({ id, kind, note, createdAt, readAt }) => ({
      id,
      kind,
      note,
      createdAt: createdAt.toISOString(),
      read: readAt !== null,
    }));

  return {
    /** `within` the transaction of what happened: nobody is told of what was rolled back. */
    tellAdmins: (news: AdminNews, within: Database): Promise<void> =>
      createNotificationsRepository(within).insert({ ...news, createdAt: clock() }),

    tellUser: (userId: number, news: News, within: Database): Promise<void> =>
      createNotificationsRepository(within).insert({ ...news, userId, createdAt: clock() }),

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

type AdminRow = Awaited<ReturnType<NotificationsRepository['listOfAdmins']>>[number];

function asAdminNotification({ id, kind, note, createdAt, ...about }: AdminRow): AdminNotification {
  return {
    id,
    kind,
    note,
    createdAt: createdAt.toISOString(),
    supplierRequest: kind === 'supplier-request' ? supplierRequestOf(about) : null,
  };
}

function supplierRequestOf({
  aboutUserId,
  email,
  supplierRole,
}: Pick<AdminRow, 'aboutUserId' | 'email' | 'supplierRole'>): AdminNotification['supplierRequest'] {
  if (aboutUserId === null || email === null) return null;
  return { userId: aboutUserId, email, granted: supplierRole !== null };
}
