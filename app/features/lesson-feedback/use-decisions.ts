import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideReport, listLessonFeedback } from '#contract/lesson-feedback/endpoints.ts';
import type { LessonFeedback } from '#contract/lesson-feedback/lesson-feedback.ts';
import { decideSuggestion } from '#contract/practice/suggestion-endpoints.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { withoutSuggestion, withReport, withSuggestionInReview } from './decided.ts';
import { lessonFeedbackQuery } from './lesson-feedback-queries.ts';

interface WithReason {
  readonly id: number;
  readonly reason: string;
}

/** The decisions of an author in one lesson. A suggestion waits for the server; a report is marked as fixed at once. */
export function useDecisions(lessonId: string, userId: number | null) {
  const cached = useCachedFeedback(lessonId, userId);
  return { ...useSuggestionDecisions(cached), ...useReportDecisions(cached) };
}

export type Decisions = ReturnType<typeof useDecisions>;
type CachedFeedback = ReturnType<typeof useCachedFeedback>;

/** The cached feedback of the lesson. */
function useCachedFeedback(lessonId: string, userId: number | null) {
  const client = useQueryClient();
  const { queryKey } = lessonFeedbackQuery(lessonId, userId);
  /** Awarded points change the figures, and somebody else may have decided in the meantime. */
  const refresh = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['GET', listLessonFeedback.path] });
  };
  return {
    cancelPending: () => client.cancelQueries({ queryKey }),
    change: (changed: (feedback: LessonFeedback) => LessonFeedback) =>
      client.setQueryData(queryKey, (feedback) => feedback && changed(feedback)),
    refresh,
    showFailure: (error: unknown) => {
      showLongToast(failureMessage(error), 'error');
      refresh();
    },
  };
}

function useSuggestionDecisions({ change, refresh, showFailure }: CachedFeedback) {
  const api = useApi();
  const accept = useMutation({
    mutationFn: (id: number) =>
      api.call(decideSuggestion, { params: { id: String(id) }, body: { state: 'accepted' } }),
    onSuccess: ({ id, inReview }) => {
      const decided = inReview ? withSuggestionInReview : withoutSuggestion;
      change((feedback) => decided(feedback, id));
      showLongToast(inReview ? texts.sentForReview : texts.accepted, 'success');
      refresh();
    },
    onError: showFailure,
  });
  const reject = useMutation({
    mutationFn: ({ id, reason }: WithReason) =>
      api.call(decideSuggestion, { params: { id: String(id) }, body: { state: 'rejected', reason } }),
    onSuccess: ({ id }) => {
      change((feedback) => withoutSuggestion(feedback, id));
      showToast(texts.rejected, 'success');
      refresh();
    },
  });
  return { accept, reject };
}

function useReportDecisions({ cancelPending, change, refresh, showFailure }: CachedFeedback) {
  const api = useApi();
  const markFixed = useMutation({
    mutationFn: (id: number) =>
      api.call(decideReport, { params: { id: String(id) }, body: { state: 'mended' } }),
    onMutate: async (id) => {
      await cancelPending();
      change((feedback) => withReport(feedback, { id, state: 'mended' }));
    },
    onSuccess: () => {
      showToast(texts.fixedTold, 'success');
      refresh();
    },
    onError: (error, id) => {
      change((feedback) => withReport(feedback, { id, state: 'open' }));
      showFailure(error);
    },
  });
  const decline = useMutation({
    mutationFn: ({ id, reason }: WithReason) =>
      api.call(decideReport, { params: { id: String(id) }, body: { state: 'declined', reason } }),
    onSuccess: (report) => {
      change((feedback) => withReport(feedback, report));
      showToast(texts.declined, 'success');
      refresh();
    },
  });
  return { markFixed, decline };
}
