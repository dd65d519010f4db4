import { Undo2, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

interface DeletionNoticeProps {
  readonly name: string;
  readonly undoing: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Stays above the list until the next deletion: a toast would disappear before everyone can reach its button. */
export function DeletionNotice({ name, undoing, onUndo, onClose }: DeletionNoticeProps) {
  const sentenceId = useId();
  const undoButton = useRef<HTMLButtonElement>(null);

  // Deleting removed the row and its button, to which the closed confirmation has just returned the focus.
  useEffect(() => {
    const timer = setTimeout(() => undoButton.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-1 rounded-md bg-moss-wash py-1 pr-1 pl-4 sm:grid-cols-[1fr_auto_auto] sm:items-center">
      <p id={sentenceId} role="status" className="min-w-0 py-2 wrap-anywhere">
        <MixedText>{texts.removed(name)}</MixedText>
      </p>
      <Button
        ref={undoButton}
        variant="quiet"
        size="small"
        className="order-last -ml-3 justify-self-start sm:order-none sm:ml-0"
        icon={<Undo2 aria-hidden className="size-4" />}
        aria-describedby={sentenceId}
        busyLabel={undoing && texts.undoing}
        onClick={onUndo}
      >
        {texts.undo}
      </Button>
      <IconButton label={uiTexts.close} icon={<X />} onClick={onClose} />
    </div>
  );
}
