import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { InlineScript } from '#app/lib/choices/document-scripts.tsx';

const KEY = 'react-router-scroll-positions';

/** Serialized with `toString`: it must not use anything from outside its own body. */
function restoreScroll(storageKey: string): void {
  try {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
    const positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const top = positions[(history.state as { key: string }).key];
    if (typeof top === 'number') scrollTo(0, top);
  } catch {
    // Storage is blocked: the page starts at the top.
  }
}

/** For the end of the document: restores the scroll position of a reloaded page before the router has loaded. */
export const restoreScrollScript = `(${restoreScroll})(${JSON.stringify(KEY)})`;

/** Replaces React Router's `<ScrollRestoration>`, whose script is not known before rendering (decision 033). */
export function ScrollMemory() {
  useScrollRestoration({ storageKey: KEY });
  return <InlineScript code={import.meta.env.SSR ? restoreScrollScript : ''} />;
}
