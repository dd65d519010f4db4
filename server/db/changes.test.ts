import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ANNOUNCED_CHANGES_KEPT_MS } from '#contract/database-limits.ts';
import { openTcpProxy } from '#server/testing/fakes/tcp-proxy.ts';
import { createServerDatabase, openTestDatabase, testServerUrl } from '#server/testing/test-database.ts';
import type { Changes } from './changes.ts';
import { askWithin } from './listen-on-postgres.ts';
import { openPostgres } from './open-postgres.ts';
import { announcedChanges } from './schema/index.ts';

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

describe('a change of which a node was not notified', () => {
  /** What the listeners are called for while the node compares. */
  async function found(): Promise<string[]> {
    const received: string[] = [];
    const stop = changes.onChange((change) => received.push(change));
    await changes.compare();
    stop();
    return received;
  }
  let transactionId = 0;
  const recordSilently = (name: string) =>
    db.insert(announcedChanges).values({ name, transactionId: (transactionId += 1) });

  test.each(['content', 'courses', 'settings'])('is found once, by comparing: %s', async (name) => {
    await recordSilently(name);
    await recordSilently(name);
    expect(await found()).toEqual([name]);
    expect(await found(), 'again').toEqual([]);
  });

  test('is none of those that it was notified of', async () => {
    const another = nextChange(changes);
    await changes.announce('settings');
    await another;
    expect(await found()).toEqual([]);
  });

  test('may be one that only a newer node knows', async () => {
    await recordSilently('from-the-future');
    expect(await found()).toEqual([]);
  });

  test('was rolled back: there is none', async () => {
    const failing = db.transaction(async (tx) => {
      await changes.announce('content', tx);
      tx.rollback();
    });
    await expect(failing).rejects.toThrow('Rollback');
    expect(await found()).toEqual([]);
  });

  test('is recorded once per transaction, and not for ever', async () => {
    await db.delete(announcedChanges);
    await db.transaction(async (tx) => {
      for (let time = 0; time < 3; time += 1) await changes.announce('courses', tx);
    });
    await changes.announce('mail');
    await changes.cleanUp();
    expect(await db.$count(announcedChanges)).toBe(1);
    const longAgo = new Date(Date.now() - ANNOUNCED_CHANGES_KEPT_MS - 60_000);
    await db.update(announcedChanges).set({ createdAt: longAgo });
    await changes.cleanUp();
    expect(await db.$count(announcedChanges)).toBe(0);
  });

  test('is everything, when the records of the time between may be deleted', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ANNOUNCED_CHANGES_KEPT_MS });
    try {
      expect(await found()).toEqual(['content', 'courses', 'settings']);
      expect(await found(), 'again').toEqual([]);
    } finally {
      vi.useRealTimers();
      await changes.compare();
    }
  });
});

describe.runIf(testServerUrl)('on a server', () => {
  const TIMING = { heartbeatMs: 40, answerMs: 150, reconnectMs: 20 };
  const openNode = async (url: string) => {
    const errors: unknown[] = [];
    const node = await openPostgres(url, (error) => errors.push(error), { listenTiming: TIMING });
    const received: string[] = [];
    node.changes.onChange((change) => received.push(change));
    return { ...node, errors, received };
  };

  let url: string;
  beforeAll(async () => {
    url = await createServerDatabase(testServerUrl ?? '', 'kakehashi_test_nodes');
    await (await openNode(url)).close();
  });

  test('after a lost connection a node finds what it has missed, and only that', async () => {
    const node = await openNode(url);
    await node.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like any (array['listen %', 'select 1'])
    `);
    await node.db.insert(announcedChanges).values({ name: 'courses', transactionId: 1 });
    await vi.waitFor(() => expect(node.received).toContain('courses'));
    expect(node.received).toEqual(['mail', 'courses']);
    expect(node.errors).not.toEqual([]);
    await node.close();
  });

  /** A node behind a network that can fail, and one that changes something. */
  async function openBehindProxy() {
    const { hostname: host, port } = new URL(url);
    const proxy = await openTcpProxy({ host, port: Number(port) });
    const [node, other] = [await openNode(proxy.through(url)), await openNode(url)];
    const close = async () => {
      await Promise.all([node.close(), other.close()]);
      await proxy.close();
    };
    const noticesLoss = () => vi.waitFor(() => expect(node.errors).not.toEqual([]));
    const hears = (change: string) => vi.waitFor(() => expect(node.received).toContain(change));
    return { proxy, node, other, close, noticesLoss, hears };
  }

  test.each([
    { cut: 'blackHoleOpen', why: 'its open connections were cut off silently' },
    { cut: 'cut', why: 'its connections broke' },
  ] as const)('a node hears again after $why', async ({ cut }) => {
    const { proxy, node, other, close, noticesLoss, hears } = await openBehindProxy();
    proxy[cut]();
    await other.changes.announce('courses');
    await noticesLoss();
    await hears('courses');
    await other.changes.announce('settings');
    await hears('settings');
    expect(node.received.filter((change) => change !== 'mail')).toEqual(['courses', 'settings']);
    await close();
  });

  test('a node hears again after nothing got through for a while, new connections neither', async () => {
    const { proxy, node, other, close, noticesLoss, hears } = await openBehindProxy();
    proxy.blackHole();
    await other.changes.announce('courses');
    await noticesLoss();
    expect(node.received).toEqual([]);
    proxy.pass();
    await hears('courses');
    await other.changes.announce('settings');
    await hears('settings');
    await close();
  });

  test('a reply that arrives while the event loop is blocked is in time', async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const answered = askWithin(client, 'select 1', 1);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    await expect(answered).resolves.toBeUndefined();
    await client.end();
  });

  test('a connection that is lost within a transaction fails the transaction, not the process', async () => {
    const node = await openNode(url);
    const lost = node.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await node.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    expect((await node.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await node.close();
  });

  test('a writer that announces does not wait for another one whose transaction is open', async () => {
    const [one, other] = [await openNode(url), await openNode(url)];
    await one.db.transaction(async (tx) => {
      await one.changes.announce('courses', tx);
      await other.db.transaction((within) => other.changes.announce('courses', within));
    });
    await vi.waitFor(() => expect(one.received).toEqual(['courses', 'courses']));
    await Promise.all([one.close(), other.close()]);
  });
});
