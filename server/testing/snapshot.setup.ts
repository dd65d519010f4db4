import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migratePglite } from '#server/db/migrate.ts';
import { snapshotPath } from './snapshot.ts';

/** globalSetup of vitest: writes the snapshot that `openTestDatabase` loads, unless it exists. */
export default async function writeSnapshot(): Promise<void> {
  const path = snapshotPath();
  if (process.env['TEST_DATABASE_URL'] || existsSync(path)) return;

  const client = await PGlite.create();
  await migratePglite(client);
  const dump = await client.dumpDataDir('none');
  await client.close();

  await mkdir(dirname(path), { recursive: true });
  // Renamed when complete, because another run may read it at the same time.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
}
