import { useQuery } from '@tanstack/react-query';
import { FEEDBACK_STATES, type FeedbackState } from '#contract/feedback/feedback-states.ts';
import { feedbackListTexts as texts } from '#contract/texts/feedback.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Link } from '#app/ui/link.tsx';
import { newFeedbackQuery } from './feedback-queries.ts';
import { useStateFilter } from './use-state-filter.ts';

const FILTERS = [undefined, ...FEEDBACK_STATES];

/** All, new, read, done: each filter has its own URL. New messages are counted. */
export function StateFilter() {
  const { state, hrefOf } = useStateFilter();
  const { data } = useQuery(newFeedbackQuery());
  return (
    <nav aria-label={texts.filters} className="flex overflow-x-auto border-b border-line sm:gap-1">
      {FILTERS.map((filter) => (
        <Link
          key={filter ?? 'all'}
          to={hrefOf(filter)}
          preventScrollReset
          aria-current={filter === state ? 'page' : undefined}
          className="-mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2 font-bold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:text-indigo sm:px-4"
        >
          {labelOf(filter, data?.total ?? 0)}
        </Link>
      ))}
    </nav>
  );
}

function labelOf(filter: FeedbackState | undefined, newOnes: number): string {
  if (!filter) return texts.all;
  if (filter === 'new' && newOnes > 0) return texts.newWithCount(formatNumber(newOnes));
  return texts.states[filter];
}
