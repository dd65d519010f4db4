import { reviewTexts } from '#contract/texts/reviews.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ListSkeleton } from '#app/ui/list-skeleton.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

interface EmptyQueueProps {
  /** The last one has just been decided, and the next page is on its way. */
  readonly loading: boolean;
  readonly onLookAgain: () => void;
}

export function EmptyQueue({ loading, onLookAgain }: EmptyQueueProps) {
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
