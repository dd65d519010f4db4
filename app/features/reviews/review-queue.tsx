import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { REVIEWS_PER_PAGE } from '#contract/content-limits.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import type { PieceHistoryProps } from './piece-history.ts';
import { ReviewBoard } from './review-board.tsx';
import { useReviewList } from './use-review-list.ts';

interface ReviewQueueProps {
  readonly History: ComponentType<PieceHistoryProps>;
}

/** Versions that wait for approval, oldest first, page by page. */
export function ReviewQueue({ History }: ReviewQueueProps) {
  const { setPage, hrefOf } = useListAddress();
  const list = useReviewList();
  const { page, data, error } = list;

  if (!data && error)
    return <ErrorState message={failureMessage(error)} onRetry={() => void list.reload()} />;
  if (!data) return <ListSkeleton rows={4} className="h-48" />;
  const pages = pagesIn(data.total, REVIEWS_PER_PAGE);
  if (page > pages) return <Navigate replace to={hrefOf({ page: pages })} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      <ReviewBoard key={page} list={list} reviews={data.rows} total={data.total} History={History} />
      <Pagination page={page} pages={pages} onChange={setPage} />
    </div>
  );
}
