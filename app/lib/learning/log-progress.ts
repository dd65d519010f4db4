import { useSyncExternalStore } from 'react';

/** How much of the account's log is on this device, while that is not all of it. */
export interface LogProgress {
  /** From 0 to 1. */
  readonly share: number;
  /** The rest is on its way; or it could not be fetched now; or its account has to sign in again first. */
  readonly state: 'fetching' | 'waiting' | 'needs-login';
}

let progress: LogProgress | null = null;
const listeners = new Set<() => void>();

/** Apart from the log, so that the frame can show it without loading the log. */
export function setLogProgress(now: LogProgress | null): void {
  if (progress?.share === now?.share && progress?.state === now?.state) return;
  progress = now;
  listeners.forEach((notify) => notify());
}

/** Null when there is nothing to wait for. */
export const useLogProgress = (): LogProgress | null =>
  useSyncExternalStore(
    subscribe,
    () => progress,
    () => null,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
