import type { DBSchema } from 'idb';
import type { PackInfo } from '#contract/dictionary/pack-endpoints.ts';
import { deviceDatabase } from '../device-database.ts';

/** The pack of this browser. */
export interface StoredPack extends PackInfo {
  readonly downloadedAt: string;
}

/** Where a browser keeps one pack of the dictionary. */
export interface PackStore {
  readonly info: () => Promise<StoredPack | null>;
  /** The text of the pack, as it was sent. */
  readonly text: () => Promise<Uint8Array | null>;
  /** In one transaction: the old pack stays until the new one is there as a whole. */
  readonly replace: (pack: StoredPack, text: Uint8Array) => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly close: () => void;
}

const DATABASE = 'kakehashi-dictionary';
/** There is one pack. */
const ONLY = 'pack';

/** Apart from the text, so that reading what is stored does not read megabytes. */
interface Schema extends DBSchema {
  infos: { key: string; value: StoredPack };
  texts: { key: string; value: Uint8Array };
}

const openDatabase = () =>
  deviceDatabase<Schema>({
    name: DATABASE,
    version: 1,
    upgrade(database) {
      database.createObjectStore('infos');
      database.createObjectStore('texts');
    },
  });

/** Null where the browser forbids a database, as some private windows do. */
export async function openPackStore(): Promise<PackStore | null> {
  const store = inDatabase(openDatabase());
  try {
    await store.info();
    return store;
  } catch {
    return null;
  }
}

const inDatabase = ({ run, close }: ReturnType<typeof openDatabase>): PackStore => ({
  info: async () => (await run((database) => database.get('infos', ONLY))) ?? null,
  text: async () => (await run((database) => database.get('texts', ONLY))) ?? null,
  replace: (pack, text) =>
    run(async (database) => {
      const tx = database.transaction(['infos', 'texts'], 'readwrite');
      // A failure of the transaction is that of one of its steps, which is thrown below.
      tx.done.catch(() => {});
      try {
        await tx.objectStore('texts').put(text, ONLY);
        await tx.objectStore('infos').put(pack, ONLY);
      } catch (error) {
        // Neither without the other.
        abort(tx);
        throw error;
      }
      await tx.done;
    }),
  remove: () =>
    run(async (database) => {
      const tx = database.transaction(['infos', 'texts'], 'readwrite');
      await Promise.all([
        tx.objectStore('infos').delete(ONLY),
        tx.objectStore('texts').delete(ONLY),
        tx.done,
      ]);
    }),
  close,
});

/** A transaction that failed by itself has ended already. */
function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error;
  }
}
