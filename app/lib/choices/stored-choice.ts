import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

export interface ChoiceKind<Value extends string> {
  /** The storage key. */
  readonly key: string;
  readonly values: readonly Value[];
  /** The default. */
  readonly usual: Value;
  /** Values of earlier versions, and what they mean today. */
  readonly former?: Readonly<Record<string, Value>>;
}

export interface StoredChoice<Value extends string> extends ChoiceKind<Value> {
  readonly now: () => Value;
  readonly choose: (value: Value) => void;
  /** Notifies of changes in this tab and in others. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The choice that a stored value stands for. Also serialized into the head of the document (`document-choices.ts`), so
 * it must not use anything from outside its own body.
 */
export function parseChoice<Value extends string>(kind: ChoiceKind<Value>, stored: string | null): Value {
  const { values, usual, former = {} } = kind;
  const meant = former[stored ?? usual] ?? stored;
  return values.find((value) => value === meant) ?? usual;
}

/** A choice of the learner, stored in this browser; `onChoose` is called before the subscribers. */
export function storedChoice<const Value extends string>(
  kind: ChoiceKind<Value>,
  onChoose: (kind: ChoiceKind<Value>, value: Value) => void = () => {},
): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  return {
    ...kind,
    now: () => parseChoice(kind, storage.get(kind.key)),
    choose(value) {
      storage.set(kind.key, value);
      onChoose(kind, value);
      listeners.forEach((notify) => notify());
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** The server's HTML is the same for everyone: it has the default. */
export const useChoice = <Value extends string>({ now, subscribe, usual }: StoredChoice<Value>): Value =>
  useSyncExternalStore(subscribe, now, () => usual);
