import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { DATABASE_WAITING_MAX } from '#contract/database-limits.ts';
import { projectRoot } from '#server/project-root.ts';
import { DatabaseAwayError } from '../database-away.ts';
import { checkpointIfDue } from './checkpoints.ts';
import type { PgliteClient } from './pglite-client.ts';
import { openPgliteThread } from './pglite-thread.ts';

const client = await openPgliteThread({ dataDir: 'memory://' });
afterAll(() => client.close());
await client.exec('create table notes (id int primary key, text text, at timestamptz)');

const texts = async (of: Pick<PgliteClient, 'query'> = client) =>
  (await of.query<{ text: string }>('select text from notes order by id')).rows.map(({ text }) => text);

test('a slow statement does not block this thread', async () => {
  const turn = vi.fn<() => void>();
  const ticking = setInterval(turn, 1);
  await client.query('select count(*) from generate_series(1, 1000000) a where a % 7 = 3');
  clearInterval(ticking);
  expect(turn.mock.calls.length).toBeGreaterThan(10);
});

test('rows, parameters and types are the same as without a thread', async () => {
  const bytes = new Uint8Array([0, 255, 7]);
  const { rows } = await client.query(
    `select $1::int as n, $2::text as t, $3::jsonb as j, $4::bytea as b, $5::text[] as a, null as nothing`,
    [7, '橋', { a: [1] }, bytes, ['x', 'ỹ']],
  );
  expect(rows).toEqual([{ n: 7, t: '橋', j: { a: [1] }, b: bytes, a: ['x', 'ỹ'], nothing: null }]);
});

test.each([
  { options: {}, expected: [{ at: '2026-11-16 00:00:00+00' }], why: 'as objects' },
  { options: { rowMode: 'array' as const }, expected: [['2026-11-16 00:00:00+00']], why: 'as arrays' },
])('times are text, as drizzle reads them, in rows $why', async ({ options, expected }) => {
  await client.query("set time zone 'UTC'");
  const { rows } = await client.query("select timestamptz '2026-11-16T00:00:00Z' as at", [], options);
  expect(rows).toEqual(expected);
});

test('the types returned as text are those for which drizzle has its own parsers', async () => {
  const asked: (readonly string[])[] = [];
  const spy = {
    query: async (_sql: string, _params: unknown, options: { parsers: object }) => {
      asked.push(Object.keys(options.parsers));
      return { rows: [] };
    },
  };
  await drizzle(spy as never).execute('select 1');
  const worker = await readFile(join(projectRoot, 'server/db/pglite/pglite-worker.mjs'), 'utf8');
  const types = /TEXT_TYPES = \[([^\]]+)\]/.exec(worker)?.[1]?.split(', ') ?? [];
  expect(asked.map((parsers) => parsers.toSorted())).toEqual([types.toSorted()]);
});

test('an error of PostgreSQL arrives with its code', async () => {
  await client.query("insert into notes values (1, 'một')");
  await expect(client.query("insert into notes values (1, 'hai')")).rejects.toMatchObject({
    code: '23505',
    constraint: 'notes_pkey',
    message: expect.stringContaining('duplicate key'),
  });
});

describe('a transaction', () => {
  test('is not visible to others until it ends, and no other statement runs in between', async () => {
    let seenBy: Promise<string[]> | undefined;
    await client.transaction(async (tx) => {
      await tx.query("insert into notes values (2, 'hai')");
      seenBy = texts();
      await tx.query("insert into notes values (3, 'ba')");
      expect(await texts(tx)).toEqual(['một', 'hai', 'ba']);
    });
    expect(await seenBy).toEqual(['một', 'hai', 'ba']);
  });

  test('that fails is rolled back, and later statements work', async () => {
    const failing = client.transaction(async (tx) => {
      await tx.query("insert into notes values (4, 'bốn')");
      throw new Error('thôi');
    });
    await expect(failing).rejects.toThrow('thôi');
    expect(await texts()).toEqual(['một', 'hai', 'ba']);
  });

  test('that PostgreSQL aborted is rolled back', async () => {
    const failing = client.transaction((tx) => tx.query('select 1/0'));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await texts()).toEqual(['một', 'hai', 'ba']);
  });

  test('concurrent transactions run one after another', async () => {
    const add = (id: number) =>
      client.transaction(async (tx) => {
        const { rows } = await tx.query<{ n: number }>('select count(*)::int as n from notes');
        await tx.query('insert into notes values ($1, $2)', [id, String(rows[0]?.n)]);
      });
    await Promise.all([add(10), add(11), add(12)]);
    expect((await texts()).slice(3)).toEqual(['3', '4', '5']);
  });
});

