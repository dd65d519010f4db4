import { REVIEWS_PER_PAGE } from '#contract/limits.ts';
import { listReviews } from '#contract/reviews/endpoints.ts';
import { ownPageQuery } from '#app/lib/own-query.ts';

/** Which of these are the reviewer's own is told in it. */
export const reviewsQuery = (page: number, userId: number | null) =>
  ownPageQuery(listReviews, { query: { page, size: REVIEWS_PER_PAGE } }, userId);
