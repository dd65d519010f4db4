import { useLoadedEarly } from '#app/lib/use-loaded-early.ts';
import { onDemand } from './on-demand.tsx';

const load = () => import('./alert.tsx');
const PARTS = [load];

/** The alert of what may fail for want of a network: it has to be there before. */
export const ReadyAlert = onDemand(load);

/** Brings the alert along with the screen that may need it. */
export const useReadyAlert = (): void => useLoadedEarly(PARTS);
