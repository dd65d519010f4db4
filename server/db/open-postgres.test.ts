import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { createServerDatabase, testServerUrl } from '#server/testing/test-database.ts';
import { isDatabaseAway } from './database-away.ts';
import { openPostgres } from './open-postgres.ts';

describe.runIf(testServerUrl)('PostgreSQL', () => {
  test('transactions that cannot begin give their connections back', async () => {
    const url = await createServerDatabase(testServerUrl ?? '', 'kakehashi_test_begin');
    const { db, pool, ping, close } = await openPostgres(url, () => {});
    const unknown = 'unknown' as 'serializable';
    for (let at = 0; at <= (pool?.options.max ?? 0); at += 1)
      await expect(db.transaction(async () => {}, { isolationLevel: unknown })).rejects.toThrow();
    await ping();
    await close();
  });

  test('a connection that is lost between two statements of a transaction is told, and does not end the process', async () => {
    const url = await createServerDatabase(testServerUrl ?? '', 'kakehashi_test_lost');
    const lost = vi.fn<(error: unknown) => void>();
    const { db, ping, close } = await openPostgres(url, lost);
    const cut = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await vi.waitFor(() => expect(lost).toHaveBeenCalled());
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toSatisfy(isDatabaseAway);
    await ping();
    await close();
  });

  test('an idle connection that is lost is told once', async () => {
    const url = await createServerDatabase(testServerUrl ?? '', 'kakehashi_test_idle');
    const lost = vi.fn<(error: unknown) => void>();
    const { db, pool, ping, close } = await openPostgres(url, lost);
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    expect(pool?.idleCount).toBe(1);
    await withClient(url, (admin) => admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
    await vi.waitFor(() => expect(pool?.totalCount).toBe(0));
    expect(lost).toHaveBeenCalledTimes(1);
    await ping();
    await close();
  });

  test('a start that fails after it has connected leaves no connection behind', async () => {
    const url = await createServerDatabase(testServerUrl ?? '', 'kakehashi_test_failed_start');
    await (await openPostgres(url, () => {})).close();
    await withClient(url, async (admin) => {
      await admin.query('alter table announced_changes rename to gone');
      await expect(openPostgres(url, () => {})).rejects.toThrow();
      await vi.waitFor(async () => {
        const others = await admin.query(
          'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        expect(others.rows).toEqual([]);
      });
    });
  });
});

async function withClient(url: string, use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await use(client);
  await client.end();
}
