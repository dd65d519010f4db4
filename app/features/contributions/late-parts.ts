import { useLoadedEarly } from '#app/lib/use-loaded-early.ts';
import { loadToasts } from '#app/ui/toast.tsx';

/** What the contributor area shows only when it is wanted. */
const ALL = [
  loadToasts,
  () => import('#app/ui/confirm.tsx'),
  () => import('./version-history-dialog.tsx'),
  () => import('./topic-dialog.tsx'),
  () => import('./curriculum-dialog.tsx'),
  () => import('./lesson-dialog.tsx'),
  () => import('./sentences/sentence-desk.tsx'),
  () => import('./sentences/import-sentences-dialog.tsx'),
];

/** Fetches all of it once the screen stands: makers go on writing when the network is away. */
export const useLateParts = (): void => useLoadedEarly(ALL);
