import type { DBSchema } from 'idb';
import type { StoredLearningEvent } from '#core/learning/learning-event.ts';
import { deviceDatabase } from '../device-database.ts';
import { NO_ACCOUNT } from '../owner.ts';

/** Why the server did not take an event. It stays, and is offered again. */
export interface Refusal {
  /** In the words of the server. */
  readonly reason: string;
  /** The build that offered it. */
  readonly build: string | null;
  /** When, by the clock of this device in milliseconds. */
  readonly at: number;
}

/** An event of this browser, with the account that it belongs to. */
export interface StoredEvent extends StoredLearningEvent {
  readonly owner: number;
  /** Whether the server has it. */
  readonly sent: boolean;
  readonly refusal?: Refusal | undefined;
}

/** How much of an account's log is on this device. */
export interface Fetched {
  /** The number of the last event that was fetched from the server. */
  readonly last: number;
  /** Of how many that the server had then; null as long as it has not said it. */
  readonly total: number | null;
}

const NOTHING_FETCHED: Fetched = { last: 0, total: null };

/**
 * Whether the device has the whole log, as the server knew it the last time. An earlier version has not stored the total: it
 * had fetched everything, until a reply says otherwise.
 */
export const isWhole = ({ last, total }: Fetched): boolean => (total === null ? last > 0 : last >= total);

/**
 * Where a browser keeps learning events. What the disk does not take stays in the memory of this page, so that it can be
 * sent from there.
 */
export interface EventStore {
  /**
   * The events of this account, or of nobody. An account takes over what nobody owns. What the server has of other
   * accounts is removed: the next person at this browser must not find it.
   */
  readonly claim: (owner: number) => Promise<StoredEvent[]>;
  readonly put: (events: readonly StoredEvent[]) => Promise<void>;
  /** Changes events, unless they were removed meanwhile. */
  readonly replace: (events: readonly StoredEvent[]) => Promise<void>;
  readonly fetched: (owner: number) => Promise<Fetched>;
  readonly setFetched: (owner: number, fetched: Fetched) => Promise<void>;
  /** How many milliseconds the clock of this device is behind that of the server, as measured last. */
  readonly clockBehind: () => Promise<number>;
  readonly setClockBehind: (ms: number) => Promise<void>;
  /** What the account has done here and the server does not have. */
  readonly unsentOf: (owner: number) => Promise<StoredEvent[]>;
  readonly removeOf: (owner: number) => Promise<void>;
  /** Removes events that the learner gives up. */
  readonly remove: (events: readonly StoredEvent[]) => Promise<void>;
  /** Whether closing the page would lose something that was not sent, although the browser allows databases. */
  readonly isAtRisk: () => boolean;
}

const DATABASE = 'kakehashi-learning';

interface Schema extends DBSchema {
  events: { key: [number, string]; value: StoredEvent };
  /** By account the last number; under `total 7` the total of account 7; the clock of this device under its name. */
  fetched: { key: number | string; value: number };
}

// Names beside the numbers of older versions, so that a tab of one can still use the database.
const totalKey = (owner: number): string => ['total', owner].join(' ');
const CLOCK_KEY = 'clock';

const openDatabase = () =>
  deviceDatabase<Schema>({
    name: DATABASE,
    version: 1,
    upgrade(database) {
      database.createObjectStore('events', { keyPath: ['owner', 'id'] });
      database.createObjectStore('fetched');
    },
  });

const keyOf = ({ owner, id }: StoredEvent): string => `${owner} ${id}`;
/** All keys of an account. */
const keysOf = (owner: number): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** What a claim changes. */
function dividedFor(owner: number, all: readonly StoredEvent[]) {
  const own = all.filter((event) => event.owner === owner);
  const others = all.filter((event) => event.owner !== owner);
  const taken = owner === NO_ACCOUNT ? [] : others.filter((event) => event.owner === NO_ACCOUNT);
  const removed = others.filter((event) => event.owner !== NO_ACCOUNT && event.sent);
  return {
    own,
    taken: taken.map((event) => ({ ...event, owner })),
    removed: [...removed, ...taken],
  };
}

