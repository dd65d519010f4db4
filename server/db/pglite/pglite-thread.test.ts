import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { DATABASE_WAITING_MAX } from '#contract/limits.ts';
import { projectRoot } from '#server/project-root.ts';
import { DatabaseAwayError } from '../database-away.ts';
import type { PgliteClient } from './pglite-client.ts';
import { openPgliteThread } from './pglite-thread.ts';

const client = await openPgliteThread({ dataDir: 'memory://' });
afterAll(() => client.close());
await client.exec('create table notes (id int primary key, text text, at timestamptz)');

const texts = async (of: Pick<PgliteClient, 'query'> = client) =>
  (await of.query<{ text: string }>('select text from notes order by id')).rows.map(({ text }) => text);

test('while a statement takes its time, this thread goes on', async () => {
  const turn = vi.fn<() => void>();
  const ticking = setInterval(turn, 1);
  await client.query('select count(*) from generate_series(1, 1000000) a where a % 7 = 3');
  clearInterval(ticking);
  expect(turn.mock.calls.length).toBeGreaterThan(10);
});

test('rows, parameters and types travel as they do without a thread', async () => {
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

test('the types that are text are those for which drizzle has a parser of its own', async () => {
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

test('what PostgreSQL says of a mistake arrives with its code', async () => {
  await client.query("insert into notes values (1, 'một')");
  await expect(client.query("insert into notes values (1, 'hai')")).rejects.toMatchObject({
    code: '23505',
    constraint: 'notes_pkey',
    message: expect.stringContaining('duplicate key'),
  });
});

describe('a transaction', () => {
  test('is not seen by others until it ends, and nobody comes in between', async () => {
    let seenBy: Promise<string[]> | undefined;
    await client.transaction(async (tx) => {
      await tx.query("insert into notes values (2, 'hai')");
      seenBy = texts();
      await tx.query("insert into notes values (3, 'ba')");
      expect(await texts(tx)).toEqual(['một', 'hai', 'ba']);
    });
    expect(await seenBy).toEqual(['một', 'hai', 'ba']);
  });

  test('that fails leaves nothing, and the next one goes on', async () => {
    const failing = client.transaction(async (tx) => {
      await tx.query("insert into notes values (4, 'bốn')");
      throw new Error('thôi');
    });
    await expect(failing).rejects.toThrow('thôi');
    expect(await texts()).toEqual(['một', 'hai', 'ba']);
  });

  test('that PostgreSQL has broken off is rolled back', async () => {
    const failing = client.transaction((tx) => tx.query('select 1/0'));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await texts()).toEqual(['một', 'hai', 'ba']);
  });

  test('transactions that meet take turns', async () => {
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
  const heard: string[] = [];
  await client.listen('news', (payload) => heard.push(payload));
  await client.query("select pg_notify('news', 'xin chào')");
  await vi.waitFor(() => expect(heard).toEqual(['xin chào']));
});

/** Speaks as the worker does: a thread that only PostgreSQL is missing from starts in milliseconds, and can be made to hang. */
const STAND_IN = `
  const { parentPort, workerData } = require('node:worker_threads');
  if (workerData.dataDir === 'broken') throw new Error('could not read the files');
  parentPort.on('message', ({ id, method, args }) => {
    if (args[0] === 'hang') return;
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
      startWorker: (folder) => new Worker(STAND_IN, { eval: true, workerData: { dataDir: folder } }),
    });

  test.each([
    { statement: 'die', why: 'that breaks down' },
    { statement: 'hang', why: 'that no longer answers' },
  ])(
    '$why fails who waits with an error that means "later", and the next statement starts another',
    async ({ statement }) => {
      const database = await open();
      const lost = [database.query(statement), database.query('hang')];
      for (const one of lost) await expect(one).rejects.toThrow(DatabaseAwayError);
      expect((await database.query('select 1')).rows).toEqual(['select 1']);
      await database.close();
    },
  );

  test('that ends takes its transaction along; who waited for a turn goes on with the next thread', async () => {
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

  test('that follows another listens again, and tells that something may have been missed', async () => {
    const database = await open();
    const heard: string[] = [];
    const gaps = vi.fn<() => void>();
    await database.listen('news', (payload) => heard.push(payload));
    database.onGap?.(gaps);
    await expect(database.query('die')).rejects.toThrow(DatabaseAwayError);
    await database.query('notify');
    expect(gaps).toHaveBeenCalledOnce();
    expect(heard).toEqual(['notify']);
    await database.close();
  });

  test('that cannot start says why', async () => {
    await expect(open('broken')).rejects.toMatchObject({
      name: 'DatabaseAwayError',
      cause: { message: 'could not read the files' },
    });
  });

  test('that is closed is asked no more, however often it is closed', async () => {
    const database = await open();
    await Promise.all([database.close(), database.close()]);
    await expect(database.query('select 1')).rejects.toThrow(DatabaseAwayError);
  });

  test('refuses more statements than may wait at once, and answers the others', async () => {
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
