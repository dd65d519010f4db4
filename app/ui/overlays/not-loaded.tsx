import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';

/** Shown in place of a part that failed to load. Without a picture, to stay small: it is always in the bundle. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <p className="text-ink-soft">{uiTexts.loadFailed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {uiTexts.tryAgain}
      </Button>
    </div>
  );
}
