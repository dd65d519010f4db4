import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { createFileCache } from './file-cache.ts';

const HOUR_MS = 3_600_000;
const sound = new Uint8Array([1, 2, 3, 4]);

let base: string;
let folder: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'kakehashi-sounds-'));
  folder = join(base, 'speech');
});
afterEach(() => rm(base, { recursive: true }));

const open = (parts: Partial<Parameters<typeof createFileCache>[0]> = {}) =>
  createFileCache({ folder, ending: '.mp3', what: 'sound', maxBytes: 1000, ...parts });
const names = async () => (await readdir(folder)).toSorted();
const lastUsed = (name: string, hoursAgo: number) => {
  const moment = new Date(Date.now() - hoursAgo * HOUR_MS);
  return utimes(join(folder, name), moment, moment);
};

test('a stored sound is found, also after a restart', async () => {
  expect(await open().find('rain')).toBeNull();
  await open().store('rain', sound);
  expect(await open().find('rain')).toEqual(sound);
  expect(await names()).toEqual(['rain.mp3']);
});

test('the least recently used sounds are removed until the rest fits', async () => {
  const files = open({ maxBytes: 10 });
  for (const key of ['rain', 'snow', 'wind']) await files.store(key, new Uint8Array(0));
  for (const name of await names()) await writeFile(join(folder, name), sound);
  await lastUsed('rain.mp3', 3);
  await lastUsed('snow.mp3', 2);
  await lastUsed('wind.mp3', 1);
  await files.find('rain');
  await files.cleanUp();
  expect(await names()).toEqual(['rain.mp3', 'wind.mp3']);
});

test('it does not grow far beyond its limit between two clean-ups', async () => {
  const files = open({ maxBytes: 16 });
  for (let count = 0; count < 20; count++) {
    await files.store(`sound-${count}`, sound);
    expect((await names()).length).toBeLessThanOrEqual(5);
  }
});

test('an old temporary file of a crash is removed, a new one stays', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'old.part'), sound);
  await lastUsed('old.part', 2);
  await writeFile(join(folder, 'new.part'), sound);
  await open().cleanUp();
  expect(await names()).toEqual(['new.part']);
});

test('an empty file counts as missing, and can be stored again', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'rain.mp3'), '');
  expect(await open().find('rain')).toBeNull();
  await open().store('rain', sound);
  expect(await open().find('rain')).toEqual(sound);
});

test('a sound whose time of use cannot be updated is still found', async () => {
  const recorded = recordLog();
  const touch = () => Promise.reject(new Error('EPERM'));
  const files = open({ log: recorded.log, touch });
  await files.store('rain', sound);
  for (let use = 0; use < 3; use += 1) expect(await files.find('rain')).toEqual(sound);
  // In a folder that cannot be written it is so for every file.
  expect(recorded.text().split('the use of a sound could not be noted')).toHaveLength(2);
});

test('cleaning up a missing folder does nothing', async () => {
  await expect(open().cleanUp()).resolves.toBeUndefined();
});

test('a disk that cannot be written is logged and does not fail', async () => {
  // Like a full disk: a file is where the folder should be.
  await writeFile(folder, '');
  const recorded = recordLog();
  const files = open({ log: recorded.log });
  await files.store('rain', sound);
  expect(recorded.text()).toContain('a sound could not be kept');
  expect(await files.find('rain')).toBeNull();
  expect(recorded.text()).toContain('a sound could not be read');
});
