import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BELL_REFRESH_MS } from '#contract/limits.ts';
import { listOwnNotifications, markOwnNotificationsRead } from '#contract/notifications/endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { logFailure } from '#app/lib/log.ts';

/** The data of the bell. A hidden tab does not poll; it refetches when it becomes visible. */
export function useOwnNotifications(userId: number | null) {
  const api = useApi();
  const client = useQueryClient();
  const query = ownQuery(listOwnNotifications, {}, userId);
  const { data: notifications, isError: failed } = useQuery({
    ...query,
    // The server would refuse a token without our user id.
    enabled: userId !== null,
    refetchInterval: BELL_REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  const { mutate: markRead } = useMutation({
    mutationFn: () => api.call(markOwnNotificationsRead, {}),
    // A pending request would bring the old count back.
    onMutate: () => client.cancelQueries({ queryKey: query.queryKey }),
    onSuccess: (list) => client.setQueryData(query.queryKey, list),
    onError: (error) => logFailure('Marking notifications as read failed', error),
  });
  return {
    notifications,
    failed,
    unread: notifications?.filter(({ read }) => !read).length ?? 0,
    markRead,
  };
}
