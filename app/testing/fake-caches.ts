import { vi } from 'vitest';

const SITE = 'http://kakehashi.test';

/** Cache Storage as the specification describes it, as far as the service worker uses it. */
export function stubCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), SITE).pathname;
  const find = (store: Map<string, Response> | undefined, request: RequestInfo) =>
    store?.get(keyOf(request))?.clone();
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (request: RequestInfo) => find(store, request),
    put: async (request: RequestInfo, response: Response) => {
      // What is put again is the youngest.
      store.delete(keyOf(request));
      store.set(keyOf(request), response);
    },
    delete: async (request: RequestInfo) => store.delete(keyOf(request)),
    keys: async () => [...store.keys()].map((path) => new Request(SITE + path)),
  });
  const caches = {
    // Whoever has opened a cache can go on writing to it after it was deleted, but nobody finds that any more.
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOf(store);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo, { cacheName }: { cacheName?: string } = {}) =>
      cacheName === undefined
        ? [...stores.values()].map((store) => find(store, request)).find(Boolean)
        : find(stores.get(cacheName), request),
  };
  vi.stubGlobal('caches', caches);
  return { ...caches, stores };
}
