import { RotateCcw } from 'lucide-react';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';
import { BrokenBridge } from '../pictures/broken-bridge.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  readonly message: string;
  readonly onRetry?: () => void;
}

/** Something failed: says what, and lets the learner try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        picture={<BrokenBridge className="w-40 text-indigo" />}
        title={uiTexts.somethingWrong}
        actions={
          onRetry && (
            <Button variant="secondary" icon={<RotateCcw className="size-4" />} onClick={onRetry}>
              {uiTexts.tryAgain}
            </Button>
          )
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
