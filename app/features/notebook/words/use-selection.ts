import { useState } from 'react';
import { type Selection, toggled } from './selection.ts';

const NONE: Selection = new Set();

/** Which words are chosen for a change; `listed` has all that can be chosen now, on every page. */
export function useSelection(listed: readonly number[]) {
  const [chosen, setChosen] = useState<Selection | null>(null);
  const [last, setLast] = useState<number | null>(null);
  return {
    isOn: chosen !== null,
    chosen: chosen ?? NONE,
    begin: () => setChosen(NONE),
    end: () => {
      setChosen(null);
      setLast(null);
    },
    all: () => setChosen(new Set([...(chosen ?? NONE), ...listed])),
    none: () => setChosen(NONE),
    choiceOf: (id: number) =>
      chosen && {
        isChosen: chosen.has(id),
        onToggle: (withShift: boolean) => {
          setChosen(toggled(chosen, id, withShift ? last : null, listed));
          setLast(id);
        },
      },
  };
}
