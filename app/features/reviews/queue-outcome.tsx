import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

/** The result of approving several reviews, or reviews that somebody else decided. */
export interface Outcome {
  readonly approved: number;
  readonly refused: readonly { readonly id: number; readonly title: string; readonly message: string }[];
}

interface QueueOutcomeProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** Shown above the queue. It receives focus, because the pressed button may be gone. */
export function QueueOutcome({ outcome: { approved, refused }, onClose }: QueueOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className={`flex items-start justify-between gap-3 rounded-md px-4 py-2 ${refused.length > 0 ? 'bg-amber-wash' : 'bg-moss-wash'}`}
    >
      <div className="grid min-w-0 gap-1 py-2 wrap-anywhere">
        {approved > 0 && <p className="font-bold">{reviewTexts.approvedCount(approved)}</p>}
        {refused.length > 0 && (
          <ul className="grid gap-1">
            {refused.map(({ id, title, message }) => (
              <li key={id}>
                <MixedText>{reviewTexts.notApproved(title, message)}</MixedText>
              </li>
            ))}
          </ul>
        )}
      </div>
      <IconButton label={uiTexts.close} icon={<X />} onClick={onClose} />
    </div>
  );
}
