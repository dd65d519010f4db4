import { sql } from 'drizzle-orm';
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
});
