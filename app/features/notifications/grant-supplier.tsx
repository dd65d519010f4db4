import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminNotification, listNotifications } from '#contract/notifications/endpoints.ts';
import { grantSupplier } from '#contract/suppliers/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { listUsers } from '#contract/users/endpoints.ts';
import type { ListPage } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';

const NOTIFICATIONS = ['GET', listNotifications.path];

interface GrantSupplierProps {
  readonly userId: number;
  readonly email: string;
}

export function GrantSupplier({ userId, email }: GrantSupplierProps) {
  const api = useApi();
  const client = useQueryClient();
  const grant = useMutation({
    mutationFn: () => api.call(grantSupplier, { params: { userId: String(userId) } }),
    onSuccess: () => {
      client.setQueriesData<ListPage<typeof listNotifications>>(
        { queryKey: NOTIFICATIONS },
        (page) => page && { ...page, rows: page.rows.map((row) => grantedTo(userId, row)) },
      );
      // Both lists have changed on the server, but the open one must not move while the admin goes on granting.
      void client.invalidateQueries({ queryKey: NOTIFICATIONS, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: ['GET', listUsers.path] });
      showToast(notificationTexts.grantSucceeded(email), 'success');
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return (
    <Button
      variant="secondary"
      className="w-full sm:w-auto"
      busyLabel={grant.isPending && notificationTexts.granting}
      onClick={() => grant.mutate()}
    >
      {notificationTexts.grant}
    </Button>
  );
}

/** Marks every request of that user as granted. */
const grantedTo = (userId: number, row: AdminNotification): AdminNotification =>
  row.supplierRequest?.userId === userId
    ? { ...row, supplierRequest: { ...row.supplierRequest, granted: true } }
    : row;
