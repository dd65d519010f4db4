import { uiTexts } from '#contract/texts/ui.ts';
import { ErrorState } from './error-state.tsx';

/** In the place of a part of the page that did not come. */
export const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState message={uiTexts.loadFailed} onRetry={onRetry} />
);
