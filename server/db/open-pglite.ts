import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createChanges } from './changes.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { migratePglite } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import * as schema from './schema/index.ts';

/** PostgreSQL inside this process, kept in `dataDir`, which no other process may use meanwhile. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const release = await lockDataDir(dataDir);
  let client: PGlite | undefined;
  try {
    client = await PGlite.create(join(dataDir, 'pglite'));
    await migratePglite(client);
    return await serveFromPglite(client, release);
  } catch (error) {
    await client?.close();
    await release();
    throw error;
  }
}

/** Wraps a client that is migrated already. */
export async function serveFromPglite(
  client: PGlite,
  afterClose: () => Promise<void> = async () => {},
): Promise<OpenDatabase> {
  const db = drizzle(client, { schema, casing: 'snake_case' });
  const { ear, ...changes } = createChanges(db);
  await client.listen(ear.channel, ear.hear);

  let closing: Promise<void> | undefined;
  const closeOnce = async () => {
    await client.close();
    await afterClose();
  };

  return {
    db,
    changes,
    ping: async () => void (await client.query('select 1')),
    close: () => (closing ??= closeOnce()),
  };
}
