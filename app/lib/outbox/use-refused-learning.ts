import { useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../log.ts';
import { mayHaveRefusedLearning, subscribeToWaiting } from './outbox-flag.ts';

/** What was learnt of one kind, and why the server has not taken it. */
export interface RefusedLearning {
  readonly kind: string;
  readonly reason: string;
  readonly ids: ReadonlySet<string>;
}

const NONE: readonly RefusedLearning[] = [];

/** What the server has refused of the log of learning; the log is loaded only where there is something. */
export function useRefusedLearning(): readonly RefusedLearning[] {
  const isWanted = useSyncExternalStore(subscribeToWaiting, mayHaveRefusedLearning, () => false);
  const [refused, setRefused] = useState(NONE);
  useEffect(() => {
    if (!isWanted) return;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    const watch = async () => {
      const { watchRefusedLearning } = await import('../learning/learning.ts');
      if (!hasLeft) stop = watchRefusedLearning((events) => setRefused(byKind(events)));
    };
    watch().catch((error: unknown) => logFailure('The log of learning could not be loaded', error));
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [isWanted]);
  return isWanted ? refused : NONE;
}

interface RefusedEvent {
  readonly id: string;
  readonly kind: string;
  readonly refusal?: { readonly reason: string };
}

/** Hundreds of answers are one line. */
function byKind(events: readonly RefusedEvent[]): readonly RefusedLearning[] {
  const groups = new Map<string, { kind: string; reason: string; ids: Set<string> }>();
  for (const { id, kind, refusal } of events) {
    const reason = refusal?.reason ?? '';
    const name = `${kind} ${reason}`;
    const group = groups.get(name) ?? { kind, reason, ids: new Set<string>() };
    group.ids.add(id);
    groups.set(name, group);
  }
  return [...groups.values()];
}