export async function openEventStore(): Promise<EventStore> {
  const database = openDatabase();
  const disk = onDisk(database);
  /** Not on the disk, or there in an earlier form. */
  const unstored = new Map<string, StoredEvent>();
  /** Beyond what the disk says: it must not say more than it has events for. */
  const fetched = new Map<number, Fetched>();
  /** Of the last claim, should the disk not be readable the next time. */
  let last: { readonly owner: number; readonly events: StoredEvent[] } | undefined;
  await disk.fetched(NO_ACCOUNT).catch(() => undefined);

  const hold = (events: readonly StoredEvent[]) => {
    for (const event of events) unstored.set(keyOf(event), event);
  };
  const release = (events: readonly StoredEvent[]) => {
    for (const event of events) unstored.delete(keyOf(event));
  };

  /** There may be room again, or a connection. */
  async function storeNow(): Promise<void> {
    if (unstored.size === 0 && fetched.size === 0) return;
    const events = [...unstored];
    const counts = [...fetched];
    const isStored = await disk
      .put(
        events.map(([, event]) => event),
        counts,
      )
      .then(
        () => true,
        () => false,
      );
    if (!isStored) return;
    // What was changed meanwhile is newer.
    for (const [key, event] of events) if (unstored.get(key) === event) unstored.delete(key);
    for (const [owner, count] of counts) if (fetched.get(owner) === count) fetched.delete(owner);
  }

  function claimHere(owner: number): StoredEvent[] {
    const { own, taken, removed } = dividedFor(owner, [...unstored.values()]);
    release(removed);
    for (const event of removed) fetched.delete(event.owner);
    hold(taken);
    return [...own, ...taken];
  }

  /** Where a claim is not possible, because there is no room for what changes. */
  async function readFor(owner: number): Promise<StoredEvent[]> {
    try {
      const { own, taken } = dividedFor(owner, await disk.all());
      hold(taken.filter((event) => !unstored.has(keyOf(event))));
      return own;
    } catch {
      return last?.owner === owner ? last.events : [];
    }
  }

  return {
    async claim(owner) {
      await storeNow();
      const events = await disk.claim(owner).catch(() => readFor(owner));
      last = { owner, events };
      // Those in memory are newer.
      const byId = new Map([...events, ...claimHere(owner)].map((event) => [event.id, event]));
      return [...byId.values()];
    },

    async put(events) {
      try {
        await disk.put(events);
        release(events);
      } catch {
        hold(events);
      }
    },

    async replace(events) {
      hold(events.filter((event) => unstored.has(keyOf(event))));
      await disk.replace(events).catch(() => hold(events));
    },

    fetched: async (owner) => fetched.get(owner) ?? disk.fetched(owner).catch(() => NOTHING_FETCHED),

    async setFetched(owner, now) {
      fetched.set(owner, now);
      await storeNow();
    },

    clockBehind: () => disk.clockBehind().catch(() => 0),
    setClockBehind: (ms) => disk.setClockBehind(ms).catch(() => undefined),

    async unsentOf(owner) {
      const stored = await disk.allOf(owner).catch((): StoredEvent[] => []);
      const here = [...unstored.values()].filter((event) => event.owner === owner);
      const byId = new Map([...stored, ...here].map((event) => [event.id, event]));
      return [...byId.values()].filter(({ sent }) => !sent);
    },

    async removeOf(owner) {
      release([...unstored.values()].filter((event) => event.owner === owner));
      fetched.delete(owner);
      last = undefined;
      await disk.removeOf(owner);
    },

    async remove(events) {
      release(events);
      await disk.remove(events);
    },

    isAtRisk: () => database.hasOpened() && [...unstored.values()].some(({ sent }) => !sent),
  };
}

const onDisk = ({ run, erase }: ReturnType<typeof openDatabase>) => ({
  all: (): Promise<StoredEvent[]> => run((database) => database.getAll('events')),

  allOf: (owner: number): Promise<StoredEvent[]> =>
    run((database) => database.getAll('events', keysOf(owner))),

  claim: (owner: number): Promise<StoredEvent[]> =>
    run(async (database) => {
      const tx = database.transaction(['events', 'fetched'], 'readwrite');
      const [events, fetched] = [tx.objectStore('events'), tx.objectStore('fetched')];
      const { own, taken, removed } = dividedFor(owner, await events.getAll());
      const accounts = new Set(removed.map((event) => event.owner));
      await Promise.all([
        ...taken.map((event) => events.put(event)),
        ...removed.map((event) => events.delete([event.owner, event.id])),
        ...[...accounts].flatMap((account) => [fetched.delete(account), fetched.delete(totalKey(account))]),
        tx.done,
      ]);
      return [...own, ...taken];
    }),

  /** Events, and how far the accounts have fetched: neither without the other. */
  put: (
    events: readonly StoredEvent[],
    counts: readonly (readonly [owner: number, fetched: Fetched])[] = [],
  ): Promise<void> =>
    run(async (database) => {
      const tx = database.transaction(['events', 'fetched'], 'readwrite');
      const puts = [
        ...events.map((event) => tx.objectStore('events').put(event)),
        ...counts.map(([owner, { last }]) => tx.objectStore('fetched').put(last, owner)),
        ...counts.map(([owner, { total }]) =>
          total === null ? undefined : tx.objectStore('fetched').put(total, totalKey(owner)),
        ),
      ];
      // At once: the screen shows it already, and a page that is left now would take an open transaction with it.
      tx.commit();
      await Promise.all([...puts, tx.done]);
    }),

  replace: (events: readonly StoredEvent[]): Promise<void> =>
    run(async (database) => {
      const tx = database.transaction('events', 'readwrite');
      const replaceOne = async (event: StoredEvent) => {
        if (await tx.store.getKey([event.owner, event.id])) await tx.store.put(event);
      };
      await Promise.all([...events.map(replaceOne), tx.done]);
    }),

  fetched: (owner: number): Promise<Fetched> =>
    run(async (database) => ({
      last: (await database.get('fetched', owner)) ?? 0,
      total: (await database.get('fetched', totalKey(owner))) ?? null,
    })),

  clockBehind: async (): Promise<number> =>
    (await run((database) => database.get('fetched', CLOCK_KEY))) ?? 0,

  setClockBehind: (ms: number): Promise<void> =>
    run(async (database) => void (await database.put('fetched', ms, CLOCK_KEY))),

  remove: (removed: readonly StoredEvent[]): Promise<void> =>
    run(async (database) => {
      const tx = database.transaction('events', 'readwrite');
      await Promise.all([...removed.map(({ owner, id }) => tx.store.delete([owner, id])), tx.done]);
    }),

  removeOf: (owner: number): Promise<void> =>
    erase(async (database) => {
      const tx = database.transaction(['events', 'fetched'], 'readwrite');
      await Promise.all([
        tx.objectStore('events').delete(keysOf(owner)),
        tx.objectStore('fetched').delete(owner),
        tx.objectStore('fetched').delete(totalKey(owner)),
        tx.done,
      ]);
    }),
});
