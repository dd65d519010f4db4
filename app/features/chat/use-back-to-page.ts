import { useEffect, useEffectEvent } from 'react';
import { addChatEntry, isChatEntry } from './chat-entry.ts';

const BEFORE_THE_ROUTER = { capture: true } as const;

/** How many chats stand over the page: in development each is taken away once and put back at once. */
let shown = 0;

/** While the chat lies over the page, "back" leads to the page and not away from it. */
export function useBackToPage(active: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return;
    shown += 1;
    if (!isChatEntry()) addChatEntry();
    const address = window.location.href;
    const followBack = (event: PopStateEvent) => {
      if (window.location.href !== address) return;
      event.stopImmediatePropagation();
      goBack();
    };
    window.addEventListener('popstate', followBack, BEFORE_THE_ROUTER);
    return () => {
      window.removeEventListener('popstate', followBack, BEFORE_THE_ROUTER);
      shown -= 1;
      queueMicrotask(dropEntry);
    };
  }, [active]);
}

/** Closed by its own button: its step goes too. Who has followed a link out of it finds it again by "back". */
function dropEntry(): void {
  if (shown > 0 || !isChatEntry()) return;
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    ...BEFORE_THE_ROUTER,
    once: true,
  });
  window.history.back();
}
