import { NOTIFICATIONS_PER_PAGE } from '#contract/limits.ts';
import { listNotifications } from '#contract/notifications/endpoints.ts';
import { endpointPageQuery } from '#app/lib/endpoint-query.ts';

export const notificationsQuery = (page: number) =>
  endpointPageQuery(listNotifications, { query: { page, size: NOTIFICATIONS_PER_PAGE } });
