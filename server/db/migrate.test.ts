import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseTooOldError, migratePglite } from './migrate.ts';

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
  await migratePglite(client);
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
