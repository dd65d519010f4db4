import { useSyncExternalStore } from 'react';

/** What somebody is told whose account was blocked, at a login or in the middle of a session. */
let notice: string | null = null;
const listeners = new Set<() => void>();

export function tellBlocked(message: string | null): void {
  notice = message;
  listeners.forEach((notify) => notify());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBlockedNotice = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
