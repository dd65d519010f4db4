import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migratePglite } from '#server/db/migrate.ts';
import { snapshotPath } from './snapshot.ts';

/** vitest's globalSetup: writes the snapshot that `openTestDatabase` loads, unless it is there already. */
export default async function writeSnapshot(): Promise<void> {
  const path = snapshotPath();
  if (process.env['TEST_DATABASE_URL'] || existsSync(path)) return;

  const client = await PGlite.create();
  await migratePglite(client);
  const dump = await client.dumpDataDir('none');
  await client.close();

  await mkdir(dirname(path), { recursive: true });
  // Renamed when complete: another run may look for it at this moment.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
}
