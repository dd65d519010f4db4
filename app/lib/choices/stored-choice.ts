import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

export interface ChoiceKind<Value extends string> {
  /** Under which this browser keeps it. */
  readonly key: string;
  readonly values: readonly Value[];
  /** Holds until the learner chooses. */
  readonly usual: Value;
  /** What earlier versions kept, and what it means today. */
  readonly former?: Readonly<Record<string, Value>>;
}

export interface StoredChoice<Value extends string> extends ChoiceKind<Value> {
  readonly now: () => Value;
  readonly choose: (value: Value) => void;
  /** Here or in another tab. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * What is meant by what is stored. Printed into the head of the document too (`document-choices.ts`): it must not use
 * anything from outside its own body.
 */
export function understand<Value extends string>(kind: ChoiceKind<Value>, stored: string | null): Value {
  const { values, usual, former = {} } = kind;
  const meant = former[stored ?? usual] ?? stored;
  return values.find((value) => value === meant) ?? usual;
}

/** A choice that the learner makes once, in this browser; `onChoose` is told before everyone who subscribed. */
export function storedChoice<const Value extends string>(
  kind: ChoiceKind<Value>,
  onChoose: (kind: ChoiceKind<Value>, value: Value) => void = () => {},
): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  return {
    ...kind,
    now: () => understand(kind, storage.get(kind.key)),
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

/** The server's HTML is the same for everyone: it shows the usual one. */
export const useChoice = <Value extends string>({ now, subscribe, usual }: StoredChoice<Value>): Value =>
  useSyncExternalStore(subscribe, now, () => usual);
