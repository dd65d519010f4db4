import { useState } from 'react';

interface Identified {
  readonly id: number;
}

interface Revealed<T> {
  readonly shown: readonly T[];
  readonly left: number;
  /** The first of those that came last: who reads with the keyboard goes on there. */
  readonly firstRevealedId: number | null;
  readonly revealMore: (by: number) => void;
  readonly revealAll: () => void;
}

/** The beginning of a list, and more of it when asked. */
export function useReveal<T extends Identified>(list: readonly T[], atFirst: number): Revealed<T> {
  const [count, setCount] = useState(atFirst);
  const [firstRevealedId, setFirstRevealedId] = useState<number | null>(null);
  return {
    shown: list.slice(0, count),
    left: Math.max(0, list.length - count),
    firstRevealedId,
    revealMore: (by) => {
      setFirstRevealedId(list[count]?.id ?? null);
      setCount(count + by);
    },
    revealAll: () => setCount(Infinity),
  };
}
