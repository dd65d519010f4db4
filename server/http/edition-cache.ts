import { LRUCache } from 'lru-cache';

/** Values by key, each made once per edition of the content and kept up to a number of bytes. */
export interface EditionCache<V> {
  /** The value if it is in memory. */
  peek(key: string): V | undefined;
  /** The value, made at most once at a time however many ask for it. */
  obtain(key: string, make: () => Promise<V>, maxAgeMs?: number): Promise<V>;
  /** Content has changed: everything is made anew, and what is being made right now is not kept. */
  clear(): void;
  readonly bytes: number;
}

interface EditionCacheOptions<V> {
  readonly maxBytes: number;
  readonly bytesOf: (value: V, key: string) => number;
  readonly isKept?: (key: string, value: V) => boolean;
  readonly now?: () => number;
}

export function createEditionCache<V extends object>({
  maxBytes,
  bytesOf,
  isKept = () => true,
  now = () => performance.now(),
}: EditionCacheOptions<V>): EditionCache<V> {
  const values = new LRUCache<string, V>({
    maxSize: maxBytes,
    perf: { now },
    // Otherwise lru-cache looks at the clock once in a while, by a timer of its own.
    ttlResolution: 0,
    sizeCalculation: bytesOf,
  });
  // One map per edition: whoever finds another one here when they are done has worked on content that changed meanwhile.
  let underWay = new Map<string, Promise<V>>();

  async function makeAndKeep(key: string, make: () => Promise<V>, maxAgeMs: number): Promise<V> {
    const edition = underWay;
    try {
      const value = await make();
      if (edition === underWay && isKept(key, value)) values.set(key, value, { ttl: maxAgeMs });
      return value;
    } finally {
      edition.delete(key);
    }
  }

  return {
    peek: (key) => values.get(key),
    async obtain(key, make, maxAgeMs = 0) {
      const known = values.get(key) ?? underWay.get(key);
      if (known) return known;
      const making = makeAndKeep(key, make, maxAgeMs);
      underWay.set(key, making);
      return making;
    },
    clear() {
      values.clear();
      underWay = new Map();
    },
    get bytes() {
      return values.calculatedSize;
    },
  };
}
