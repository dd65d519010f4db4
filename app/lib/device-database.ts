import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE_PATIENCE_MS } from '#contract/device-limits.ts';

interface DatabaseParts<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  readonly upgrade: (database: IDBPDatabase<Schema>, oldVersion: number) => void;
}

/** A database of this device that is opened when it is first used, and again when its connection is lost. */
export interface DeviceDatabase<Schema extends DBSchema> {
  /**
   * Fails where the browser forbids databases or has no room. The work may be done twice if the connection is lost on the
   * way, so it must have the same effect twice.
   */
  readonly run: <Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>) => Promise<Result>;
  /** The same for what removes: fails if something may have stayed, not where the browser forbids databases. */
  readonly erase: (work: (database: IDBPDatabase<Schema>) => Promise<void>) => Promise<void>;
  /** False where the browser forbids databases, as some private windows do, and before the first use. */
  readonly hasOpened: () => boolean;
  readonly close: () => void;
}

/** What a browser says when it has closed a connection by itself: phones do that to pages in the background. */
const CONNECTION_LOST = ['InvalidStateError', 'UnknownError'];

/** What it says when no database can be opened in this window. */
const FORBIDDEN = ['SecurityError', 'InvalidStateError'];

/** Some browsers have no databases at all. */
const hasDatabases = (): boolean => Boolean(Reflect.get(globalThis, 'indexedDB'));

export function deviceDatabase<Schema extends DBSchema>(
  parts: DatabaseParts<Schema>,
): DeviceDatabase<Schema> {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  let hasOpened = false;

  function connect(): Promise<IDBPDatabase<Schema>> {
    const connecting = open(parts, () => forget(connecting));
    connecting.then(
      () => (hasOpened = true),
      () => forget(connecting),
    );
    return (connection = connecting);
  }

  /** The next use opens it again. */
  function forget(lost: Promise<IDBPDatabase<Schema>>): void {
    if (connection === lost) connection = undefined;
  }

  const run: DeviceDatabase<Schema>['run'] = async (work) => {
    const used = (connection ??= connect());
    try {
      return await work(await used);
    } catch (error) {
      if (!isNamed(error, CONNECTION_LOST)) throw error;
      forget(used);
      return work(await (connection ??= connect()));
    }
  };

  return {
    run,
    async erase(work) {
      try {
        await run(work);
      } catch (error) {
        if (hasOpened || (hasDatabases() && !isNamed(error, FORBIDDEN))) throw error;
      }
    },
    hasOpened: () => hasOpened,
    close() {
      void connection?.then((database) => database.close()).catch(() => undefined);
      connection = undefined;
    },
  };
}

const isNamed = (error: unknown, names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

async function open<Schema extends DBSchema>(
  { name, version, upgrade }: DatabaseParts<Schema>,
  onLost: () => void,
): Promise<IDBPDatabase<Schema>> {
  let wait: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (error: Error) => void = () => {};
  const givenUp = new Promise<never>((_, reject) => (giveUp = reject));
  const opening = openDB<Schema>(name, version, {
    upgrade,
    // An older tab that does not close it must not make this one hang.
    blocked() {
      const held = new Error(`${name} is open in another tab in an older form`);
      wait = setTimeout(() => giveUp(held), DATABASE_PATIENCE_MS);
    },
    // A newer tab wants to change its form, and hangs until this one has closed it.
    blocking() {
      onLost();
      void opening.then((database) => database.close());
    },
    terminated: onLost,
  });
  try {
    return await Promise.race([opening, givenUp]);
  } catch (error) {
    // If it opens after all, nobody uses this connection.
    void opening.then((database) => database.close()).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(wait);
  }
}
