import { onDemand } from './on-demand.tsx';

export const Alert = onDemand(() => import('./alert.tsx'));
export const Confirm = onDemand(() => import('./confirm.tsx'));
