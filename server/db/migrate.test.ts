import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, test } from 'vitest';
import { migratePglite, migrationsFolder } from './migrate.ts';

const folder = await mkdtemp(join(tmpdir(), 'kakehashi-migrations-'));
afterAll(() => rm(folder, { recursive: true }));

/** A database of an earlier release: the migrations from `tag` on have not run. */
async function databaseBefore(tag: string): Promise<PGlite> {
  await cp(migrationsFolder, folder, { recursive: true });
  const journalPath = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { tag: string }[] };
  const before = journal.entries.findIndex((entry) => entry.tag === tag);
  const entries = journal.entries.slice(0, before);
  await writeFile(journalPath, JSON.stringify({ ...journal, entries }));
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: folder });
  return client;
}

test('unconfirmed accounts become registrations; codes sent before are no longer valid', async () => {
  const client = await databaseBefore('0008_sessions_and_registrations');
  await client.exec(`
    insert into users (id, email, name, phone_number, password_hash, verified_at) values
      (100001, 'hoa@example.com', 'Hoa', '0901234567', 'hash of Hoa', now()),
      (100002, 'an@example.com', 'An', null, 'hash of An', null),
      (100003, 'google@example.com', 'Google', null, null, null);
    insert into otps (user_id, code_hash, expires_at) values
      (100002, 'hash of a code', now() + interval '5 minutes');
  `);
  await migratePglite(client);

  const rows = async (statement: string) => (await client.query(statement)).rows;
  expect(await rows('select name, phone_number, password_hash from users order by id')).toEqual([
    { name: 'Hoa', phone_number: '0901234567', password_hash: 'hash of Hoa' },
    { name: 'an', phone_number: null, password_hash: null },
    { name: 'google', phone_number: null, password_hash: null },
  ]);
  expect(await rows('select user_id, name, phone_number, password_hash from registrations')).toEqual([
    { user_id: 100002, name: 'An', phone_number: '', password_hash: 'hash of An' },
  ]);
  expect(await rows('select * from otps')).toEqual([]);
  await client.close();
});
