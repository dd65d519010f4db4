/** History state of /search when the `/` key opened it: the search box takes the focus. */
export const SEARCH_WANTED = { searchWanted: true };

export const isSearchWanted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'searchWanted' in state;
