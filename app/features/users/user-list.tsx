import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { USERS_PER_PAGE } from '#contract/limits.ts';
import { userTexts } from '#contract/texts/users.ts';
import { listUsers } from '#contract/users/endpoints.ts';
import { endpointPageQuery } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { useChangeRoles } from './use-change-roles.ts';
import { UserTable } from './user-table.tsx';

const UserDialog = onDemand(() => import('./user-dialog.tsx'));

/** The users of one page; the previous page stays visible until the next one has loaded. */
export function UserList({ ownId }: { readonly ownId: number | null }) {
  const { search, page, setPage, hrefOf } = useListAddress();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...usersQuery(search, page),
    placeholderData: keepPreviousData,
  });
  const { isSaving, toggle } = useChangeRoles();
  const [managedId, setManagedId] = useState<number | null>(null);

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const pages = pagesIn(data.total, USERS_PER_PAGE);
  if (page > pages && !isPlaceholderData) return <Navigate replace to={hrefOf({ page: pages })} />;
  const managed = data.rows.find(({ id }) => id === managedId);
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('grid gap-5', isPlaceholderData && 'opacity-60')}
    >
      <p role="status" className="text-sm text-ink-soft">
        {userTexts.found(formatNumber(data.total))}
      </p>
      {data.rows.length > 0 ? (
        <UserTable
          users={data.rows}
          isSaving={isSaving}
          onToggle={toggle}
          onManage={({ id }) => setManagedId(id)}
        />
      ) : (
        <EmptyState
          picture={<QuietBridge className="w-40 text-indigo" />}
          title={userTexts.emptyTitle}
          actions={<ButtonLink to={hrefOf({ search: '', page: 1 })}>{userTexts.showAll}</ButtonLink>}
        >
          {userTexts.emptyText}
        </EmptyState>
      )}
      {managed && (
        <OnDemand onFailed={() => setManagedId(null)}>
          <UserDialog user={managed} isOwn={managed.id === ownId} onClose={() => setManagedId(null)} />
        </OnDemand>
      )}
      <Pagination page={page} pages={pages} onChange={setPage} />
    </div>
  );
}

const usersQuery = (search: string, page: number) =>
  endpointPageQuery(listUsers, { query: { search: search || undefined, page, size: USERS_PER_PAGE } });
