import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/pglite';
import { createChanges } from '../changes.ts';
import { DatabaseAwayError, isThreadLost } from '../database-away.ts';
import { migratePglite } from '../migrate.ts';
import type { OpenDatabase } from '../open-database.ts';
import * as schema from '../schema/index.ts';
import { checkpointRegularly } from './checkpoints.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { broken, DataDirError, prepareDataDir, unusable } from './data-dir.ts';
import { asPglite, type PgliteClient } from './pglite-client.ts';
import { openPgliteThread } from './pglite-thread.ts';

export interface PgliteOptions {
  readonly dataDir: string;
  readonly warn: (line: string) => void;
  /** Called when the migration takes long. */
  readonly inform?: ((line: string) => void) | undefined;
  /** Starts the thread of the database. */
  readonly startWorker?: (dataDir: string) => Worker;
  /** Copies the files of a new database, if it can; without them, it begins empty. */
  readonly copySnapshot?: ((to: string) => Promise<boolean>) | undefined;
}

/** PostgreSQL inside this process, stored in `dataDir`, which is locked against other processes. */
export async function openPglite({
  dataDir,
  warn,
  inform,
  copySnapshot,
  startWorker,
}: PgliteOptions): Promise<OpenDatabase> {
  await prepareDataDir(dataDir, warn);
  const release = await lockDataDir(dataDir).catch((error: unknown) => {
    throw error instanceof DataDirError ? error : unusable(dataDir, error);
  });
  const files = join(dataDir, 'pglite');
  const unfinished = join(dataDir, 'pglite-unfinished');
  let client: PgliteClient | undefined;
  try {
    const isNew = await startOverIfUnfinished(files, unfinished);
    const isFromSnapshot = isNew && ((await copySnapshot?.(files)) ?? false);
    // Without this file PGlite would treat the folder as empty, and create a new database over the old files.
    const lacksVersion =
      existsSync(join(files, 'global/pg_control')) && !existsSync(join(files, 'PG_VERSION'));
    if (lacksVersion) throw new DatabaseAwayError('PG_VERSION is missing');
    client = await openPgliteThread({ dataDir: files, ...(startWorker && { startWorker }) });
    await migratePglite(client, inform && { inform });
    await rm(unfinished, { force: true });
    const opened = await serveFromPglite(client, release);
    const stopCheckpoints = checkpointRegularly(client, warn);
    const close = () => {
      stopCheckpoints();
      return opened.close();
    };
    return { ...opened, close, isFromSnapshot };
  } catch (error) {
    await client?.close();
    await release();
    // A thread that cannot start, or crashes while reading, means that the files are damaged.
    throw isThreadLost(error) ? broken(dataDir, error) : error;
  }
}

/**
 * An interrupted first start leaves an unusable database without any user data, so it is deleted and created again. The
 * marker file exists until the database is complete. Returns whether there is no database yet.
 */
async function startOverIfUnfinished(files: string, unfinished: string): Promise<boolean> {
  if (existsSync(unfinished)) await rm(files, { recursive: true, force: true });
  if (existsSync(files)) return false;
  await writeFile(unfinished, '');
  return true;
}

/** Wraps a client whose migrations have run. */
export async function serveFromPglite(
  client: PgliteClient,
  afterClose: () => Promise<void> = async () => {},
): Promise<OpenDatabase> {
  const db = drizzle(asPglite(client), { schema, casing: 'snake_case' });
  const { changeListener, ...changes } = createChanges(db);
  await client.listen(changeListener.channel, changeListener.onNotify);
  client.onGap?.(changeListener.onGap);
  // What was announced so far is in what this node is about to read.
  await changes.compare();

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
