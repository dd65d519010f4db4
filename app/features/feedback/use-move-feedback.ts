import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type Feedback, listFeedback, setFeedbackState } from '#contract/feedback/endpoints.ts';
import type { FeedbackState } from '#contract/feedback/feedback-states.ts';
import { feedbackListTexts } from '#contract/texts/feedback.ts';
import type { ListPage } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { logFailure } from '#app/lib/log.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';

interface Move {
  readonly id: number;
  readonly state: FeedbackState;
}

const MOVE = ['move-feedback'];
const EVERY_LIST = { queryKey: ['GET', listFeedback.path] };

/** Changes the state of a message once the server has confirmed it. */
export function useMoveFeedback(onMoved: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: MOVE,
    mutationFn: ({ id, state }: Move) =>
      api.call(setFeedbackState, { params: { id: String(id) }, body: { state } }),
    onSuccess: (moved) => {
      client.setQueriesData<ListPage<typeof listFeedback>>(
        EVERY_LIST,
        (page) => page && { ...page, rows: page.rows.map((row) => (row.id === moved.id ? moved : row)) },
      );
      // The message may belong to another list now, and the count of new messages may have changed.
      void client.invalidateQueries(EVERY_LIST);
      onMoved();
    },
    onError: (error) => {
      logFailure('Changing the state of a message failed', error);
      showLongToast(failureMessage(error, feedbackListTexts.saveFailed), 'error');
    },
  });
  const movingIds = useMutationState({
    filters: { mutationKey: MOVE, status: 'pending' },
    select: ({ state }) => (state.variables as Move).id,
  });
  return {
    isMoving: ({ id }: Feedback) => movingIds.includes(id),
    move: ({ id }: Feedback, state: FeedbackState) => mutate({ id, state }),
  };
}
