import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** False in the server's HTML and until the browser has taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
