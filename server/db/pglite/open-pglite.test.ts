import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataDirError } from './data-dir.ts';
import { openPglite } from './open-pglite.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-open-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A database whose thread crashes at the first statement that holds this text, as on damaged files. */
const crashingAt = (text: string) => () =>
  new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    parentPort.on('message', ({ id, method, args }) => {
      if (String(args[0]).toLowerCase().includes(workerData.text)) process.exit(1);
      parentPort.postMessage({ id, result: { rows: [] } });
      if (method === 'close') parentPort.close();
    });
    parentPort.postMessage({ ready: true });`,
    { eval: true, workerData: { text } },
  );

test.each([
  { text: 'to_regclass', why: 'a statement of ours' },
  { text: 'create schema', why: 'one of drizzle, which wraps the error' },
  { text: 'create table "users"', why: 'one in the transaction of the migration' },
])(
  'a database that crashes while it is brought up to date is reported as damaged: $why',
  async ({ text }) => {
    const opening = openPglite({ dataDir, warn: () => {}, startWorker: crashingAt(text) });
    await expect(opening).rejects.toThrow(DataDirError);
    await expect(opening).rejects.toThrow(/^Cơ sở dữ liệu trong [^\n]+ bị hỏng[^\n]+$/);
  },
);

test('a start that fails after the migration leaves no timer behind', async () => {
  const begun = vi.spyOn(globalThis, 'setInterval');
  const ended = vi.spyOn(globalThis, 'clearInterval');
  const startWorker = crashingAt('from "announced_changes"');
  await expect(openPglite({ dataDir, warn: () => {}, startWorker })).rejects.toThrow(DataDirError);
  const stopped = new Set(ended.mock.calls.map(([timer]) => timer));
  expect(begun.mock.results.filter(({ value }) => !stopped.has(value))).toEqual([]);
  vi.restoreAllMocks();
});
