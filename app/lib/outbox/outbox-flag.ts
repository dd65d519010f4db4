import { storage } from '../choices/storage.ts';

/**
 * Whether something waits in this browser, without loading the outbox: most visitors have nothing in it. A separate key
 * because IndexedDB cannot be asked at once.
 */
const KEY = 'outbox';
/** Whether the server has refused something that was learnt: it is listed in the same place. */
const REFUSED_KEY = 'refused-learning';
/** The key of an older version, which kept answers only. */
export const OLD_KEY = 'unsent-answers';

const listeners = new Set<() => void>();

export const mayHaveWaiting = (): boolean =>
  [KEY, OLD_KEY, REFUSED_KEY].some((key) => storage.get(key) !== null);

export const mayHaveRefusedLearning = (): boolean => storage.get(REFUSED_KEY) !== null;

export function noteRefusedLearning(isRefused: boolean): void {
  if (isRefused === mayHaveRefusedLearning()) return;
  if (isRefused) storage.set(REFUSED_KEY, 'refused');
  else storage.remove(REFUSED_KEY);
  tellWaiting();
}

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
