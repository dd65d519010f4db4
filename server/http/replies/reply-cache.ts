import { LRUCache } from 'lru-cache';
import type { ReadyReply } from './ready-reply.ts';

/** Pages are rendered, calls are answered by endpoints. No address belongs to both. */
type ReplyKind = 'page' | 'call';

export interface StoredReply {
  readonly kind: ReplyKind;
  readonly reply: ReadyReply;
}

interface StoringOptions {
  /** For data that changes without an announcement; without it a reply stays until content changes. */
  readonly maxAgeMs?: number;
  readonly isCacheable?: (reply: ReadyReply) => boolean;
}

/** Shared replies by address; each is made once until content changes. */
export interface ReplyCache {
  peek(address: string): StoredReply | undefined;
  /** The reply; concurrent requests share one `make`. */
  obtain(
    kind: ReplyKind,
    address: string,
    make: () => Promise<ReadyReply>,
    options?: StoringOptions,
  ): Promise<ReadyReply>;
  /** Content has changed: drops everything, and replies that are being made now will not be stored. */
  clear(): void;
  /** The same for calls only, after a write on this node: the announcement will clear the pages. */
  clearCalls(): void;
  readonly bytes: number;
}

interface ReplyCacheOptions {
  readonly maxBytes: number;
  /** In milliseconds. */
  readonly now: () => number;
}

/** The state between two changes: a reply that was started in an earlier one is not stored. */
interface Generation {
  readonly inProgress: Map<string, Promise<ReadyReply>>;
}
const newGeneration = (): Generation => ({ inProgress: new Map() });

export function createReplyCache({ maxBytes, now }: ReplyCacheOptions): ReplyCache {
  const stored = new LRUCache<string, StoredReply>({
    maxSize: maxBytes,
    perf: { now },
    // Otherwise lru-cache caches the time with its own timer.
    ttlResolution: 0,
    sizeCalculation: ({ reply }, address) => reply.bytes + address.length,
  });
  const current: Record<ReplyKind, Generation> = { page: newGeneration(), call: newGeneration() };

  async function makeAndStore(
    kind: ReplyKind,
    address: string,
    make: () => Promise<ReadyReply>,
    { maxAgeMs = 0, isCacheable = () => true }: StoringOptions,
  ): Promise<ReadyReply> {
    const generation = current[kind];
    try {
      const reply = await make();
      if (generation === current[kind] && isCacheable(reply))
        stored.set(address, { kind, reply }, { ttl: maxAgeMs });
      return reply;
    } finally {
      generation.inProgress.delete(address);
    }
  }

  return {
    peek: (address) => stored.get(address),
    async obtain(kind, address, make, options = {}) {
      const { inProgress } = current[kind];
      const known = stored.get(address)?.reply ?? inProgress.get(address);
      if (known) return known;
      const writing = makeAndStore(kind, address, make, options);
      inProgress.set(address, writing);
      return writing;
    },
    clear() {
      current.page = newGeneration();
      current.call = newGeneration();
      stored.clear();
    },
    clearCalls() {
      current.call = newGeneration();
      const calls = [...stored.entries()].filter(([, { kind }]) => kind === 'call');
      for (const [address] of calls) stored.delete(address);
    },
    get bytes() {
      return stored.calculatedSize;
    },
  };
}
