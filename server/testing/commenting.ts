import type { Comment } from '#contract/comments/comment.ts';
import type { OwnNotification } from '#contract/notifications/endpoints.ts';
import { createAuditService } from '#server/features/audit/audit.service.ts';
import { createCommentModerationService } from '#server/features/comments/comment-moderation.service.ts';
import { commentsRoutes } from '#server/features/comments/comments.routes.ts';
import { createCommentsService } from '#server/features/comments/comments.service.ts';
import { notificationsRoutes } from '#server/features/notifications/notifications.routes.ts';
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts';
import { TEST_NOW } from './build-test-app.ts';
import type { TestUser } from './data/factories.ts';
import { mountRoutes } from './mount-routes.ts';
import { openTestDatabase } from './test-database.ts';

/** The calls about comments of sentences, and about the notifications that they cause. */
export async function mountComments() {
  const { db } = await openTestDatabase();
  const clock = () => TEST_NOW;
  const notifications = createNotificationsService({ db, clock });
  const parts = { db, notifications, audit: createAuditService(), clock };
  const comments = createCommentsService(parts);
  const { call, factories } = await mountRoutes([
    ...commentsRoutes({
      comments,
      moderation: createCommentModerationService(parts),
    }),
    ...notificationsRoutes(notifications),
  ]);
  const as = (user: TestUser | null) => ({ token: user?.token });
  const add = (user: TestUser | null, sentenceId: number, body: Record<string, unknown>) =>
    call('POST', `/api/sentences/${sentenceId}/comments`, { ...as(user), body });
  const list = (user: TestUser | null, sentenceId: number, query = '') =>
    call('GET', `/api/sentences/${sentenceId}/comments${query}`, as(user));
  const likePath = (sentenceId: number, id: number) => `/api/sentences/${sentenceId}/comments/${id}/like`;

  return {
    factories,
    cleanUp: comments.cleanUp,
    add,
    list,
    added: async (user: TestUser, sentenceId: number, content: string, parentId: number | null = null) =>
      (await add(user, sentenceId, { content, userId: user.id, parentId })).body as Comment,
    listed: async (user: TestUser | null, sentenceId: number, query = '') =>
      (await list(user, sentenceId, query)).body as Comment[],
    like: (user: TestUser | null, sentenceId: number, id: number) =>
      call('POST', `${likePath(sentenceId, id)}?userId=1`, as(user)),
    unlike: (user: TestUser | null, sentenceId: number, id: number) =>
      call('DELETE', likePath(sentenceId, id), as(user)),
    edit: (user: TestUser | null, id: number, content: unknown) =>
      call('PUT', `/api/comments/${id}`, { ...as(user), body: { content } }),
    remove: (user: TestUser | null, id: number) => call('DELETE', `/api/comments/${id}`, as(user)),
    report: (user: TestUser | null, id: number, reason: unknown) =>
      call('POST', `/api/comments/${id}/report`, { ...as(user), body: { reason } }),
    hide: (user: TestUser | null, id: number, hidden: unknown = true) =>
      call('PUT', `/api/comments/${id}/hidden`, { ...as(user), body: { hidden } }),
    bellOf: async (user: TestUser) =>
      (await call('GET', '/api/me/notifications', as(user))).body as OwnNotification[],
    readBell: (user: TestUser) => call('PUT', '/api/me/notifications/read', as(user)),
    notifiedAdmins: async (admin: TestUser) => (await call('GET', '/api/notifications', as(admin))).body,
  };
}

/** `a(b(c) d)`: the contents, with replies in brackets; a deleted comment is `-`. */
export const outline = (threads: readonly Comment[]): string =>
  threads
    .map(({ content, replies }) => (content || '-') + (replies.length > 0 ? `(${outline(replies)})` : ''))
    .join(' ');

export const refused = (status: number, message: string) => ({ status, body: { message } });
