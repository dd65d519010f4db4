import { lt, sql } from 'drizzle-orm';
import { ANNOUNCED_CHANGES_KEPT_MS, CHANGES_COMPARED_WITHIN_MS } from '#contract/database-limits.ts';
import type { Database } from './database.ts';
import { announcedChanges } from './schema/index.ts';

/**
 * What nodes announce to each other: `content` changed, so each refreshes its search index, page cache and cached
 * sentences; only `courses` changed, so the search index stays; the `settings` of the site changed, which pages show; or
 * a `mail` waits to be sent.
 */
const CHANGES = ['content', 'courses', 'settings', 'mail'] as const;
type Change = (typeof CHANGES)[number];
type Listener = (change: Change, id?: string) => void;

/** Whoever misses one of these keeps showing what is old. A mail is found by the next poll anyway. */
const RECORDED: readonly Change[] = CHANGES.filter((change) => change !== 'mail');

export interface Changes {
  /**
   * Notifies every node, including this one; `within` a transaction, when it commits. The id lets a node recognize its
   * own announcement.
   */
  announce(change: Change, within?: Database, id?: string): Promise<void>;
  /** Returns a function that removes the listener. */
  onChange(listener: Listener): () => void;
  /** Compares the recorded changes with those that this node knows, and calls the listeners for what it has missed. */
  compare(): Promise<void>;
  /** Deletes records that every node has compared. */
  cleanUp(): Promise<void>;
}

/** Called by the database driver while it listens. */
export interface ChangeListener {
  readonly channel: string;
  onNotify(payload: string): void;
  /** The connection was lost for a while: announcements may have been missed. */
  onGap(): void;
}

const CHANNEL = 'kakehashi_changes';

/**
 * A notification reaches only nodes that listen at that moment. So the transaction of a change also leaves a row
 * (`announced_changes`), and each node compares the rows with its notifications: after a gap and every minute. Rows are
 * only inserted: a counter would be locked until the writer commits, and writers of several lessons could deadlock.
 */
export function createChanges(db: Database): Changes & { readonly changeListener: ChangeListener } {
  const listeners = new Set<Listener>();
  const notify: Listener = (...change) => listeners.forEach((listener) => listener(...change));
  /** The recorded changes that listeners have been called for. */
  const known = new Set<string>();
  let comparedAt = Date.now();

  async function compare(): Promise<void> {
    const begunAt = Date.now();
    const knownBefore = [...known];
    const rows = await db
      .select({ name: announcedChanges.name, transactionId: announcedChanges.transactionId })
      .from(announcedChanges);
    // Records of an earlier time may be deleted by now.
    const missed = new Set(begunAt - comparedAt > ANNOUNCED_CHANGES_KEPT_MS / 2 ? RECORDED : []);
    comparedAt = begunAt;
    const recorded = new Set(rows.map(({ name, transactionId }) => keyOf(name, String(transactionId))));
    for (const key of knownBefore) if (!recorded.has(key)) known.delete(key);
    for (const { name, transactionId } of rows) {
      const key = keyOf(name, String(transactionId));
      const change = changeOf(name);
      if (change && !known.has(key)) missed.add(change);
      known.add(key);
    }
    for (const change of missed) notify(change);
  }

  return {
    async announce(change, within = db, id) {
      if (!RECORDED.includes(change)) {
        await within.execute(sql`select pg_notify(${CHANNEL}, ${change})`);
        return;
      }
      const transaction = sql`pg_current_xact_id()::text`;
      await within.execute(sql`
        with recorded as (
          insert into ${announcedChanges} (name, transaction_id) values (${change}, ${transaction}::bigint)
          on conflict do nothing
        )
        select pg_notify(
          ${CHANNEL}, concat_ws(' ', ${change}::text, coalesce(${id ?? null}::text, ${transaction}), ${transaction})
        )
      `);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    compare,
    async cleanUp() {
      const keptFrom = sql`now() - ${ANNOUNCED_CHANGES_KEPT_MS} * interval '1 millisecond'`;
      await db.delete(announcedChanges).where(lt(announcedChanges.createdAt, keptFrom));
    },
    changeListener: {
      channel: CHANNEL,
      onNotify(payload) {
        const [name = '', id, transaction] = payload.split(' ');
        // During a rolling update, a newer node may announce a change that this one does not know.
        const change = changeOf(name);
        if (!change) return;
        if (transaction !== undefined) {
          const key = keyOf(name, transaction);
          // A comparison was faster: it has read the committed row, so its listeners have read the change too.
          if (known.has(key)) return;
          known.add(key);
        }
        notify(change, id);
      },
      onGap() {
        notify('mail');
        inTime(compare()).catch(() => RECORDED.forEach((change) => notify(change)));
      },
    },
  };
}

const keyOf = (name: string, transaction: string): string => `${name} ${transaction}`;

const changeOf = (name: string): Change | undefined => CHANGES.find((change) => change === name);

/** A database that does not say what was missed must not delay what could be read again. */
async function inTime(comparing: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('changes not compared in time')), CHANGES_COMPARED_WITHIN_MS);
  });
  await Promise.race([comparing, tooLate]).finally(() => clearTimeout(timer));
}
