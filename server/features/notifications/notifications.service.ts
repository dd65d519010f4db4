import {
  COMMENT_EXCERPT_CHARS,
  DAY_MS,
  OWN_NOTIFICATIONS_SHOWN,
  READ_NOTIFICATIONS_DAYS,
} from '#contract/limits.ts';
import type {
  AdminNotification,
  NotificationKind,
  OwnNotification,
} from '#contract/notifications/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { excerpt } from '#core/comments/excerpt.ts';
import type { Database } from '#server/db/connect.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import { createNotificationsRepository, type NotificationRow } from './notifications.repository.ts';

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly note: string;
  /** The user it is about: who asked, answered or liked. The note is deleted with their account. */
  readonly aboutUserId?: number;
  /** The sentence where it happened. */
  readonly aboutSentenceId?: number;
  /** The comment that the note quotes. A user gets one note per kind and comment. */
  readonly aboutCommentId?: number;
  readonly aboutWordId?: number;
}

interface UserNotification extends NewNotification {
  readonly userId: number;
}

interface NotificationsParts {
  readonly db: Database;
  readonly clock: () => Date;
}

export function createNotificationsService({ db, clock }: NotificationsParts) {
  const stored = createNotificationsRepository(db);

  const listOwn = async (userId: number): Promise<OwnNotification[]> =>
    (await stored.listShownTo(userId, OWN_NOTIFICATIONS_SHOWN)).map((row) => ({
      ...present(row, false),
      read: row.readAt !== null,
    }));

  return {
    /** `within` the transaction of the event, so a rollback also removes the notification. */
    notifyAdmins: (notification: NewNotification, within: Database): Promise<void> =>
      createNotificationsRepository(within).insert({ ...notification, createdAt: clock() }),

    /** The own bell of every admin, except of the user that it is about. */
    async ringAdmins(notification: NewNotification, within: Database): Promise<void> {
      const inside = createNotificationsRepository(within);
      const admins = (await inside.adminIds()).filter((id) => id !== notification.aboutUserId);
      await inside.insert(...admins.map((userId) => ({ ...notification, userId, createdAt: clock() })));
    },

    notifyUser: (userId: number, notification: NewNotification, within: Database): Promise<void> =>
      createNotificationsRepository(within).insert({ ...notification, userId, createdAt: clock() }),

    /** One unread note per person and sentence: a later reply replaces an earlier one. */
    notifyOfReply: (
      userId: number,
      notification: Required<Omit<NewNotification, 'aboutWordId'>> & { readonly kind: 'comment-reply' },
      within: Database,
    ): Promise<void> =>
      createNotificationsRepository(within).insertReply({ ...notification, userId, createdAt: clock() }),

    /** Many users at once, each with their own note. */
    notifyUsers: (notification: readonly UserNotification[], within: Database): Promise<void> =>
      createNotificationsRepository(within).insert(
        ...notification.map((one) => ({ ...one, createdAt: clock() })),
      ),

    listForAdmins: async (bounds: PageBounds): Promise<Paged<AdminNotification>> => ({
      rows: (await stored.listOfAdmins(bounds)).map(asAdminNotification),
      total: await stored.countOfAdmins(),
    }),

    listOwn,

    async markOwnRead(userId: number): Promise<OwnNotification[]> {
      await stored.markRead(userId, clock());
      return listOwn(userId);
    },

    /** All notifications of a user, and those to the admins about them. */
    exportOf: async (userId: number) => ({
      notifications: (await stored.listOf(userId)).map((row) => ({ ...asExported(row), readAt: row.readAt })),
      notesToAdmins: (await stored.listAbout(userId)).map(asExported),
    }),

    cleanUp: (signal?: AbortSignal): Promise<void> =>
      stored.deleteReadUntil(new Date(clock().getTime() - READ_NOTIFICATIONS_DAYS * DAY_MS), signal),
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

const present = (row: NotificationRow, seesHidden: boolean) => ({
  id: row.id,
  kind: row.kind,
  note: noteOf(row, seesHidden),
  createdAt: row.createdAt.toISOString(),
  place: placeOf(row),
  wordId: row.wordId,
});

/**
 * The text of a note at the time of reading. Comments are quoted in their current form; deleted ones, and ones hidden
 * from this reader, are not quoted.
 */
function noteOf({ kind, note, name, comment, answered }: NotificationRow, seesHidden: boolean): string {
  const who = name ?? '';
  const quote = (words: NotificationRow['comment']) => quoted(words, seesHidden);
  switch (kind) {
    case 'comment-reply':
      return notificationTexts.commentReply(who, quote(comment), quote(answered));
    case 'comment-like':
      return notificationTexts.commentLike(who, quote(comment));
    case 'comment-report':
      return notificationTexts.commentReport(who, quote(comment), note);
    default:
      return note;
  }
}

function quoted(words: NotificationRow['comment'], seesHidden: boolean): string | null {
  if (!words || words.deletedAt !== null || (words.hiddenAt !== null && !seesHidden)) return null;
  return excerpt(words.content, COMMENT_EXCERPT_CHARS);
}

const asExported = (row: NotificationRow) => ({ note: noteOf(row, false), createdAt: row.createdAt });

/** Admins still see what is hidden from others. */
const asAdminNotification = (row: NotificationRow): AdminNotification => ({
  ...present(row, true),
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
