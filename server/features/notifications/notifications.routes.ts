import {
  listNotifications,
  listOwnNotifications,
  markOwnNotificationsRead,
} from '#contract/notifications/endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { NotificationsService } from './notifications.service.ts';

export const notificationsRoutes = (notifications: NotificationsService) => [
  route(listNotifications, async ({ query, headers }) =>
    withTotal(await notifications.listForAdmins(boundsOf(query)), headers),
  ),
  route(listOwnNotifications, ({ caller }) => notifications.listOwn(caller.id)),
  route(markOwnNotificationsRead, ({ caller }) => notifications.markOwnRead(caller.id)),
];
