import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operatorTexts } from '#contract/texts/operator.ts';
import { createServerDatabase, testServerUrl } from '#server/testing/test-database.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { DatabaseTooOldError, migratePglite, migratePostgres, migrationsFolder } from './migrate.ts';
import { openPgliteThread } from './pglite/pglite-thread.ts';

/** When the migrations of earlier releases were made: these tables are in the first migration now. */
const LAST_LANDED = 1_795_036_082_979;
const ONE_BEFORE = 1_794_900_000_000;

let client: PGlite;
beforeEach(async () => {
  client = await PGlite.create();
});
afterEach(() => client.close());

/** As a release left it: its tables, and one row for each of its migrations. */
async function databaseOf(migrationTimes: readonly number[]): Promise<void> {
  const folder = await folderOf('select 1');
  await copyFile(join(migrationsFolder, '0000_initial.sql'), join(folder, '0000_only.sql'));
  await migratePglite(client, { folder });
  await client.exec(`
    delete from drizzle.__drizzle_migrations;
    insert into users (id, email, name) values (100001, 'hoa@example.com', 'Hoa');
  `);
  for (const at of migrationTimes)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      `hash of ${at}`,
      at,
    ]);
}

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A folder with one migration. */
async function folderOf(statement: string, when = LAST_LANDED): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-migrations-'));
  folders.push(folder);
  const entry = { idx: 0, version: '7', when, tag: '0000_only', breakpoints: true };
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }));
  await writeFile(join(folder, '0000_only.sql'), statement);
  return folder;
}

test('a database of the release before the migrations became one keeps its rows and is used', async () => {
  await databaseOf([ONE_BEFORE, LAST_LANDED]);
  await migratePglite(client);
  expect((await client.query('select name from users')).rows).toEqual([{ name: 'Hoa' }]);
});

test('an older database is refused with one sentence, and nothing in it changes', async () => {
  await databaseOf([ONE_BEFORE]);
  await expect(migratePglite(client)).rejects.toThrow(DatabaseTooOldError);
  await expect(migratePglite(client)).rejects.toThrow(/^[^\n]+bản ngày 19-11-2026 một lần[^\n]+$/);
  expect((await client.query('select name from users')).rows).toEqual([{ name: 'Hoa' }]);
});

test('a database that is migrated again is as it was', async () => {
  await migratePglite(client);
  const applied = async () => (await client.query('select * from drizzle.__drizzle_migrations')).rows;
  const before = await applied();
  await migratePglite(client);
  expect(await applied()).toEqual(before);
});

describe('a migration that takes long', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await folderOf('select pg_sleep(0.6)');
  });

  test('is not taken for a hung thread, and the operator is told what goes on', async () => {
    const thread = await openPgliteThread({ dataDir: 'memory://', statementMs: 200 });
    const inform = vi.fn<(line: string) => void>();
    await migratePglite(thread, { inform, informAfterMs: 100, folder });
    expect(inform.mock.calls).toEqual([[operatorTexts.migrating]]);
    await thread.close();
  });

  test('one that does not says nothing', async () => {
    const inform = vi.fn<(line: string) => void>();
    await migratePglite(client, { inform, informAfterMs: 60_000, folder });
    expect(inform).not.toHaveBeenCalled();
  });

  describe.runIf(testServerUrl)('on PostgreSQL', () => {
    const clients: Client[] = [];
    afterAll(() => Promise.all(clients.map((one) => one.end())));
    const connect = async (url: string) => {
      const one = new Client({ connectionString: url });
      await one.connect();
      clients.push(one);
      return one;
    };

    test('is not cancelled by the statement timeout of the database', async () => {
      const url = await createServerDatabase(testServerUrl ?? '', 'kakehashi_test_slow_migration');
      const admin = await connect(url);
      await admin.query("alter database kakehashi_test_slow_migration set statement_timeout = '200ms'");
      const inform = vi.fn<(line: string) => void>();
      await migratePostgres(url, { inform, informAfterMs: 100, folder });
      expect(inform.mock.calls).toEqual([[operatorTexts.migrating]]);
    });

    test('lets requests through while it cannot lock a table, and is done when it can', async () => {
      const name = 'kakehashi_test_locked_migration';
      const url = await createServerDatabase(testServerUrl ?? '', name);
      await migratePostgres(url, { folder: await folderOf('create table visits (id integer)') });
      const [busy, watching, reading] = [await connect(url), await connect(url), await connect(url)];
      await busy.query('begin');
      await busy.query('select * from visits');
      // What was done before the lock is free: each statement is a transaction of its own.
      const statements =
        'create table others (id integer);--> statement-breakpoint\nalter table visits add column at text';
      const from = await folderOf(statements, LAST_LANDED + 1);
      const migrating = migratePostgres(url, { folder: from, lockMs: 50, retryMs: 10 });
      await vi.waitFor(async () => {
        const { rows } = await watching.query(
          "select 1 from pg_locks where not granted and relation = 'visits'::regclass",
        );
        expect(rows).not.toEqual([]);
      });
      await reading.query("set lock_timeout = '2s'");
      expect((await reading.query('select id from visits')).rows).toEqual([]);
      expect((await reading.query('select id from others')).rows).toEqual([]);
      await busy.query('commit');
      await migrating;
      expect((await reading.query('select at from visits')).rows).toEqual([]);
    });

    test('makes a second node wait, which says so', async () => {
      const url = await createServerDatabase(testServerUrl ?? '', 'kakehashi_test_waiting_migration');
      const first = await connect(url);
      await first.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
      const inform = vi.fn<(line: string) => void>();
      const second = migratePostgres(url, { inform, informAfterMs: 10 });
      await vi.waitFor(() => expect(inform).toHaveBeenCalledWith(operatorTexts.waitingForMigration));
      await first.query('select pg_advisory_unlock($1)', [advisoryLocks.migrations]);
      await second;
    });
  });
});
