import { useEffect } from 'react';
import { firstTouch } from './first-touch.ts';
import { logFailure } from './log.ts';

/**
 * Brings parts along with the screen that may want them when the network is away, as soon as somebody uses it: who only
 * looks does not download them. `loads` stays the same from render to render.
 */
export function useLoadedEarly(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    let gone = false;
    const bring = async (load: () => Promise<unknown>) => {
      await firstTouch();
      if (!gone) await load();
    };
    for (const load of loads)
      bring(load).catch((error: unknown) => logFailure('A part of the page could not be loaded', error));
    return () => {
      gone = true;
    };
  }, [loads]);
}
