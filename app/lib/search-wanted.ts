/** The state of a visit to /search that `/` led to: the box takes the focus. */
export const SEARCH_WANTED = { searchWanted: true };

export const isSearchWanted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'searchWanted' in state;
