import { useEffect, useEffectEvent } from 'react';
import { addChatEntry, isChatEntry } from './chat-entry.ts';

const BEFORE_THE_ROUTER = { capture: true } as const;

/** Number of mounted chats: in development React unmounts and remounts each of them once. */
let mountedChats = 0;

/** While the chat covers the page, "back" closes the chat instead of leaving the page. */
export function useBackToPage(active: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return;
    mountedChats += 1;
    if (!isChatEntry()) addChatEntry();
    const address = window.location.href;
    const followBack = (event: PopStateEvent) => {
      // Something that was open over the chat has closed.
      if (window.location.href !== address || isChatEntry()) return;
      event.stopImmediatePropagation();
      goBack();
    };
    window.addEventListener('popstate', followBack, BEFORE_THE_ROUTER);
    return () => {
      window.removeEventListener('popstate', followBack, BEFORE_THE_ROUTER);
      mountedChats -= 1;
      queueMicrotask(dropEntry);
    };
  }, [active]);
}

/**
 * Removes the history entry when the chat is closed with its button. After following a link it stays, so "back" returns
 * to the chat.
 */
function dropEntry(): void {
  if (mountedChats > 0 || !isChatEntry()) return;
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    ...BEFORE_THE_ROUTER,
    once: true,
  });
  window.history.back();
}
