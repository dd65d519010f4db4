import { useSyncExternalStore } from 'react';

/** A question and its answer so far, until both are added to the conversation. */
export interface Turn {
  readonly question: string;
  readonly answer: string;
  readonly state: 'answering' | 'failed' | 'refused';
  /** Shown when the answer failed or is incomplete. */
  readonly failure: string | null;
  /** Another answer to the last question: it replaces the last turn of the conversation. */
  readonly replaces: boolean;
  readonly controller: AbortController;
}

interface TurnState {
  readonly turn: Turn | null;
  /** The text in the question field. */
  readonly draft: string;
}

const EMPTY: TurnState = { turn: null, draft: '' };

/** Turns by conversation, outside of React: an answer continues while the widget is closed or another page opens. */
const turnStates = new Map<string, TurnState>();
const listeners = new Set<() => void>();

export const turnStateOf = (key: string): TurnState => turnStates.get(key) ?? EMPTY;

export function changeTurnState(key: string, change: Partial<TurnState>): void {
  const state = { ...turnStateOf(key), ...change };
  if (state.turn || state.draft) turnStates.set(key, state);
  else turnStates.delete(key);
  listeners.forEach((notify) => notify());
}

/** Drops the state and aborts the pending answer. */
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
