import { useSearchParams } from 'react-router';
import { FEEDBACK_STATES, type FeedbackState } from '#contract/feedback/feedback-states.ts';

/** The filter from `?state=` of the URL; undefined means all messages. */
export function useStateFilter() {
  const [params] = useSearchParams();
  return {
    state: FEEDBACK_STATES.find((state) => state === params.get('state')),
    /** Changing the filter keeps the search and starts at the first page. */
    hrefOf: (state: FeedbackState | undefined): string => {
      const next = new URLSearchParams(params);
      next.delete('page');
      if (state) next.set('state', state);
      else next.delete('state');
      return `?${next}`;
    },
  };
}
