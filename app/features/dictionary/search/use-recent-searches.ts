import { useSyncExternalStore } from 'react';
import { RECENT_SEARCHES_MAX } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { readStored } from '#app/lib/choices/read-stored.ts';
import { storage } from '#app/lib/choices/storage.ts';

const KEY = 'recentSearches';
const NONE: readonly string[] = [];
const kept = z.array(z.string());

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly searches: readonly string[] } = {
  text: null,
  searches: NONE,
};

/** The same list as long as the storage holds the same text: React compares by identity. */
function recentSearches(): readonly string[] {
  const text = storage.get(KEY);
  if (text !== known.text) known = { text, searches: readSearches(text) };
  return known.searches;
}

const readSearches = (text: string | null): readonly string[] =>
  readStored(text, kept)?.slice(0, RECENT_SEARCHES_MAX) ?? NONE;

function keep(searches: readonly string[]): void {
  if (searches.length > 0) storage.set(KEY, JSON.stringify(searches));
  else storage.remove(KEY);
  listeners.forEach((notify) => notify());
}

/** The latest first, each once. */
export const rememberSearch = (query: string): void =>
  keep([query, ...recentSearches().filter((other) => other !== query)].slice(0, RECENT_SEARCHES_MAX));

export const forgetSearch = (query: string): void =>
  keep(recentSearches().filter((other) => other !== query));

export const forgetSearches = (): void => keep(NONE);

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
