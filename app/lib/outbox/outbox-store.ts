import type { DBSchema } from 'idb';
import { deviceDatabase } from '../device-database.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/**
 * Where a browser keeps what waits for the network, in the order in which it was done. What the disk does not take stays
 * in the memory of this page, so that it can be sent from there.
 */
export interface OutboxStore {
  readonly all: () => Promise<OutboxEntry[]>;
  /** False if the owner has that many entries already. An id that is there is not added again. */
  readonly add: (entry: OutboxEntry, max: number) => Promise<boolean>;
  /** Changes an entry, unless it was removed meanwhile. */
  readonly replace: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly removeOf: (owner: number) => Promise<void>;
  /** Whether closing the page would lose this entry, although the browser allows databases. */
  readonly isAtRisk: (id: string) => boolean;
}

const DATABASE = 'kakehashi-outbox';

interface Schema extends DBSchema {
  /** By a growing number. */
  entries: { key: number; value: OutboxEntry; indexes: { id: string; owner: number } };
}

const openDatabase = () =>
  deviceDatabase<Schema>({
    name: DATABASE,
    version: 1,
    upgrade(database) {
      const entries = database.createObjectStore('entries', { autoIncrement: true });
      entries.createIndex('id', 'id', { unique: true });
      entries.createIndex('owner', 'owner');
    },
  });

const isOf = (owner: number) => (entry: OutboxEntry) => entry.owner === owner;

export async function openOutboxStore(): Promise<OutboxStore> {
  const database = openDatabase();
  const disk = diskOf(database);
  /** Not on the disk. */
  const unstored = new Map<string, OutboxEntry>();
  /** On the disk in an earlier form; null for what was removed. */
  const changed = new Map<string, OutboxEntry | null>();
  let storing: Promise<void> | undefined;
  let lastRead = await disk.all().catch((): OutboxEntry[] => []);

  /** There may be room again, or a connection. Concurrent calls share one run: two would undo each other's work. */
  const storeNow = (): Promise<void> => (storing ??= storeUnstored().finally(() => (storing = undefined)));

  async function storeUnstored(): Promise<void> {
    for (const [id, entry] of unstored) {
      if (!(await succeeds(() => disk.add(entry, Infinity)))) return;
      const now = unstored.get(id);
      // It may have been changed or removed meanwhile.
      if (now !== entry) changed.set(id, now ?? null);
      unstored.delete(id);
    }
    for (const [id, entry] of changed) {
      if (!(await succeeds(() => (entry ? disk.replace(entry) : disk.remove(id))))) return;
      if (changed.get(id) === entry) changed.delete(id);
    }
  }

  async function all(): Promise<OutboxEntry[]> {
    if (unstored.size > 0 || changed.size > 0) await storeNow();
    lastRead = await disk.all().catch(() => lastRead);
    const stored = lastRead.flatMap((entry) => {
      const change = changed.get(entry.id);
      return change === null ? [] : [change ?? entry];
    });
    const onDisk = new Set(lastRead.map(({ id }) => id));
    return [...stored, ...[...unstored.values()].filter(({ id }) => !onDisk.has(id))];
  }

  return {
    all,

    async add(entry, max) {
      const left = max - [...unstored.values()].filter(isOf(entry.owner)).length;
      if (unstored.has(entry.id)) return true;
      try {
        return await disk.add(entry, left);
      } catch {
        const known = await all();
        if (known.filter(isOf(entry.owner)).length >= max) return false;
        unstored.set(entry.id, entry);
        return true;
      }
    },

    async replace(entry) {
      if (unstored.has(entry.id)) unstored.set(entry.id, entry);
      else if (await succeeds(() => disk.replace(entry))) changed.delete(entry.id);
      else changed.set(entry.id, entry);
    },

    async remove(id) {
      if (unstored.delete(id)) return;
      if (await succeeds(() => disk.remove(id))) changed.delete(id);
      else changed.set(id, null);
    },

    async removeOf(owner) {
      for (const { id } of [...unstored.values()].filter(isOf(owner))) unstored.delete(id);
      await disk.removeOf(owner);
    },

    isAtRisk: (id) => database.hasOpened() && unstored.has(id),
  };
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}

const diskOf = ({ run, erase }: ReturnType<typeof openDatabase>) => ({
  all: (): Promise<OutboxEntry[]> => run((database) => database.getAll('entries')),

  add: (entry: OutboxEntry, max: number): Promise<boolean> =>
    run(async (database) => {
      const tx = database.transaction('entries', 'readwrite');
      const isThere = (await tx.store.index('id').count(entry.id)) > 0;
      const isFull = (await tx.store.index('owner').count(entry.owner)) >= max;
      // The failure of a step, such as a full disk, is that of the transaction.
      if (!isThere && !isFull) void tx.store.add(entry).catch(() => undefined);
      // At once: a page that is left now would take an open transaction with it.
      tx.commit();
      await tx.done;
      return isThere || !isFull;
    }),

  replace: (entry: OutboxEntry): Promise<void> =>
    run(async (database) => {
      const tx = database.transaction('entries', 'readwrite');
      const place = await tx.store.index('id').getKey(entry.id);
      if (place !== undefined) void tx.store.put(entry, place).catch(() => undefined);
      await tx.done;
    }),

  remove: (id: string): Promise<void> =>
    run(async (database) => {
      const tx = database.transaction('entries', 'readwrite');
      const place = await tx.store.index('id').getKey(id);
      if (place !== undefined) void tx.store.delete(place).catch(() => undefined);
      await tx.done;
    }),

  removeOf: (owner: number): Promise<void> =>
    erase(async (database) => {
      const tx = database.transaction('entries', 'readwrite');
      for (const place of await tx.store.index('owner').getAllKeys(owner)) await tx.store.delete(place);
      await tx.done;
    }),
});
