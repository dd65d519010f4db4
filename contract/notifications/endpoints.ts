import { defineEndpoint } from '../endpoint.ts';
import { pageQuery } from '../fields.ts';
import { z } from '../zod.ts';

/** What happened. The first five are for admins, the others for a person's own bell. */
export const NOTIFICATION_KINDS = [
  'supplier-request',
  'role-change',
  'feedback',
  'comment-report',
  'content-waiting',
  'role-granted',
  'answer-suggested',
  'answer-accepted',
  'answer-rejected',
  'comment-reply',
  'comment-like',
  'content-approved',
  'content-changes',
  'content-comment',
  'sentence-report',
  'report-decided',
  'meaning-accepted',
  'meaning-refused',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const notification = z.object({
  id: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
  note: z.string(),
  createdAt: z.string(),
  /** The sentence it is about, with its location; null if it is about none. */
  place: z.nullable(
    z.object({ topicId: z.int(), curriculumId: z.int(), lessonId: z.int(), sentenceId: z.int() }),
  ),
  /** The word it is about: an item, or a word without a Vietnamese meaning; null if it is about none. */
  wordId: z.nullable(z.int()),
});

const adminNotification = z.extend(notification, {
  /** Who asks for supplier rights, and whether they have them by now; null for every other kind. */
  supplierRequest: z.nullable(z.object({ userId: z.int(), email: z.string(), granted: z.boolean() })),
});
export type AdminNotification = z.output<typeof adminNotification>;

const ownNotification = z.extend(notification, { read: z.boolean() });
export type OwnNotification = z.output<typeof ownNotification>;

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Thông báo cho quản trị viên, mới nhất trước',
  access: { roles: ['ADMIN'] },
  query: pageQuery,
  output: z.array(adminNotification),
});

export const listOwnNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/me/notifications',
  summary: 'Thông báo của tôi, mới nhất trước',
  access: 'loggedIn',
  output: z.array(ownNotification),
});

export const markOwnNotificationsRead = defineEndpoint({
  method: 'PUT',
  path: '/api/me/notifications/read',
  summary: 'Đánh dấu đã đọc mọi thông báo của tôi',
  access: 'loggedIn',
  output: z.array(ownNotification),
});
