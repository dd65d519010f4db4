import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { settingsTexts } from '#contract/texts/settings.ts';
import { Button } from '#app/ui/button.tsx';

interface RestoreButtonProps {
  readonly onRestore: () => void;
  /** Null when there is nothing to undo. */
  readonly onUndo: (() => void) | null;
}

export function RestoreButton({ onRestore, onUndo }: RestoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const undo = () => {
    onUndo?.();
    // The pressed button is removed.
    button.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        ref={button}
        variant="secondary"
        icon={<RotateCcw aria-hidden className="size-4" />}
        onClick={onRestore}
      >
        {settingsTexts.restore}
      </Button>
      {onUndo && (
        <>
          <span className="text-ink-soft">{settingsTexts.restored}</span>
          <Button variant="quiet" onClick={undo}>
            {settingsTexts.undo}
          </Button>
        </>
      )}
    </div>
  );
}
