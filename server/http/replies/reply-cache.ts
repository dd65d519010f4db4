import { LRUCache } from 'lru-cache';
import type { ReadyReply } from './ready-reply.ts';

/** Pages are rendered, calls are answered by endpoints. No address belongs to both. */
type ReplyKind = 'page' | 'call';

export interface StoredReply {
  readonly kind: ReplyKind;
  readonly reply: ReadyReply;
}

interface StoringOptions {
  /** For what changes without being announced; without it a reply stays until content changes. */
  readonly maxAgeMs?: number;
  readonly isKept?: (reply: ReadyReply) => boolean;
}

/** The replies that everybody shares, by address: each made once per edition of the content. */
export interface ReplyCache {
  peek(address: string): StoredReply | undefined;
  /** The reply, made at most once at a time however many ask for it. */
  obtain(
    kind: ReplyKind,
    address: string,
    make: () => Promise<ReadyReply>,
    options?: StoringOptions,
  ): Promise<ReadyReply>;
  /** Content has changed: everything is made anew, and what is being made right now is not stored. */
  clear(): void;
  /** The same for calls alone: their data was written on this node, and the announcement for the pages is on its way. */
  clearCalls(): void;
  readonly bytes: number;
}

interface ReplyCacheOptions {
  readonly maxBytes: number;
  /** In milliseconds. */
  readonly now: () => number;
}

/** The stamp of what is being made: a reply whose edition is not the current one any more is not stored. */
interface Edition {
  readonly underWay: Map<string, Promise<ReadyReply>>;
}
const newEdition = (): Edition => ({ underWay: new Map() });

export function createReplyCache({ maxBytes, now }: ReplyCacheOptions): ReplyCache {
  const stored = new LRUCache<string, StoredReply>({
    maxSize: maxBytes,
    perf: { now },
    // Otherwise lru-cache looks at the clock once in a while, by a timer of its own.
    ttlResolution: 0,
    sizeCalculation: ({ reply }, address) => reply.bytes + address.length,
  });
  const current: Record<ReplyKind, Edition> = { page: newEdition(), call: newEdition() };

  async function makeAndStore(
    kind: ReplyKind,
    address: string,
    make: () => Promise<ReadyReply>,
    { maxAgeMs = 0, isKept = () => true }: StoringOptions,
  ): Promise<ReadyReply> {
    const edition = current[kind];
    try {
      const reply = await make();
      if (edition === current[kind] && isKept(reply)) stored.set(address, { kind, reply }, { ttl: maxAgeMs });
      return reply;
    } finally {
      edition.underWay.delete(address);
    }
  }

  return {
    peek: (address) => stored.get(address),
    async obtain(kind, address, make, options = {}) {
      const { underWay } = current[kind];
      const known = stored.get(address)?.reply ?? underWay.get(address);
      if (known) return known;
      const making = makeAndStore(kind, address, make, options);
      underWay.set(address, making);
      return making;
    },
    clear() {
      current.page = newEdition();
      current.call = newEdition();
      stored.clear();
    },
    clearCalls() {
      current.call = newEdition();
      const calls = [...stored.entries()].filter(([, { kind }]) => kind === 'call');
      for (const [address] of calls) stored.delete(address);
    },
    get bytes() {
      return stored.calculatedSize;
    },
  };
}
