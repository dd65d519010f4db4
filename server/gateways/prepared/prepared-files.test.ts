import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from '#contract/zod.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { openPreparedFiles } from './prepared-files.ts';

const reply = (stored: unknown) => z.parse(z.object({ title: z.string() }), stored);
const rain = { title: '雨' };

let dataDir: string;
let folder: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-prepared-'));
  folder = join(dataDir, 'prepared');
});
afterEach(() => rm(dataDir, { recursive: true }));

const recorded = recordLog();
const open = ({ installed = 'version 1', maxBytes = 100_000, log = recorded.log } = {}) =>
  openPreparedFiles({ dataDir, installed, maxBytes, log });
const pathOf = async (start: string) =>
  join(folder, (await readdir(folder)).find((name) => name.startsWith(start)) ?? '');

test.each([
  { installed: 'version 1', name: 'step-1', madeOf: 'words', found: rain, why: 'nothing has changed' },
  { installed: 'version 2', name: 'step-1', madeOf: 'words', found: null, why: 'another build' },
  { installed: 'version 1', name: 'step-1', madeOf: 'others', found: null, why: 'made of other words' },
  { installed: 'version 1', name: 'step-2', madeOf: 'words', found: null, why: 'another step' },
])('after a restart: $why', async ({ installed, name, madeOf, found }) => {
  await open().store('step-1', 'words', rain);
  expect(await open({ installed }).find(name, madeOf, reply)).toEqual(found);
});

test.each([
  { damage: (bytes: Buffer) => bytes.subarray(0, -6), why: 'it was cut' },
  { damage: (bytes: Buffer) => bytes.fill(0, 12, 14), why: 'bytes were changed' },
  { damage: () => Buffer.from('{"title":"雨"}'), why: 'it is not compressed' },
  { damage: () => gzipSync('{"title":'), why: 'it is not JSON' },
  { damage: () => gzipSync('{"name":"雨"}'), why: 'it is something else' },
])('a damaged file counts as missing, is logged and written again: $why', async ({ damage }) => {
  const log = recordLog();
  await open().store('step-1', 'words', rain);
  const path = await pathOf('step-1');
  await writeFile(path, damage(await readFile(path)));
  const files = open({ log: log.log });
  expect(await files.find('step-1', 'words', reply)).toBeNull();
  expect(log.text()).toContain('a prepared file is damaged');
  await files.store('step-1', 'words', rain);
  expect(await files.find('step-1', 'words', reply)).toEqual(rain);
});

test('an empty file, left by a power failure, counts as missing', async () => {
  await open().store('step-1', 'words', rain);
  await writeFile(await pathOf('step-1'), '');
  expect(await open().find('step-1', 'words', reply)).toBeNull();
});

test('files of earlier versions are removed when there is no room for them', async () => {
  for (const [at, installed] of ['version 1', 'version 2', 'version 3'].entries()) {
    await open({ installed }).store(`of-${at}`, 'words', rain);
    const usedAt = new Date(Date.now() - (3 - at) * 3_600_000);
    await utimes(await pathOf(`of-${at}`), usedAt, usedAt);
  }
  const { length } = await readFile(await pathOf('of-0'));
  await open({ maxBytes: 2 * length }).cleanUp();
  expect((await readdir(folder)).map((name) => name.split('.')[0])).toEqual(['of-1', 'of-2']);
});

test('a disk that cannot be written is logged once and does not fail', async () => {
  const log = recordLog();
  const files = open({ log: log.log });
  // Like a full disk: a file is where the folder should be.
  await writeFile(folder, '');
  await files.store('step-1', 'words', rain);
  await files.store('step-2', 'words', rain);
  expect(log.text().match(/a prepared file could not be kept/g)).toHaveLength(1);
  expect(await files.find('step-1', 'words', reply)).toBeNull();
});
