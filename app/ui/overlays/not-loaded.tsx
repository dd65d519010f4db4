import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';

/** In the place of a part of the page that did not come. Without a picture: it comes along with what it stands for. */
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
