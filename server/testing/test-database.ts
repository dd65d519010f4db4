import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { OpenDatabase } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { serveFromPglite } from '#server/db/pglite/open-pglite.ts';
import { type PgliteClient, type PgliteConnection, takeTurns } from '#server/db/pglite/pglite-client.ts';
import { createStatements } from '#server/db/pglite/pglite-statements.mjs';
import { createEmptyAll } from './data/empty-tables.ts';
import { addNewerColumns } from './data/newer-columns.ts';
import { snapshotPath } from './snapshot.ts';

interface SharedDatabase extends OpenDatabase {
  /** The apps of a test file stay in memory: without this they would react to the changes of later files. */
  stopListening(): void;
}

declare global {
  var testDatabase: Promise<SharedDatabase> | undefined;
}

/** A PostgreSQL server to run the tests on; without it they run on PGlite. */
export const testServerUrl = process.env['TEST_DATABASE_URL'];

/** One database per worker, shared by its test files: start a file with `emptyTables`, and never close it. */
export function openTestDatabase(): Promise<OpenDatabase> {
  return (globalThis.testDatabase ??= share(
    testServerUrl ? openOnServer(testServerUrl) : openFromSnapshot(),
  ));
}

/** A separate database, for a test that closes it. */
export function openClosableTestDatabase(): Promise<OpenDatabase> {
  return testServerUrl ? openOnServer(testServerUrl, 'closable') : openFromSnapshot();
}

/** Creates an empty database on the server, replacing one of that name, and returns its URL. */
export async function createServerDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function share(opening: Promise<OpenDatabase>): Promise<SharedDatabase> {
  const database = await opening;
  await createEmptyAll(database.db);
  await addNewerColumns(database.db);
  const { changes } = database;
  const stops = new Set<() => void>();
  return {
    ...database,
    changes: {
      ...changes,
      onChange(listener) {
        const stop = changes.onChange(listener);
        stops.add(stop);
        return stop;
      },
    },
    stopListening() {
      for (const stop of stops) stop();
      stops.clear();
    },
  };
}

async function openFromSnapshot(): Promise<OpenDatabase> {
  const snapshot = new Blob([await readFile(snapshotPath())]);
  return serveFromPglite(inThisThread(await PGlite.create({ loadDataDir: snapshot })));
}

/** PGlite in the thread of the test: with the statements and the turns of the product, without its worker. */
function inThisThread(client: PGlite): PgliteClient {
  const statements = createStatements(client);
  const connection: PgliteConnection = {
    query: (sql, params, { rowMode, parsers } = {}) => {
      Object.assign(client.parsers, parsers);
      return statements.query(sql, params, rowMode);
    },
    exec: (sql) => client.exec(sql),
  };
  const { atTheEnd, ...turns } = takeTurns(async () => connection);
  return {
    ...turns,
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    close: () => atTheEnd(() => client.close()),
  };
}

/** A loaded machine may not answer for seconds, which is no lost connection. */
const PATIENT = { heartbeatMs: 60_000, answerMs: 60_000, reconnectMs: 1_000 };

async function openOnServer(serverUrl: string, purpose = 'shared'): Promise<OpenDatabase> {
  const worker = process.env['VITEST_POOL_ID'] ?? '0';
  const url = await createServerDatabase(serverUrl, `kakehashi_test_${purpose}_${worker}`);
  return openPostgres(url, failTheRun, { listenTiming: PATIENT });
}

/** A lost connection fails the run at once, instead of as a late query. */
function failTheRun(error: unknown): never {
  throw error;
}
