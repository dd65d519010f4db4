import { RotateCcw } from 'lucide-react';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';

interface RetryLineProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** A part of a screen that failed, where the rest works: says what, in one line. */
export function RetryLine({ message, onRetry }: RetryLineProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">{message}</p>
      <Button variant="secondary" size="small" icon={<RotateCcw className="size-4" />} onClick={onRetry}>
        {uiTexts.tryAgain}
      </Button>
    </div>
  );
}
