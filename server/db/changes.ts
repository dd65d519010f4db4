import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * What nodes announce to each other: content changed, so each refreshes what it holds in memory (search index, page cache,
 * sentences to judge); only courses changed, so the search index stays; or a mail waits to be sent.
 */
const CHANGES = ['content', 'courses', 'mail'] as const;
type Change = (typeof CHANGES)[number];
type Listener = (change: Change, id?: string) => void;

export interface Changes {
  /**
   * Notifies every node, this one too; `within` a transaction, when that commits. By its id, a node recognizes its own
   * announcement.
   */
  announce(change: Change, within?: Database, id?: string): Promise<void>;
  /** Returns how to stop listening. */
  onChange(listener: Listener): () => void;
}

/** What a driver calls while it listens. */
export interface ChangeListener {
  readonly channel: string;
  onNotify(payload: string): void;
  /** The connection was lost for a while: announcements may have been missed. */
  onGap(): void;
}

const CHANNEL = 'kakehashi_changes';

export function createChanges(db: Database): Changes & { readonly changeListener: ChangeListener } {
  const listeners = new Set<Listener>();
  const notify: Listener = (...change) => listeners.forEach((listener) => listener(...change));

  return {
    async announce(change, within = db, id) {
      const payload = id === undefined ? change : `${change} ${id}`;
      await within.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeListener: {
      channel: CHANNEL,
      onNotify(payload) {
        const [name, id] = payload.split(' ');
        // While nodes are being replaced, a newer one may announce what this one does not know yet.
        const change = CHANGES.find((known) => known === name);
        if (change) notify(change, id);
      },
      onGap: () => CHANGES.forEach((change) => notify(change)),
    },
  };
}
