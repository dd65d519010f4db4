import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { NOTIFICATIONS_PER_PAGE } from '#contract/limits.ts';
import { listNotifications } from '#contract/notifications/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { endpointPageQuery } from '#app/lib/api/endpoint-query.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Alert } from '#app/ui/overlays/question-dialogs.ts';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { NotificationCard } from './notification-card.tsx';

/** Notifications for the admins, newest first, in pages. */
export function NotificationList() {
  const { page, setPage, hrefOf } = useListAddress();
  const { data, isError, errorUpdatedAt, isPlaceholderData, refetch } = useQuery({
    ...notificationsQuery(page),
    placeholderData: keepPreviousData,
  });

  if (!data && isError) {
    return (
      <>
        <ErrorState message={notificationTexts.loadFailed} onRetry={() => void refetch()} />
        <LoadFailedAlert key={errorUpdatedAt} />
      </>
    );
  }
  if (!data) return <ListSkeleton rows={5} className="h-24" />;
  const pages = pagesIn(data.total, NOTIFICATIONS_PER_PAGE);
  if (page > pages && !isPlaceholderData) return <Navigate replace to={hrefOf({ page: pages })} />;
  if (data.rows.length === 0) {
    return (
      <EmptyState picture={<QuietBridge className="w-40 text-indigo" />} title={notificationTexts.emptyTitle}>
        {notificationTexts.emptyText}
      </EmptyState>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('grid gap-6', isPlaceholderData && 'opacity-60')}
    >
      <ul className="grid gap-3">
        {data.rows.map((notification) => (
          <NotificationCard key={notification.id} notification={notification} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} onChange={setPage} />
    </div>
  );
}

/** Opens once for each failure (PRODUCT.md, Notifications); the retry button is on the page behind it. */
function LoadFailedAlert() {
  const [open, setOpen] = useState(true);
  return (
    open && (
      <OnDemand onFailed={() => setOpen(false)}>
        <Alert message={notificationTexts.loadFailed} onClose={() => setOpen(false)} />
      </OnDemand>
    )
  );
}

const notificationsQuery = (page: number) =>
  endpointPageQuery(listNotifications, { query: { page, size: NOTIFICATIONS_PER_PAGE } });
