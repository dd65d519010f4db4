import { storage } from '../choices/storage.ts';

/**
 * Whether something waits in this browser, without loading the outbox: most visitors have nothing in it. A separate key
 * because IndexedDB cannot be asked at once.
 */
const KEY = 'outbox';
/** The key of an older version, which kept answers only. */
export const OLD_KEY = 'unsent-answers';

const listeners = new Set<() => void>();

export const mayHaveWaiting = (): boolean => storage.get(KEY) !== null || storage.get(OLD_KEY) !== null;

export function noteWaiting(isWaiting: boolean): void {
  if (isWaiting) storage.set(KEY, 'waiting');
  else storage.remove(KEY);
}

/** Tells the frame to look again. */
export function tellWaiting(): void {
  for (const notify of listeners) notify();
}

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
