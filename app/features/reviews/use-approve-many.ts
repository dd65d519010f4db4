import { useMutation } from '@tanstack/react-query';
import { approveReviews, type Review } from '#contract/reviews/endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import type { Outcome } from './queue-outcome.tsx';
import { reviewTitle } from './review-groups.ts';
import type { ReviewList } from './use-review-list.ts';

/** Approves several reviews. Approved ones leave the queue; refused ones are refetched, with their reasons shown. */
export function useApproveMany(list: ReviewList, onOutcome: (outcome: Outcome) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (reviews: readonly Review[]) =>
      api.call(approveReviews, { body: { reviews: reviews.map(({ id, revision }) => ({ id, revision })) } }),
    onSuccess: async ({ approved, refused }, reviews) => {
      onOutcome({ approved: approved.length, refused: refused.map((one) => withTitle(one, reviews)) });
      await list.remove(approved);
      if (refused.length > 0) await list.reload();
    },
    onError: (error) => showLongToast(failureMessage(error, reviewTexts.failed), 'error'),
  });
}

interface Refused {
  readonly id: number;
  readonly message: string;
}

function withTitle({ id, message }: Refused, reviews: readonly Review[]) {
  const review = reviews.find((one) => one.id === id);
  return { id, title: review ? reviewTitle(review) : '', message };
}
