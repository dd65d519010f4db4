import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * What nodes announce to each other: `content` changed, so each refreshes its search index, page cache and cached
 * sentences; only `courses` changed, so the search index stays; the `settings` of the site changed, which pages show; or
 * a `mail` waits to be sent.
 */
const CHANGES = ['content', 'courses', 'settings', 'mail'] as const;
type Change = (typeof CHANGES)[number];
type Listener = (change: Change, id?: string) => void;

export interface Changes {
  /**
   * Notifies every node, including this one; `within` a transaction, when it commits. The id lets a node recognize its
   * own announcement.
   */
  announce(change: Change, within?: Database, id?: string): Promise<void>;
  /** Returns a function that removes the listener. */
  onChange(listener: Listener): () => void;
}

/** Called by the database driver while it listens. */
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
        // During a rolling update, a newer node may announce a change that this one does not know.
        const change = CHANGES.find((known) => known === name);
        if (change) notify(change, id);
      },
      onGap: () => CHANGES.forEach((change) => notify(change)),
    },
  };
}
