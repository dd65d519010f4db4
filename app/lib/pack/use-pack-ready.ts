import { useEffect } from 'react';
import { logFailure } from '../log.ts';
import { storedPackName } from './stored-pack-name.ts';

/** Long enough for the page itself to load first. */
const AFTER_MS = 2_000;

/** Loads what answers from the pack while there is a network, on pages that may need it without one. */
export function usePackReady(): void {
  useEffect(() => {
    if (storedPackName() === null) return undefined;
    const timer = setTimeout(() => {
      import('./browser-pack.ts').then(
        ({ browserPack }) => browserPack.prepare(),
        (error: unknown) => logFailure('The pack of the dictionary could not be prepared', error),
      );
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
