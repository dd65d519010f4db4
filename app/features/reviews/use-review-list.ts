import { useQuery, useQueryClient } from '@tanstack/react-query';
import { REVIEWS_PER_PAGE } from '#contract/content-limits.ts';
import type { ReviewNote } from '#contract/contributions/contribution.ts';
import { listReviews, type Review } from '#contract/reviews/endpoints.ts';
import type { ListPage } from '#app/lib/api/api.ts';
import { ownPageQuery } from '#app/lib/api/own-query.ts';
import { useListAddress } from '#app/lib/api/use-list-address.ts';
import { useSession } from '#app/lib/session/session.ts';

type Rows = readonly Review[];

/** The current page of the queue. Rows are only removed, never inserted, so that nothing moves while deciding. */
export function useReviewList() {
  const { page } = useListAddress();
  const userId = useSession()?.userId ?? null;
  const client = useQueryClient();
  const query = reviewsQuery(page, userId);
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(query);

  const change = (rowsOf: (rows: Rows) => Review[]) =>
    client.setQueryData<ListPage<typeof listReviews>>(query.queryKey, (known) => {
      if (!known) return known;
      const rows = rowsOf(known.rows);
      return { rows, total: known.total - known.rows.length + rows.length };
    });

  return {
    page,
    data,
    error,
    dataUpdatedAt,
    isFetching,
    /** Refetches and returns the waiting reviews. */
    reload: async (): Promise<Rows> => (await refetch()).data?.rows ?? [],

    async remove(ids: readonly number[]): Promise<void> {
      const left = change((rows) => rows.filter(({ id }) => !ids.includes(id)));
      // A decision changes other screens too: they refetch when they are next opened.
      await client.invalidateQueries({ refetchType: 'none' });
      if (left?.rows.length === 0) await refetch();
    },

    setNotes(id: number, notes: ReviewNote[]): void {
      change((rows) => rows.map((row) => (row.id === id ? { ...row, notes } : row)));
    },
  };
}

export type ReviewList = ReturnType<typeof useReviewList>;

/** Cached per reviewer: the reply marks the reviewer's own work. */
const reviewsQuery = (page: number, userId: number | null) =>
  ownPageQuery(listReviews, { query: { page, size: REVIEWS_PER_PAGE } }, userId);
