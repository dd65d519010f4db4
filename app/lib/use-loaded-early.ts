import { useEffect } from 'react';
import { logFailure } from './log.ts';

/**
 * Brings parts along with the screen that may want them when the network is away. `loads` stays the same from render to
 * render.
 */
export function useLoadedEarly(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    for (const load of loads)
      load().catch((error: unknown) => logFailure('A part of the page could not be loaded', error));
  }, [loads]);
}
