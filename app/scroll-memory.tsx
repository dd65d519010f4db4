import { useContext, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { InlineScript } from '#app/lib/choices/document-scripts.tsx';

const KEY = 'react-router-scroll-positions';

/** Serialized with `toString`: it must not use anything from outside its own body. */
function restoreScroll(storageKey: string): void {
  try {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
    const positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const top = positions[(history.state as { key: string }).key];
    if (typeof top !== 'number') return;
    document.documentElement.dataset.scrolled = 'back';
    scrollTo(0, top);
  } catch {
    // Storage is blocked: the page starts at the top.
  }
}

/** For the end of the document: restores the scroll position of a reloaded page before the router has loaded. */
export const restoreScrollScript = `(${restoreScroll})(${JSON.stringify(KEY)})`;

/** Replaces React Router's `<ScrollRestoration>`, whose script is not known before rendering (decision 033). */
export function ScrollMemory() {
  useLongLists();
  useScrollRestoration({ storageKey: KEY });
  return <InlineScript code={import.meta.env.SSR ? restoreScrollScript : ''} />;
}

/** Before the router scrolls to where somebody was, lists must be as high as they were then (`long-list-row`). */
function useLongLists(): void {
  const top = useContext(DataRouterStateContext)?.restoreScrollPosition;
  useLayoutEffect(() => {
    // The first page: the script in the document has decided.
    if (top === false) return;
    if (typeof top === 'number') document.documentElement.dataset.scrolled = 'back';
    else delete document.documentElement.dataset.scrolled;
  }, [top]);
}
