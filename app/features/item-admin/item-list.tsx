import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import type { Item } from '#contract/dictionary/item.ts';
import { ITEMS_PER_PAGE } from '#contract/limits.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { ItemTable } from './item-table.tsx';
import { itemsQuery } from './items-queries.ts';

interface ItemListProps {
  /** A deletion is in progress. */
  readonly busy: boolean;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
}

/** The items of one page; the previous page stays visible until the next one is loaded. */
export function ItemList({ busy, onEdit, onDelete }: ItemListProps) {
  const { search, page, setPage, hrefOf } = useListAddress();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...itemsQuery(search, page),
    placeholderData: keepPreviousData,
  });

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const pages = pagesIn(data.total, ITEMS_PER_PAGE);
  if (page > pages && !isPlaceholderData) return <Navigate replace to={hrefOf({ page: pages })} />;
  const waiting = busy || isPlaceholderData;
  return (
    <div aria-busy={waiting} className={classNames('grid grid-cols-1 gap-5', waiting && 'opacity-60')}>
      <p role="status" className="text-sm text-ink-soft">
        {itemAdminTexts.found(formatNumber(data.total))}
      </p>
      {data.rows.length > 0 ? (
        <ItemTable items={data.rows} onEdit={onEdit} onDelete={onDelete} />
      ) : (
        <EmptyState
          picture={<QuietBridge className="w-40 text-indigo" />}
          title={itemAdminTexts.emptyTitle}
          actions={<ButtonLink to={hrefOf({ search: '', page: 1 })}>{itemAdminTexts.showAll}</ButtonLink>}
        >
          {itemAdminTexts.emptyText}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} onChange={setPage} />
    </div>
  );
}
