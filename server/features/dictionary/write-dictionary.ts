import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/connect.ts';
import { createItemChangesRepository, type ItemChangesRepository } from './item-changes.repository.ts';
import { createItemsRepository, type ItemsRepository } from './items.repository.ts';

export interface DictionaryWriting {
  readonly db: Database;
  readonly changes: Changes;
  /** Refreshes this node's search index, once for the announcement with this id. */
  readonly refreshSearch: (announcement: string) => Promise<void>;
}

type Write<T> = (items: ItemsRepository, history: ItemChangesRepository, tx: Database) => Promise<T>;

/**
 * The only way to change the dictionary. Writers take turns, the commit notifies the other nodes, and this node's
 * search is refreshed before the reply.
 */
export async function writeDictionary<T>(
  { db, changes, refreshSearch }: DictionaryWriting,
  write: Write<T>,
): Promise<T> {
  const announcement = crypto.randomUUID();
  const result = await db.transaction(async (tx) => {
    const items = createItemsRepository(tx);
    await items.lock();
    const done = await write(items, createItemChangesRepository(tx), tx);
    await changes.announce('content', tx, announcement);
    return done;
  });
  await refreshSearch(announcement);
  return result;
}
