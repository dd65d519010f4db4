/** History state of /search when the `/` key opened it: the search box takes the focus. */
export const FOCUS_SEARCH = { searchWanted: true };

export const isSearchFocusRequested = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'searchWanted' in state;
