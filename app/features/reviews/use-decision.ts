import { useMutation } from '@tanstack/react-query';
import { decideReview, type Review } from '#contract/reviews/endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { reviewTitle } from './review-groups.ts';

export type Decision =
  | { readonly decision: 'approved' }
  | { readonly decision: 'changes'; readonly text: string };

interface DecisionCallbacks {
  readonly onDecided: () => void;
  /** The server has a newer state: somebody else was faster. */
  readonly onOutdated: (message: string) => Promise<void>;
}

const OUTDATED: readonly number[] = [404, 409];
const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && OUTDATED.includes(error.statusCode);

export function useDecision(review: Review, { onDecided, onOutdated }: DecisionCallbacks) {
  const api = useApi();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (decision: Decision) =>
      api.call(decideReview, {
        params: { id: String(review.id) },
        body: { ...decision, revision: review.revision },
      }),
    onSuccess: (_, { decision }) => {
      const message = decision === 'approved' ? reviewTexts.approved : reviewTexts.changesSent;
      showToast(message(reviewTitle(review)), 'success');
      onDecided();
    },
    onError: async (failure) => {
      if (isOutdated(failure)) await onOutdated(failure.message);
    },
  });
  return {
    decide: mutate,
    /** The decision that is being sent. */
    pending: isPending ? variables.decision : null,
    problem: error && failureMessage(error, reviewTexts.failed),
  };
}
