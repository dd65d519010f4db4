import { RECENT_SEARCHES_MAX } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { createStoredList } from './stored-list.ts';

const searches = createStoredList({
  key: 'recentSearches',
  item: z.string(),
  max: RECENT_SEARCHES_MAX,
  isSame: (a, b) => a === b,
});

/** The latest first, each once. */
export const rememberSearch = searches.add;
export const forgetSearch = searches.remove;
export const forgetSearches = searches.clear;
export const useRecentSearches = searches.useList;
