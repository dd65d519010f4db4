import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createServerDatabase, openTestDatabase, testServerUrl } from '#server/testing/test-database.ts';
import type { Changes } from './changes.ts';
import { openPostgres } from './open-postgres.ts';

const { db, changes } = await openTestDatabase();

const nextChange = ({ onChange }: Changes) =>
  new Promise<string>((resolve) => {
    const stop = onChange((change) => {
      stop();
      resolve(change);
    });
  });

test('an announcement reaches every listener', async () => {
  const received = Promise.all([nextChange(changes), nextChange(changes)]);
  await changes.announce('content');
  expect(await received).toEqual(['content', 'content']);
});

test('a listener that was removed gets no more changes', async () => {
  const received: string[] = [];
  changes.onChange((change) => received.push(change))();
  const another = nextChange(changes);
  await changes.announce('content');
  await another;
  expect(received).toEqual([]);
});

test('an announcement within a transaction that is rolled back is not delivered', async () => {
  const received: string[] = [];
  const stop = changes.onChange((change) => received.push(change));
  const failing = db.transaction(async (tx) => {
    await changes.announce('content', tx);
    tx.rollback();
  });
  await expect(failing).rejects.toThrow('Rollback');
  const another = nextChange(changes);
  await changes.announce('content');
  await another;
  stop();
  expect(received).toEqual(['content']);
});

test('an announcement carries its id', async () => {
  const received = new Promise((resolve) => {
    const stop = changes.onChange((...change) => {
      stop();
      resolve(change);
    });
  });
  await changes.announce('content', db, 'a1');
  expect(await received).toEqual(['content', 'a1']);
});

test('an unknown announcement of a newer node is ignored', async () => {
  const another = nextChange(changes);
  await db.execute(sql`select pg_notify('kakehashi_changes', 'from the future')`);
  await changes.announce('content');
  expect(await another).toBe('content');
});

describe.runIf(testServerUrl)('on a server', () => {
  test('after a lost connection listeners are notified, because they may have missed a change', async () => {
    const errors: unknown[] = [];
    const url = await createServerDatabase(testServerUrl ?? '', 'kakehashi_test_reconnect');
    const node = await openPostgres(url, (error) => errors.push(error));
    const received = nextChange(node.changes);
    await node.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'
    `);
    expect(await received).toBe('content');
    expect(errors).not.toEqual([]);
    await node.close();
  });
});
