import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * What the nodes tell each other: that content changed, so that each renews what it holds in memory (search index, page
 * cache), or that a mail waits to be sent.
 */
const CHANGES = ['content', 'mail'] as const;
type Change = (typeof CHANGES)[number];

export interface Changes {
  /** Tells every node, this one too. Announced `within` a transaction, the others hear of it when it is committed. */
  announce(change: Change, within?: Database): Promise<void>;
  /** Returns how to stop listening. */
  onChange(listener: (change: Change) => void): () => void;
}

/** How one driver listens. */
export interface Ear {
  readonly channel: string;
  hear(payload: string): void;
  /** Announcements may have passed by unheard. */
  missed(): void;
}

const CHANNEL = 'kakehashi_changes';

export function createChanges(db: Database): Changes & { readonly ear: Ear } {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => listeners.forEach((listener) => listener(change));

  return {
    async announce(change, within = db) {
      await within.execute(sql`select pg_notify(${CHANNEL}, ${change})`);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ear: {
      channel: CHANNEL,
      // While nodes are being replaced, a newer one may announce what this one does not know yet.
      hear: (payload) => CHANGES.filter((change) => change === payload).forEach(tell),
      missed: () => CHANGES.forEach(tell),
    },
  };
}
