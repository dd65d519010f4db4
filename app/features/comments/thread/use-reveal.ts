import { useState } from 'react';

interface Identified {
  readonly id: number;
}

interface Revealed<T> {
  readonly shown: readonly T[];
  readonly left: number;
  /** The first of those that were hidden: who reads with the keyboard goes on there. */
  readonly firstRevealedId: number | null;
  /** Asked for by a button, which is gone then. */
  readonly revealRest: () => void;
  readonly revealAll: () => void;
}

/** The beginning of a list, and the rest of it when asked. */
export function useReveal<T extends Identified>(list: readonly T[], atFirst: number): Revealed<T> {
  const [count, setCount] = useState(atFirst);
  const revealAll = () => setCount(Infinity);
  const [firstRevealedId, setFirstRevealedId] = useState<number | null>(null);
  return {
    shown: list.slice(0, count),
    left: Math.max(0, list.length - count),
    firstRevealedId,
    revealRest: () => {
      setFirstRevealedId(list[count]?.id ?? null);
      revealAll();
    },
    revealAll,
  };
}
