import { useSyncExternalStore } from 'react';
import { storage } from '#app/lib/choices/storage.ts';

/** The announcement that was closed in this browser, by its id: another one is shown again. */
const KEY = 'closedAnnouncement';

const listeners = new Set<() => void>();

export function closeAnnouncement(id: string): void {
  storage.set(KEY, id);
  for (const notify of listeners) notify();
}

/** The server's HTML is the same for everyone: there it is open. */
export const useIsClosed = (id: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => storage.get(KEY) === id,
    () => false,
  );

/** Serialized with `toString`: it must not use anything from outside its own body. */
function hideClosed(key: string): void {
  try {
    const banner = document.currentScript?.previousElementSibling;
    if (banner instanceof HTMLElement && localStorage.getItem(key) === banner.dataset['announcement'])
      banner.hidden = true;
  } catch {
    // Storage is blocked: the announcement stays.
  }
}

/** Right behind the announcement in the document: hides it before the first paint, so that nothing moves. */
export const closedAnnouncementScript = `(${hideClosed})(${JSON.stringify(KEY)})`;
