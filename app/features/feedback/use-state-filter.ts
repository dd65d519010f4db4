import { useSearchParams } from 'react-router';
import { FEEDBACK_STATES, type FeedbackState } from '#contract/feedback/feedback-states.ts';

/** Which messages are shown, by `?state=` of the address; undefined means all of them. */
export function useStateFilter() {
  const [params] = useSearchParams();
  return {
    state: FEEDBACK_STATES.find((state) => state === params.get('state')),
    /** Another filter keeps the search and starts at its first page. */
    hrefOf: (state: FeedbackState | undefined): string => {
      const next = new URLSearchParams(params);
      next.delete('page');
      if (state) next.set('state', state);
      else next.delete('state');
      return `?${next}`;
    },
  };
}
