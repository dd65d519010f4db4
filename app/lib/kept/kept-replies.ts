import type { DBSchema, IDBPDatabase } from 'idb';
import { KEPT_REPLIES_MAX } from '#contract/device-limits.ts';
import { deviceDatabase } from '../device-database.ts';
import { NO_ACCOUNT } from '../owner.ts';
import { deviceAccount } from '../session/session.ts';

interface Kept {
  /** The account that it belongs to, or everybody. */
  readonly owner: number;
  /** What was asked. */
  readonly address: string;
  readonly reply: unknown;
  readonly at: number;
}

interface Schema extends DBSchema {
  replies: { key: [number, string]; value: Kept; indexes: { at: number; owner: number } };
}

const DATABASE = 'kakehashi-kept';
/** The replies are not counted at every store. */
const COUNT_EVERY = 40;

let stores = 0;

const { run, erase } = deviceDatabase<Schema>({
  name: DATABASE,
  version: 1,
  upgrade(database) {
    const replies = database.createObjectStore('replies', { keyPath: ['owner', 'address'] });
    replies.createIndex('at', 'at');
    replies.createIndex('owner', 'owner');
  },
});

/** A browser that forbids storage, or has no room, keeps nothing: that is no failure of the page. */
async function ifPossible<Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await run(work);
  } catch {
    return undefined;
  }
}

export interface NewlyKept {
  readonly address: string;
  readonly reply: unknown;
}

/** Keeps replies on this device, the last ones of each address. Not those of an account that has left it meanwhile. */
export async function keepReplies(owner: number, replies: readonly NewlyKept[]): Promise<void> {
  const at = Date.now();
  await ifPossible(async (database) => {
    if (owner !== NO_ACCOUNT && owner !== deviceAccount()) return;
    const tx = database.transaction('replies', 'readwrite');
    await Promise.all([...replies.map((kept) => tx.store.put({ owner, ...kept, at })), tx.done]);
    stores += replies.length;
    if (stores < COUNT_EVERY) return;
    stores = 0;
    await removeOldest(database);
  });
}

async function removeOldest(database: IDBPDatabase<Schema>): Promise<void> {
  const tx = database.transaction('replies', 'readwrite');
  let left = (await tx.store.count()) - KEPT_REPLIES_MAX;
  for (let at = await tx.store.index('at').openCursor(); at && left > 0; at = await at.continue()) {
    await at.delete();
    left -= 1;
  }
  await tx.done;
}

/** The kept reply, or undefined. */
export const keptReply = async (owner: number, address: string): Promise<unknown> =>
  (await ifPossible((database) => database.get('replies', [owner, address])))?.reply;

/** When the replies to these addresses were kept; those that are not there are missing. */
export async function keptSince(
  owner: number,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await ifPossible(async (database) => {
    const tx = database.transaction('replies');
    return Promise.all(addresses.map((address) => tx.store.get([owner, address])));
  });
  return new Map((found ?? []).flatMap((kept) => (kept ? [[kept.address, kept.at]] : [])));
}

/** Removes what belongs to accounts other than this one; null removes what belongs to any account. */
export const forgetOthers = (account: number | null): Promise<void> =>
  erase(async (database) => {
    const tx = database.transaction('replies', 'readwrite');
    const keys = await tx.store.index('owner').getAllKeys(IDBKeyRange.lowerBound(NO_ACCOUNT, true));
    const others = keys.filter(([owner]) => owner !== account);
    await Promise.all([...others.map((key) => tx.store.delete(key)), tx.done]);
  });

/** Removes the replies to calls of these paths with a query: what somebody has typed stands in their address. */
export const forgetTyped = (paths: readonly string[]): Promise<void> =>
  erase(async (database) => {
    const tx = database.transaction('replies', 'readwrite');
    const ranges = paths.map((path) =>
      IDBKeyRange.bound([NO_ACCOUNT, `${path}?`], [NO_ACCOUNT, `${path}?\uffff`]),
    );
    await Promise.all([...ranges.map((range) => tx.store.delete(range)), tx.done]);
  });

/** Removes everything. */
export const forgetAllReplies = (): Promise<void> => erase((database) => database.clear('replies'));

/** How many there are. */
export const countReplies = async (): Promise<number> =>
  (await ifPossible((database) => database.count('replies'))) ?? 0;
