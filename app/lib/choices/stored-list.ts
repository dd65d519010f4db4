import { useSyncExternalStore } from 'react';
import { z } from '#contract/zod.ts';
import { readStored } from './read-stored.ts';
import { storage } from './storage.ts';

interface StoredListOptions<Item> {
  /** The key in the browser's storage. */
  readonly key: string;
  readonly item: z.ZodMiniType<Item>;
  readonly max: number;
  readonly isSame: (a: Item, b: Item) => boolean;
}

/** A short list in this browser, the latest first, each item once. Other tabs see changes at once. */
export function createStoredList<Item>({ key, item, max, isSame }: StoredListOptions<Item>) {
  const NONE: readonly Item[] = [];
  const stored = z.array(item);
  const listeners = new Set<() => void>();
  let cached: { readonly text: string | null; readonly items: readonly Item[] } = { text: null, items: NONE };

  /** Returns the same array while the stored text is unchanged, because React compares by identity. */
  function read(): readonly Item[] {
    const text = storage.get(key);
    if (text !== cached.text) cached = { text, items: readStored(text, stored)?.slice(0, max) ?? NONE };
    return cached.items;
  }

  function store(items: readonly Item[]): void {
    if (items.length > 0) storage.set(key, JSON.stringify(items));
    else storage.remove(key);
    listeners.forEach((notify) => notify());
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  const without = (one: Item) => read().filter((other) => !isSame(other, one));

  return {
    add: (one: Item): void => store([one, ...without(one)].slice(0, max)),
    remove: (one: Item): void => store(without(one)),
    clear: (): void => store(NONE),
    /** Empty while the page is rendered on the server. */
    useList: (): readonly Item[] => useSyncExternalStore(subscribe, read, () => NONE),
  };
}
