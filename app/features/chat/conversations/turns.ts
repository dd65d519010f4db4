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

interface TurnState {
  readonly turn: Turn | null;
  /** What is being typed. */
  readonly draft: string;
}

const EMPTY: TurnState = { turn: null, draft: '' };

/** By conversation, above all pages: an answer goes on coming while the widget is closed or another page opens. */
const turnStates = new Map<string, TurnState>();
const listeners = new Set<() => void>();

export const turnStateOf = (key: string): TurnState => turnStates.get(key) ?? EMPTY;

export function changeTurnState(key: string, change: Partial<TurnState>): void {
  const state = { ...turnStateOf(key), ...change };
  if (state.turn || state.draft) turnStates.set(key, state);
  else turnStates.delete(key);
  listeners.forEach((notify) => notify());
}

/** What is being answered there is no longer wanted. */
export function clearTurnState(key: string): void {
  const { turn } = turnStateOf(key);
  changeTurnState(key, EMPTY);
  turn?.controller.abort();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTurnState = (key: string): TurnState =>
  useSyncExternalStore(
    subscribe,
    () => turnStateOf(key),
    () => EMPTY,
  );
