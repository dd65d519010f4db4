import { lazy } from 'react';
import { useLoadedEarly } from '#app/lib/use-loaded-early.ts';

const load = () => import('./alert.tsx');
const PARTS = [load];

/** The alert of what may fail for want of a network: it has to be there before. */
export const ReadyAlert = lazy(load);

/** Brings the alert along with the screen that may need it. */
export const useReadyAlert = (): void => useLoadedEarly(PARTS);
