import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * What the nodes tell each other: that content changed, so that each renews what it holds in memory (search index, page
 * cache, sentences to judge); that courses alone did, which leaves the search index as it is; or that a mail waits to be
 * sent.
 */
const CHANGES = ['content', 'courses', 'mail'] as const;
type Change = (typeof CHANGES)[number];
type Listener = (change: Change, id?: string) => void;

export interface Changes {
  /**
   * Tells every node, this one too. Announced `within` a transaction, the others hear of it when it is committed.
   * By its id, a node knows its own announcement when it comes back.
   */
  announce(change: Change, within?: Database, id?: string): Promise<void>;
  /** Returns how to stop listening. */
  onChange(listener: Listener): () => void;
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
  const listeners = new Set<Listener>();
  const tell: Listener = (...change) => listeners.forEach((listener) => listener(...change));

  return {
    async announce(change, within = db, id) {
      const payload = id === undefined ? change : `${change} ${id}`;
      await within.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ear: {
      channel: CHANNEL,
      hear(payload) {
        const [name, id] = payload.split(' ');
        // While nodes are being replaced, a newer one may announce what this one does not know yet.
        const change = CHANGES.find((known) => known === name);
        if (change) tell(change, id);
      },
      missed: () => CHANGES.forEach((change) => tell(change)),
    },
  };
}
