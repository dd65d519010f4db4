import { useSyncExternalStore } from 'react';
import { CHAT_ENTER_ABOVE_PX } from '#contract/limits.ts';

const query = () => window.matchMedia(`(min-width: ${CHAT_ENTER_ABOVE_PX + 1}px)`);

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room for the chat beside the page. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
