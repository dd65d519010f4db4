import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAudit } from '#contract/audit/endpoints.ts';
import { resetSecondFactor } from '#contract/second-factor/endpoints.ts';
import { userTexts } from '#contract/texts/users.ts';
import { blockUser, listUsers, unblockUser, type User } from '#contract/users/endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';

/** Blocks, unblocks and resets; the list and the log follow. */
export function useManageUser() {
  const api = useApi();
  const client = useQueryClient();
  const done = (message: string) => {
    showToast(message, 'success');
    void client.invalidateQueries({ queryKey: ['GET', listUsers.path] });
    void client.invalidateQueries({ queryKey: ['GET', listAudit.path] });
  };
  const onError = (error: Error) => showLongToast(failureMessage(error), 'error');
  const paramsOf = ({ id }: User) => ({ id: String(id) });

  const block = useMutation({
    mutationFn: ({ user, reason }: { readonly user: User; readonly reason: string }) =>
      api.call(blockUser, { params: paramsOf(user), body: { reason } }),
    onSuccess: () => done(userTexts.blocked),
  });
  const unblock = useMutation({
    mutationFn: (user: User) => api.call(unblockUser, { params: paramsOf(user) }),
    onSuccess: () => done(userTexts.unblocked),
    onError,
  });
  const reset = useMutation({
    mutationFn: (user: User) => api.call(resetSecondFactor, { params: paramsOf(user) }),
    onSuccess: ({ message }) => done(message),
    onError,
  });
  return { block, unblock, reset };
}
