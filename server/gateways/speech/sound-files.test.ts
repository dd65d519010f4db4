import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { createSoundFiles } from './sound-files.ts';

// To fail as it does where the file belongs to another.
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return { ...real, utimes: vi.fn<typeof utimes>(real.utimes) };
});

const HOUR_MS = 3_600_000;
const sound = new Uint8Array([1, 2, 3, 4]);

let base: string;
let folder: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'kakehashi-sounds-'));
  folder = join(base, 'speech');
});
afterEach(() => rm(base, { recursive: true }));

const open = (maxBytes = 1000) => createSoundFiles({ folder, maxBytes });
const names = async () => (await readdir(folder)).toSorted();
const lastUsed = (name: string, hoursAgo: number) => {
  const moment = new Date(Date.now() - hoursAgo * HOUR_MS);
  return utimes(join(folder, name), moment, moment);
};

test('a sound that was kept is found again, also after a restart', async () => {
  expect(await open().find('rain')).toBeNull();
  await open().keep('rain', sound);
  expect(await open().find('rain')).toEqual(sound);
  expect(await names()).toEqual(['rain.mp3']);
});

test('what was heard longest ago leaves until the rest fits; what is heard stays', async () => {
  const files = open(10);
  for (const key of ['rain', 'snow', 'wind']) await files.keep(key, new Uint8Array(0));
  for (const name of await names()) await writeFile(join(folder, name), sound);
  await lastUsed('rain.mp3', 3);
  await lastUsed('snow.mp3', 2);
  await lastUsed('wind.mp3', 1);
  await files.find('rain');
  await files.tidy();
  expect(await names()).toEqual(['rain.mp3', 'wind.mp3']);
});

test('it does not grow far beyond its bounds until somebody tidies up', async () => {
  const files = open(16);
  for (let count = 0; count < 20; count++) {
    await files.keep(`sound-${count}`, sound);
    expect((await names()).length).toBeLessThanOrEqual(5);
  }
});

test('what a crash has left half written goes, what is being written stays', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'old.part'), sound);
  await lastUsed('old.part', 2);
  await writeFile(join(folder, 'new.part'), sound);
  await open().tidy();
  expect(await names()).toEqual(['new.part']);
});

test('a sound of which nothing is left is not known, and can be kept again', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'rain.mp3'), '');
  expect(await open().find('rain')).toBeNull();
  await open().keep('rain', sound);
  expect(await open().find('rain')).toEqual(sound);
});

test('a sound whose use cannot be noted is heard all the same', async () => {
  vi.mocked(utimes).mockRejectedValueOnce(new Error('EPERM'));
  const recorded = recordLog();
  const files = createSoundFiles({ folder, maxBytes: 1000, log: recorded.log });
  await files.keep('rain', sound);
  expect(await files.find('rain')).toEqual(sound);
  expect(recorded.text()).toContain('the use of a sound could not be noted');
});

test('there may be nothing to tidy', async () => {
  await expect(open().tidy()).resolves.toBeUndefined();
});

test('a disk that takes nothing is a line in the log and no failure', async () => {
  // As for a full disk: what should be a folder is a file.
  await writeFile(folder, '');
  const recorded = recordLog();
  const files = createSoundFiles({ folder, maxBytes: 1000, log: recorded.log });
  await files.keep('rain', sound);
  expect(recorded.text()).toContain('a sound could not be kept');
  expect(await files.find('rain')).toBeNull();
  expect(recorded.text()).toContain('a sound could not be read');
});
