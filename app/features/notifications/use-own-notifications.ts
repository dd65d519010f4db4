import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BELL_REFRESH_MS } from '#contract/limits.ts';
import { listOwnNotifications, markOwnNotificationsRead } from '#contract/notifications/endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { logFailure } from '#app/lib/log.ts';

/** What the bell knows. A tab that nobody looks at does not ask; one that comes back does at once. */
export function useOwnNotifications(userId: number | null) {
  const api = useApi();
  const client = useQueryClient();
  const query = ownQuery(listOwnNotifications, {}, userId);
  const { data: notifications, isError: failed } = useQuery({
    ...query,
    // A token without our user id is not one of ours: the server would refuse it.
    enabled: userId !== null,
    refetchInterval: BELL_REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  const { mutate: markRead } = useMutation({
    mutationFn: () => api.call(markOwnNotificationsRead, {}),
    // A list that is still on its way would bring the old count back.
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
