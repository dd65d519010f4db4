import { useSyncExternalStore } from 'react';
import { RECENT_SEARCHES_MAX } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { readStored } from '#app/lib/choices/read-stored.ts';
import { storage } from '#app/lib/choices/storage.ts';

const KEY = 'recentSearches';
const NONE: readonly string[] = [];
const storedSearches = z.array(z.string());

const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly searches: readonly string[] } = {
  text: null,
  searches: NONE,
};

/** Returns the same array while the stored text is unchanged, because React compares by identity. */
function recentSearches(): readonly string[] {
  const text = storage.get(KEY);
  if (text !== cached.text) cached = { text, searches: readSearches(text) };
  return cached.searches;
}

const readSearches = (text: string | null): readonly string[] =>
  readStored(text, storedSearches)?.slice(0, RECENT_SEARCHES_MAX) ?? NONE;

function store(searches: readonly string[]): void {
  if (searches.length > 0) storage.set(KEY, JSON.stringify(searches));
  else storage.remove(KEY);
  listeners.forEach((notify) => notify());
}

/** The latest first, each once. */
export const rememberSearch = (query: string): void =>
  store([query, ...recentSearches().filter((other) => other !== query)].slice(0, RECENT_SEARCHES_MAX));

export const forgetSearch = (query: string): void =>
  store(recentSearches().filter((other) => other !== query));

export const forgetSearches = (): void => store(NONE);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(subscribe, recentSearches, () => NONE);
