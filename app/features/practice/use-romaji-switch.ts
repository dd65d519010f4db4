import { useState } from 'react';
import { storage } from '#app/lib/storage.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

const KEY = 'romaji';
const OFF = 'off';

/** Whether romaji turns into kana while it is typed; on until the learner says otherwise, in this browser. */
export function useRomajiSwitch(): readonly [boolean, (on: boolean) => void] {
  const [chosen, choose] = useState<boolean | null>(null);
  const hydrated = useHydrated();
  const kept = !hydrated || storage.get(KEY) !== OFF;
  return [
    chosen ?? kept,
    (on) => {
      storage.set(KEY, on ? 'on' : OFF);
      choose(on);
    },
  ];
}
