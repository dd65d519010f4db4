import { addReviewNote, approveReviews, decideReview, listReviews } from '#contract/reviews/endpoints.ts';
import { pageOf } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { ReviewsService } from './reviews.service.ts';

export const reviewsRoutes = (reviews: ReviewsService) => [
  route(listReviews, async ({ caller, query, headers }) =>
    pageOf(await reviews.list(caller), query, headers),
  ),
  route(decideReview, ({ caller, params, body }) => reviews.decide(caller, params.id, body)),
  route(approveReviews, ({ caller, body }) => reviews.approveAll(caller, body.reviews)),
  route(addReviewNote, ({ caller, params, body }) => reviews.addNote(caller, params.id, body.text)),
];
