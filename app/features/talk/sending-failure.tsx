import { RotateCcw } from 'lucide-react';
import { talkTexts } from '#contract/texts/talk.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '#app/ui/button.tsx';

interface SendingFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** A line was not answered: it can be sent again as it is, or changed first. */
export function SendingFailure({ message, onRetry, onEdit }: SendingFailureProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-md bg-error-wash px-4 py-3">
      <p className="text-error">{message}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<RotateCcw aria-hidden className="size-4" />} onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          {talkTexts.edit}
        </Button>
      </div>
    </div>
  );
}
