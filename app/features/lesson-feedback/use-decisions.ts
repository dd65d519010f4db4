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

/** What a maker decides in one lesson. What may be refused waits for the server's yes; a report is mended at once. */
export function useDecisions(lessonId: string, userId: number | null) {
  const known = useKnownFeedback(lessonId, userId);
  return { ...useSuggestionDecisions(known), ...useReportDecisions(known) };
}

export type Decisions = ReturnType<typeof useDecisions>;
type KnownFeedback = ReturnType<typeof useKnownFeedback>;

/** What this browser knows of the lesson. */
function useKnownFeedback(lessonId: string, userId: number | null) {
  const client = useQueryClient();
  const { queryKey } = lessonFeedbackQuery(lessonId, userId);
  /** The figures follow what was credited, and somebody else may have decided meanwhile. */
  const readAnew = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['GET', listLessonFeedback.path] });
  };
  return {
    holdStill: () => client.cancelQueries({ queryKey }),
    change: (changed: (feedback: LessonFeedback) => LessonFeedback) =>
      client.setQueryData(queryKey, (feedback) => feedback && changed(feedback)),
    readAnew,
    sayFailure: (error: unknown) => {
      showLongToast(failureMessage(error), 'error');
      readAnew();
    },
  };
}

function useSuggestionDecisions({ change, readAnew, sayFailure }: KnownFeedback) {
  const api = useApi();
  const accept = useMutation({
    mutationFn: (id: number) =>
      api.call(decideSuggestion, { params: { id: String(id) }, body: { state: 'accepted' } }),
    onSuccess: ({ id, inReview }) => {
      const decided = inReview ? withSuggestionInReview : withoutSuggestion;
      change((feedback) => decided(feedback, id));
      showLongToast(inReview ? texts.sentForReview : texts.accepted, 'success');
      readAnew();
    },
    onError: sayFailure,
  });
  const reject = useMutation({
    mutationFn: ({ id, reason }: WithReason) =>
      api.call(decideSuggestion, { params: { id: String(id) }, body: { state: 'rejected', reason } }),
    onSuccess: ({ id }) => {
      change((feedback) => withoutSuggestion(feedback, id));
      showToast(texts.rejected, 'success');
      readAnew();
    },
  });
  return { accept, reject };
}

function useReportDecisions({ holdStill, change, readAnew, sayFailure }: KnownFeedback) {
  const api = useApi();
  const markFixed = useMutation({
    mutationFn: (id: number) =>
      api.call(decideReport, { params: { id: String(id) }, body: { state: 'mended' } }),
    onMutate: async (id) => {
      await holdStill();
      change((feedback) => withReport(feedback, { id, state: 'mended' }));
    },
    onSuccess: () => {
      showToast(texts.fixedTold, 'success');
      readAnew();
    },
    onError: (error, id) => {
      change((feedback) => withReport(feedback, { id, state: 'open' }));
      sayFailure(error);
    },
  });
  const decline = useMutation({
    mutationFn: ({ id, reason }: WithReason) =>
      api.call(decideReport, { params: { id: String(id) }, body: { state: 'declined', reason } }),
    onSuccess: (report) => {
      change((feedback) => withReport(feedback, report));
      showToast(texts.declined, 'success');
      readAnew();
    },
  });
  return { markFixed, decline };
}
