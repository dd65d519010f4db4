import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** False in the server's HTML and until hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
