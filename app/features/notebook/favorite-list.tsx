import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { FAVORITES_PER_PAGE } from '#contract/limits.ts';
import type { Category, FavoriteItem } from '#contract/notebook/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import { formatNumber } from '#app/lib/format.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import { NotebookCards } from './notebook-card.tsx';
import { favoriteItemsQuery } from './notebook-queries.ts';
import { RemovedCard } from './removed-card.tsx';
import { usePendingRemovals } from './use-pending-removals.ts';

interface FavoriteListProps {
  readonly categoryId: string;
  readonly userId: number | null;
  /** Categories that a word can be moved to. */
  readonly others: readonly Category[];
}

const NONE: readonly FavoriteItem[] = [];

/** The words of one category, newest first. */
export function FavoriteList({ categoryId, userId, others }: FavoriteListProps) {
  const { page, setPage, hrefOf } = useListAddress();
  const { data, error, refetch } = useQuery(favoriteItemsQuery(categoryId, userId));
  const { places, restoredId, remove, restore } = usePendingRemovals(categoryId, userId, data ?? NONE);

  if (!data && isNotFound(error)) return <CategoryNotFound />;
  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} className="h-40" />;
  if (places.length === 0) return <NoFavorites />;
  const pages = pagesIn(places.length, FAVORITES_PER_PAGE);
  if (page > pages) return <Navigate replace to={hrefOf({ page: pages })} />;
  return (
    <div className="grid gap-5">
      <p role="status" className="text-sm text-ink-soft">
        {notebookTexts.words(formatNumber(data.length))}
      </p>
      <NotebookCards label={notebookTexts.itemsTitle}>
        {places
          .slice((page - 1) * FAVORITES_PER_PAGE, page * FAVORITES_PER_PAGE)
          .map(({ favorite, removal }) =>
            removal ? (
              <RemovedCard
                key={`removed ${favorite.id}`}
                removal={removal}
                categoryId={categoryId}
                onRestored={(restored) => restore(removal, restored)}
              />
            ) : (
              <FavoriteCard
                key={favorite.id}
                favorite={favorite}
                others={others}
                takesFocus={favorite.id === restoredId}
                onRemoved={(movedTo) => remove(favorite, movedTo)}
              />
            ),
          )}
      </NotebookCards>
      <Pagination page={page} pages={pages} onChange={setPage} />
    </div>
  );
}

// Another learner's category is a 404 too, and an id that is no number a 400: neither is in this notebook.
const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400);

function CategoryNotFound() {
  return (
    <EmptyState
      picture={<BrokenBridge className="w-44 text-indigo" />}
      title={notebookTexts.notFoundTitle}
      actions={<ButtonLink to={paths.categories}>{notebookTexts.backToNotebook}</ButtonLink>}
    >
      {notebookTexts.notFoundText}
    </EmptyState>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      picture={<QuietBridge className="w-44 text-indigo" />}
      title={notebookTexts.itemsEmptyTitle}
      actions={<ButtonLink to={paths.search}>{notebookTexts.lookUp}</ButtonLink>}
    >
      {notebookTexts.itemsEmptyText}
    </EmptyState>
  );
}
