import { X } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import type { Review } from '#contract/reviews/endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { GroupSection } from './group-section.tsx';
import type { PieceHistoryProps } from './piece-history.ts';
import { type Outcome, QueueOutcome } from './queue-outcome.tsx';
import { ReviewCard } from './review-card.tsx';
import { groupReviews, reviewTitle } from './review-groups.ts';
import { useApproveMany } from './use-approve-many.ts';
import { focusAdjacent, useQueueKeys } from './use-queue-keys.ts';
import type { ReviewList } from './use-review-list.ts';

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'approving'; readonly reviews: readonly Review[] }
  | { readonly at: 'history'; readonly review: Review };

interface ReviewBoardProps {
  readonly list: ReviewList;
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly History: ComponentType<PieceHistoryProps>;
}

/** One page of the queue with all its actions. */
export function ReviewBoard({ list, reviews, total, History }: ReviewBoardProps) {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const queue = useRef<HTMLDivElement>(null);
  useQueueKeys(queue);
  const approval = useApproveMany(list, (done) => {
    setOutcome(done);
    // Refused ones have to be checked again before they can be selected.
    setChosen(new Set());
  });
  const selected = reviews.filter(({ id }) => chosen.has(id));
  const now = list.dataUpdatedAt;

  const rest = () => setStep({ at: 'rest' });
  const restored = () => {
    rest();
    void list.reload();
  };
  const approve = (wanted: readonly Review[]) => {
    rest();
    setOutcome(null);
    approval.mutate(wanted);
  };
  const cardOf = (review: Review) => (
    <ReviewCard
      key={review.id}
      review={review}
      now={now}
      list={list}
      selected={chosen.has(review.id)}
      onSelect={(on) => setChosen(on ? new Set([...chosen, review.id]) : without(chosen, review.id))}
      onDecided={(card) => {
        focusAdjacent(queue.current, card);
        void list.remove([review.id]);
      }}
      onDecidedElsewhere={(message) =>
        setOutcome({ approved: 0, refused: [{ id: review.id, title: reviewTitle(review), message }] })
      }
      onHistory={() => setStep({ at: 'history', review })}
    />
  );
  return (
    <div ref={queue} tabIndex={-1} className="grid grid-cols-1 gap-8 outline-none">
      {outcome && (
        <QueueOutcome key={outcomeKey(outcome)} outcome={outcome} onClose={() => setOutcome(null)} />
      )}
      {reviews.length === 0 ? (
        <EmptyQueue loading={list.isFetching} onLookAgain={() => void list.reload()} />
      ) : (
        <div className="grid gap-1 text-sm text-ink-soft">
          <p role="status">{reviewTexts.count(formatNumber(total))}</p>
          <p className="hidden pointer-fine:block">{reviewTexts.keys}</p>
        </div>
      )}
      {groupReviews(reviews).map((group) => (
        <GroupSection
          key={group.key}
          group={group}
          now={now}
          busy={approval.isPending}
          onApproveAll={(open) => setStep({ at: 'approving', reviews: open })}
        >
          {group.reviews.map(cardOf)}
        </GroupSection>
      ))}
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          busy={approval.isPending}
          onApprove={() => setStep({ at: 'approving', reviews: selected })}
          onClear={() => setChosen(new Set())}
        />
      )}
      <OnDemand key={step.at} onFailed={rest}>
        {step.at === 'approving' && (
          <Confirm
            open
            question={reviewTexts.approveQuestion(step.reviews.length)}
            explanation={reviewTexts.approveExplanation}
            confirmLabel={reviewTexts.approveConfirm(step.reviews.length)}
            onConfirm={() => approve(step.reviews)}
            onCancel={rest}
          />
        )}
        {step.at === 'history' && <History review={step.review} onClose={rest} onRestored={restored} />}
      </OnDemand>
    </div>
  );
}

const without = (chosen: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...chosen].filter((one) => one !== id));

/** Another outcome is another element, so that it receives focus again. */
const outcomeKey = ({ approved, refused }: Outcome): string =>
  [approved, ...refused.map(({ id }) => id)].join(' ');

interface EmptyQueueProps {
  /** The last review was just decided, and the next page is loading. */
  readonly loading: boolean;
  readonly onLookAgain: () => void;
}

function EmptyQueue({ loading, onLookAgain }: EmptyQueueProps) {
  if (loading) return <ListSkeleton rows={2} className="h-48" />;
  return (
    <EmptyState
      picture={<QuietBridge className="w-40 text-indigo" />}
      title={reviewTexts.emptyTitle}
      actions={
        <Button variant="secondary" onClick={onLookAgain}>
          {reviewTexts.lookAgain}
        </Button>
      }
    >
      {reviewTexts.emptyText}
    </EmptyState>
  );
}

interface SelectionBarProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onClear: () => void;
}

/** Always visible while the queue scrolls: at the bottom, above the tab bar of phones. */
function SelectionBar({ count, busy, onApprove, onClear }: SelectionBarProps) {
  return (
    <div className="sticky bottom-[calc(var(--spacing-bottom-bar)+0.75rem)] z-10 flex gap-1 rounded-lg border border-line bg-surface p-3 shadow-float md:bottom-4">
      <Button busyLabel={busy && reviewTexts.approving} onClick={onApprove}>
        {reviewTexts.approveSelected(count)}
      </Button>
      <IconButton label={reviewTexts.clearSelection} icon={<X aria-hidden />} onClick={onClear} />
    </div>
  );
}
