import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';
import type { Mp3 } from './voice.ts';

interface SoundFilesParts {
  readonly folder: string;
  readonly maxBytes: number;
  readonly log?: Pick<Logger, 'warn'>;
}

/** A cache of sounds on disk. Its errors are logged and never fail a request. */
export interface SoundFiles {
  find(key: string): Promise<Mp3 | null>;
  store(key: string, sound: Mp3): Promise<void>;
  /** Removes the least recently used sounds until the rest fits, and temporary files left by a crash. */
  cleanUp(): Promise<void>;
}

const SOUND = '.mp3';
const DRAFT = '.part';
/** Writing a sound never takes this long. */
const DRAFT_OLD_MS = 60 * 60_000;
/** The folder is checked each time this fraction of its maximum size was added. */
const CLEAN_UP_AFTER = 1 / 16;

export function createSoundFiles({ folder, maxBytes, log }: SoundFilesParts): SoundFiles {
  const fileOf = (key: string) => join(folder, key + SOUND);
  let added = 0;
  let cleaning: Promise<void> | null = null;

  const cleanUpOnce = () =>
    (cleaning ??= cleanFolder(folder, maxBytes).finally(() => {
      cleaning = null;
    }));

  async function write(key: string, sound: Mp3): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Written under a temporary name first, so that half a sound is never played.
    const draft = join(folder, `${key}.${randomBytes(6).toString('hex')}${DRAFT}`);
    try {
      await writeFile(draft, sound);
      await rename(draft, fileOf(key));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    added += sound.length;
    if (added < maxBytes * CLEAN_UP_AFTER) return;
    added = 0;
    await cleanUpOnce();
  }

  /** Done explicitly, because many file systems do not record the time of reading. */
  async function noteUse(key: string): Promise<void> {
    const now = new Date();
    try {
      await utimes(fileOf(key), now, now);
    } catch (error) {
      // It was removed meanwhile, or belongs to another owner: it has been read anyway.
      log?.warn({ err: error }, 'the use of a sound could not be noted');
    }
  }

  return {
    async find(key) {
      try {
        const sound = await readFile(fileOf(key));
        // Left by a power failure: the sound is created again.
        if (sound.length === 0) return null;
        await noteUse(key);
        return new Uint8Array(sound);
      } catch (error) {
        if (!isMissing(error)) log?.warn({ err: error }, 'a sound could not be read');
        return null;
      }
    },
    store: (key, sound) =>
      write(key, sound).catch((error: unknown) => log?.warn({ err: error }, 'a sound could not be kept')),
    cleanUp: cleanUpOnce,
  };
}

interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

async function cleanFolder(folder: string, maxBytes: number): Promise<void> {
  const files = await filesIn(folder);
  const abandoned = files.filter(
    ({ path, usedAt }) => path.endsWith(DRAFT) && Date.now() - usedAt > DRAFT_OLD_MS,
  );
  const sounds = files.filter(({ path }) => path.endsWith(SOUND));
  let total = 0;
  const surplus = sounds
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .filter(({ bytes }) => (total += bytes) > maxBytes);
  for (const { path } of [...abandoned, ...surplus]) await rm(path, { force: true });
}

async function filesIn(folder: string): Promise<StoredFile[]> {
  const names = await readdir(folder).catch(ifMissing([]));
  const files: StoredFile[] = [];
  for (const name of names) {
    const path = join(folder, name);
    // Another node that shares the folder may have been faster.
    const found = await stat(path).catch(ifMissing(null));
    if (found?.isFile()) files.push({ path, bytes: found.size, usedAt: found.mtimeMs });
  }
  return files;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const ifMissing =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (isMissing(error)) return instead;
    throw error;
  };
