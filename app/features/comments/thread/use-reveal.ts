import { useState } from 'react';

interface Identified {
  readonly id: number;
}

interface Revealed<T> {
  readonly visible: readonly T[];
  readonly left: number;
  /** The first item that was hidden: keyboard focus moves there. */
  readonly firstRevealedId: number | null;
  /** Called by a button, which disappears then. */
  readonly revealRest: () => void;
  readonly revealAll: () => void;
}

/** Shows the start of a list, and the rest on request. */
export function useReveal<T extends Identified>(list: readonly T[], atFirst: number): Revealed<T> {
  const [count, setCount] = useState(atFirst);
  const revealAll = () => setCount(Infinity);
  const [firstRevealedId, setFirstRevealedId] = useState<number | null>(null);
  return {
    visible: list.slice(0, count),
    left: Math.max(0, list.length - count),
    firstRevealedId,
    revealRest: () => {
      setFirstRevealedId(list[count]?.id ?? null);
      revealAll();
    },
    revealAll,
  };
}
