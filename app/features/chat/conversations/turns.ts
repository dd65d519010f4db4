import { useSyncExternalStore } from 'react';

/** A question and as much of its answer as has come, until the two are part of the conversation. */
export interface Turn {
  readonly question: string;
  readonly answer: string;
  readonly state: 'answering' | 'failed' | 'refused';
  /** In the place of the answer when it did not come, or not all of it. */
  readonly failure: string | null;
  /** It stands in the place of the last turn of the conversation: another answer to the same question. */
  readonly replaces: boolean;
  readonly controller: AbortController;
}

interface Desk {
  readonly turn: Turn | null;
  /** What is being typed. */
  readonly draft: string;
}

const EMPTY: Desk = { turn: null, draft: '' };

/** By conversation, above all pages: an answer goes on coming while the widget is closed or another page opens. */
const desks = new Map<string, Desk>();
const listeners = new Set<() => void>();

export const deskOf = (key: string): Desk => desks.get(key) ?? EMPTY;

export function changeDesk(key: string, change: Partial<Desk>): void {
  const desk = { ...deskOf(key), ...change };
  if (desk.turn || desk.draft) desks.set(key, desk);
  else desks.delete(key);
  listeners.forEach((notify) => notify());
}

/** What is being answered there is no longer wanted. */
export function clearDesk(key: string): void {
  const { turn } = deskOf(key);
  changeDesk(key, EMPTY);
  turn?.controller.abort();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDesk = (key: string): Desk =>
  useSyncExternalStore(
    subscribe,
    () => deskOf(key),
    () => EMPTY,
  );