test('notifications arrive', async () => {
  const received: string[] = [];
  await client.listen('news', (payload) => received.push(payload));
  await client.query("select pg_notify('news', 'xin chào')");
  await vi.waitFor(() => expect(received).toEqual(['xin chào']));
});

test('a checkpoint is made when the log of writes is long, so that a start after a kill need not replay it', async () => {
  const bytes = 100_000;
  await checkpointIfDue(client, 0);
  expect(await checkpointIfDue(client, bytes), 'nothing was written since').toBe(false);
  await client.exec('create table long_log as select n, md5(n::text) from generate_series(1, 2000) n');
  expect(await checkpointIfDue(client, bytes)).toBe(true);
  expect(await checkpointIfDue(client, bytes)).toBe(false);
});

/** A fake worker with the same protocol but without PostgreSQL: it starts in milliseconds, and can be made to hang. */
const FAKE_WORKER = `
  const { parentPort, workerData } = require('node:worker_threads');
  if (workerData.dataDir === 'broken') throw new Error('could not read the files');
  parentPort.on('message', ({ id, method, args }) => {
    if (args[0] === 'hang') return;
    if (args[0] === 'slow') return setTimeout(() => parentPort.postMessage({ id, result: { rows: ['slow'] } }), 600);
    if (args[0] === 'die') process.exit(1);
    if (args[0]?.startsWith('notify')) parentPort.postMessage({ notified: { channel: 'news', payload: args[0] } });
    parentPort.postMessage({ id, result: { rows: [args[0]] } });
    if (method === 'close') parentPort.close();
  });
  parentPort.postMessage({ ready: true });
`;

describe('a thread', () => {
  const open = (dataDir = 'sound') =>
    openPgliteThread({
      dataDir,
      statementMs: 200,
      startWorker: (folder) => new Worker(FAKE_WORKER, { eval: true, workerData: { dataDir: folder } }),
    });

  test.each([
    { statement: 'die', why: 'that crashes' },
    { statement: 'hang', why: 'that no longer answers' },
  ])(
    '$why fails pending statements with a "try later" error, and the next statement starts a new thread',
    async ({ statement }) => {
      const database = await open();
      const lost = [database.query(statement), database.query('hang')];
      for (const one of lost) await expect(one).rejects.toThrow(DatabaseAwayError);
      expect((await database.query('select 1')).rows).toEqual(['select 1']);
      await database.close();
    },
  );

  test('may be silent for as long as a migration takes, and no longer', async () => {
    const database = await open();
    const migrated = await database.withoutLimit?.(() => database.query('slow'));
    expect(migrated?.rows).toEqual(['slow']);
    await expect(database.query('slow')).rejects.toThrow(DatabaseAwayError);
    await database.close();
  });

  test('that ends fails its transaction; the next queued one runs on a new thread', async () => {
    const database = await open();
    const cut = database.transaction(async (tx) => {
      await tx.query('die').catch(() => undefined);
      await tx.query('select 2');
    });
    const next = database.transaction((tx) => tx.query('select 3'));
    await expect(cut).rejects.toThrow(DatabaseAwayError);
    expect((await next)?.rows).toEqual(['select 3']);
    await database.close();
  });

  test('that replaces another listens again, and reports that notifications may have been missed', async () => {
    const database = await open();
    const received: string[] = [];
    const gaps = vi.fn<() => void>();
    await database.listen('news', (payload) => received.push(payload));
    database.onGap?.(gaps);
    await expect(database.query('die')).rejects.toThrow(DatabaseAwayError);
    await database.query('notify');
    expect(gaps).toHaveBeenCalledOnce();
    expect(received).toEqual(['notify']);
    await database.close();
  });

  test('that cannot start reports the cause', async () => {
    await expect(open('broken')).rejects.toMatchObject({
      name: 'DatabaseAwayError',
      cause: { message: 'could not read the files' },
    });
  });

  test('that is closed refuses statements, and can be closed twice', async () => {
    const database = await open();
    await Promise.all([database.close(), database.close()]);
    await expect(database.query('select 1')).rejects.toThrow(DatabaseAwayError);
  });

  test('refuses statements above the queue limit, and answers the others', async () => {
    const database = await open();
    const waiting: Promise<unknown>[] = [];
    await database.transaction(async () => {
      for (let at = 0; at < DATABASE_WAITING_MAX; at++) waiting.push(database.query('select 1'));
      await expect(database.query('select 1')).rejects.toThrow(DatabaseAwayError);
    });
    await Promise.all(waiting);
    await database.close();
  });
});
