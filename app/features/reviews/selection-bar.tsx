import { X } from 'lucide-react';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

interface SelectionBarProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onClear: () => void;
}

/** Stays in reach while the queue is scrolled: at its foot, over the bar of phones. */
export function SelectionBar({ count, busy, onApprove, onClear }: SelectionBarProps) {
  return (
    <div className="sticky bottom-[calc(var(--spacing-bottom-bar)+0.75rem)] z-10 flex gap-1 rounded-lg border border-line bg-surface p-3 shadow-float md:bottom-4">
      <Button busyLabel={busy && reviewTexts.approving} onClick={onApprove}>
        {reviewTexts.approveSelected(count)}
      </Button>
      <IconButton label={reviewTexts.clearSelection} icon={<X aria-hidden />} onClick={onClear} />
    </div>
  );
}
