import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Navigate } from 'react-router';
import { FEEDBACK_PER_PAGE } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { feedbackListTexts as texts } from '#contract/texts/feedback.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { feedbackQuery } from './feedback-queries.ts';
import { StateButtons } from './state-buttons.tsx';
import { useMoveFeedback } from './use-move-feedback.ts';
import { useStateFilter } from './use-state-filter.ts';

/** The messages of one page, newest first; the previous page stays visible until the next one has loaded. */
export function FeedbackList() {
  const { search, page, setPage, hrefOf } = useListAddress();
  const { state } = useStateFilter();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...feedbackQuery({ search, state, page }),
    placeholderData: keepPreviousData,
  });
  const summary = useRef<HTMLParagraphElement>(null);
  // With a filter, the message leaves the list together with the button that had the focus.
  const { isMoving, move } = useMoveFeedback(() => state && summary.current?.focus());

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-44" />;
  const pages = pagesIn(data.total, FEEDBACK_PER_PAGE);
  if (page > pages && !isPlaceholderData) return <Navigate replace to={hrefOf({ page: pages })} />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('grid gap-5', isPlaceholderData && 'opacity-60')}
    >
      <p ref={summary} role="status" tabIndex={-1} className="text-sm text-ink-soft">
        {texts.found(formatNumber(data.total))}
      </p>
      {data.rows.length > 0 ? (
        <ul className="grid gap-3">
          {data.rows.map((message) => (
            <FeedbackCard key={message.id} message={message}>
              <StateButtons
                message={message}
                moving={isMoving(message)}
                onMove={(next) => move(message, next)}
              />
            </FeedbackCard>
          ))}
        </ul>
      ) : (
        <Nothing searched={search !== '' || state !== undefined} />
      )}
      <Pagination page={page} pages={pages} onChange={setPage} />
    </div>
  );
}

function Nothing({ searched }: { readonly searched: boolean }) {
  const picture = <QuietBridge className="w-40 text-indigo" />;
  if (!searched) {
    return (
      <EmptyState picture={picture} title={texts.emptyTitle}>
        {texts.emptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={picture}
      title={texts.nothingFoundTitle}
      actions={<ButtonLink to={paths.feedbackList}>{texts.showAll}</ButtonLink>}
    >
      {texts.nothingFoundText}
    </EmptyState>
  );
}
