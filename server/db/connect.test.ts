import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createServerDatabase, testServerUrl } from '#server/testing/test-database.ts';
import { openDatabase } from './connect.ts';
import { DatabaseUnreachableError } from './database-away.ts';
import { DataDirInUseError } from './pglite/data-dir-lock.ts';
import { users } from './schema/users.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-data-'));
afterAll(() => rm(dataDir, { recursive: true }));

const hoa = { email: 'hoa@example.com', name: 'Hoa' };

/** A cold start of PGlite takes seconds, more on a busy machine. */
const COLD_START_MS = 60_000;

test(
  'PGlite keeps its rows after a restart, and only one process may have it open',
  { timeout: COLD_START_MS },
  async () => {
    const first = await openDatabase({ dataDir });
    await first.ping();
    await first.db.insert(users).values(hoa);
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirInUseError);
    await Promise.all([first.close(), first.close()]);
    await expect(first.ping()).rejects.toThrow();

    const second = await openDatabase({ dataDir });
    expect(await second.db.select().from(users)).toMatchObject([hoa]);
    await second.close();
  },
);

test('an interrupted first start is repeated', { timeout: COLD_START_MS }, async () => {
  const interrupted = await mkdtemp(join(tmpdir(), 'kakehashi-cut-'));
  await mkdir(join(interrupted, 'pglite/global'), { recursive: true });
  await writeFile(join(interrupted, 'pglite/global/pg_control'), 'half of it');
  await writeFile(join(interrupted, 'pglite-unfinished'), '');
  const database = await openDatabase({ dataDir: interrupted });
  await database.ping();
  await database.close();
  expect(await readdir(interrupted)).not.toContain('pglite-unfinished');
  await rm(interrupted, { recursive: true });
});

test('a server that cannot be reached stops the start with one clear line', async () => {
  const opening = openDatabase({ dataDir, databaseUrl: 'postgres://hoa:secret@127.0.0.1:1/kakehashi' });
  await expect(opening).rejects.toThrow(DatabaseUnreachableError);
  await expect(opening).rejects.toThrow(/^Không kết nối được tới cơ sở dữ liệu [^\n]*ECONNREFUSED[^\n]*$/);
  await expect(opening, 'the password is not printed').rejects.not.toThrow(/secret/);
});

describe.runIf(testServerUrl)('PostgreSQL', () => {
  test('nodes that start together on an empty database share it', async () => {
    const databaseUrl = await createServerDatabase(testServerUrl ?? '', 'kakehashi_test_nodes');
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ dataDir, databaseUrl })));
    const [first, second] = nodes;
    await first?.db.insert(users).values(hoa);
    expect(await second?.db.select().from(users)).toMatchObject([hoa]);

    await Promise.all(nodes.flatMap((node) => [node.close(), node.close()]));
    await expect(first?.ping()).rejects.toThrow();
  });
});
