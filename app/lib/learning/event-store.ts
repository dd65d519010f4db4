import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LearningEvent } from '#core/learning/learning-event.ts';

/** The owner of events from before the first login. */
export const NOBODY = 0;

/** An event of this browser, with the account that it belongs to. */
export interface StoredEvent extends LearningEvent {
  readonly owner: number;
  /** Whether the server has it. */
  readonly sent: boolean;
}

/** Where a browser keeps learning events. */
export interface EventStore {
  /**
   * The events of this account, or of nobody. An account takes over what nobody owns. What the server has of other
   * accounts is removed: the next person at this browser must not find it.
   */
  readonly claim: (owner: number) => Promise<StoredEvent[]>;
  readonly put: (events: readonly StoredEvent[]) => Promise<void>;
  /** The number of the last event that was fetched from the server. */
  readonly lastFetched: (owner: number) => Promise<number>;
  readonly setLastFetched: (owner: number, last: number) => Promise<void>;
}

const DATABASE = 'kakehashi-learning';

interface Schema extends DBSchema {
  events: { key: [number, string]; value: StoredEvent };
  fetched: { key: number; value: number };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('events', { keyPath: ['owner', 'id'] });
      database.createObjectStore('fetched');
    },
  });

/** IndexedDB, or only the memory of this page where the browser forbids it, as in some private windows. */
export async function openEventStore(): Promise<EventStore> {
  try {
    return inDatabase(await open());
  } catch {
    return inMemory();
  }
}

/** What a claim changes. */
function dividedFor(owner: number, all: readonly StoredEvent[]) {
  const own = all.filter((event) => event.owner === owner);
  const others = all.filter((event) => event.owner !== owner);
  const taken = owner === NOBODY ? [] : others.filter((event) => event.owner === NOBODY);
  const removed = others.filter((event) => event.owner !== NOBODY && event.sent);
  return {
    own,
    taken: taken.map((event) => ({ ...event, owner })),
    removed: [...removed, ...taken],
  };
}

const inDatabase = (database: IDBPDatabase<Schema>): EventStore => ({
  async claim(owner) {
    const tx = database.transaction(['events', 'fetched'], 'readwrite');
    const [events, fetched] = [tx.objectStore('events'), tx.objectStore('fetched')];
    const { own, taken, removed } = dividedFor(owner, await events.getAll());
    const accounts = new Set(removed.map((event) => event.owner));
    await Promise.all([
      ...taken.map((event) => events.put(event)),
      ...removed.map((event) => events.delete([event.owner, event.id])),
      ...[...accounts].map((account) => fetched.delete(account)),
      tx.done,
    ]);
    return [...own, ...taken];
  },

  async put(added) {
    const tx = database.transaction('events', 'readwrite');
    await Promise.all([...added.map((event) => tx.store.put(event)), tx.done]);
  },

  lastFetched: async (owner) => (await database.get('fetched', owner)) ?? 0,

  async setLastFetched(owner, last) {
    await database.put('fetched', last, owner);
  },
});

function inMemory(): EventStore {
  const events = new Map<string, StoredEvent>();
  const fetched = new Map<number, number>();
  const keyOf = ({ owner, id }: StoredEvent) => `${owner} ${id}`;
  return {
    async claim(owner) {
      const { own, taken, removed } = dividedFor(owner, [...events.values()]);
      for (const event of removed) {
        events.delete(keyOf(event));
        fetched.delete(event.owner);
      }
      for (const event of taken) events.set(keyOf(event), event);
      return [...own, ...taken];
    },
    async put(added) {
      for (const event of added) events.set(keyOf(event), event);
    },
    lastFetched: async (owner) => fetched.get(owner) ?? 0,
    async setLastFetched(owner, last) {
      fetched.set(owner, last);
    },
  };
}
