import { queryOptions } from '@tanstack/react-query';
import { REVIEWS_PER_PAGE } from '#contract/limits.ts';
import { listReviews } from '#contract/reviews/endpoints.ts';
import { endpointPageQuery } from '#app/lib/endpoint-query.ts';

/** Kept under the reviewer's id: which of these are their own is told in it. */
export function reviewsQuery(page: number, userId: number | null) {
  const { queryKey, queryFn } = endpointPageQuery(listReviews, { query: { page, size: REVIEWS_PER_PAGE } });
  return queryOptions({ queryKey: [...queryKey, `user ${userId}`], queryFn });
}
