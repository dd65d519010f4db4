import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/connect.ts';
import { createItemChangesRepository, type ItemChangesRepository } from './item-changes.repository.ts';
import { createItemsRepository, type ItemsRepository } from './items.repository.ts';

export interface DictionaryWriting {
  readonly db: Database;
  readonly changes: Changes;
  /** Renews this node's search index, once for what was announced under this id. */
  readonly refreshSearch: (announcement: string) => Promise<void>;
}

type Write<T> = (items: ItemsRepository, history: ItemChangesRepository) => Promise<T>;

/**
 * The one way to change the dictionary: all who do take turns, the other nodes hear of it with the commit, and on this
 * one it is found before the answer is given.
 */
export async function writeDictionary<T>(
  { db, changes, refreshSearch }: DictionaryWriting,
  write: Write<T>,
): Promise<T> {
  const announcement = crypto.randomUUID();
  const result = await db.transaction(async (tx) => {
    const items = createItemsRepository(tx);
    await items.lock();
    const done = await write(items, createItemChangesRepository(tx));
    await changes.announce('content', tx, announcement);
    return done;
  });
  await refreshSearch(announcement);
  return result;
}
