import { listFeedback } from '#contract/feedback/endpoints.ts';
import type { FeedbackState } from '#contract/feedback/feedback-states.ts';
import { FEEDBACK_PER_PAGE } from '#contract/limits.ts';
import { endpointPageQuery } from '#app/lib/api/endpoint-query.ts';

interface FeedbackPlace {
  readonly search: string;
  readonly state: FeedbackState | undefined;
  readonly page: number;
}

export const feedbackQuery = ({ search, state, page }: FeedbackPlace) =>
  endpointPageQuery(listFeedback, {
    query: { search: search || undefined, state, page, size: FEEDBACK_PER_PAGE },
  });

/** Used for its total only: how many messages are unread. */
export const newFeedbackQuery = () =>
  endpointPageQuery(listFeedback, { query: { state: 'new', page: 1, size: 1 } });
