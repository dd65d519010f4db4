import { lazy, useEffect } from 'react';
import { logFailure } from '#app/lib/log.ts';

const load = () => import('./alert.tsx');

/** The alert of what may fail for want of a network: it has to be there before. */
export const ReadyAlert = lazy(load);

/** Brings the alert along with the screen that may need it. */
export function useReadyAlert(): void {
  useEffect(() => {
    load().catch((error: unknown) => logFailure('The alert could not be loaded', error));
  }, []);
}
