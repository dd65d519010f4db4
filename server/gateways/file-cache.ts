import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';

interface FileCacheParts {
  readonly folder: string;
  /** Of its files, with the dot. */
  readonly ending: string;
  /** What one file is, for the log. */
  readonly what: string;
  readonly maxBytes: number;
  readonly log?: Pick<Logger, 'warn'>;
  /** Notes the use of a file; the system refuses it for a file of another owner. */
  readonly touch?: typeof utimes;
}

/** A cache on disk: sounds, prepared replies. Its errors are logged and never fail a request. */
export interface FileCache {
  find(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Returns whether the file was written. */
  store(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Removes the least recently used files until the rest fits, and temporary files left by a crash. */
  cleanUp(): Promise<void>;
}

const DRAFT = '.part';
/** Writing a file never takes this long. */
const DRAFT_OLD_MS = 60 * 60_000;
/** The folder is checked each time this fraction of its maximum size was added. */
const CLEAN_UP_AFTER = 1 / 16;

export function createFileCache({
  folder,
  ending,
  what,
  maxBytes,
  log,
  touch = utimes,
}: FileCacheParts): FileCache {
  const fileOf = (key: string) => join(folder, key + ending);
  let added = 0;
  let cleaning: Promise<void> | null = null;
  let hasWarnedOfUse = false;

  const cleanUpOnce = () =>
    (cleaning ??= cleanFolder(folder, ending, maxBytes).finally(() => {
      cleaning = null;
    }));

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Written under a temporary name first, so that half a file is never read.
    const draft = join(folder, `${key}.${randomBytes(6).toString('hex')}${DRAFT}`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, fileOf(key));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    added += bytes.length;
    if (added < maxBytes * CLEAN_UP_AFTER) return;
    added = 0;
    await cleanUpOnce();
  }

  /** Done explicitly, because many file systems do not record the time of reading. */
  async function noteUse(key: string): Promise<void> {
    const now = new Date();
    try {
      await touch(fileOf(key), now, now);
    } catch (error) {
      // It was removed meanwhile, or belongs to another owner: it has been read anyway. In a read-only folder it is so for all.
      if (hasWarnedOfUse) return;
      hasWarnedOfUse = true;
      log?.warn({ err: error }, `the use of a ${what} could not be noted`);
    }
  }

  return {
    async find(key) {
      try {
        const bytes = await readFile(fileOf(key));
        // Left by a power failure: it is made again.
        if (bytes.length === 0) return null;
        await noteUse(key);
        return new Uint8Array(bytes);
      } catch (error) {
        if (!isMissing(error)) log?.warn({ err: error }, `a ${what} could not be read`);
        return null;
      }
    },
    async store(key, bytes) {
      try {
        await write(key, bytes);
        return true;
      } catch (error) {
        log?.warn({ err: error }, `a ${what} could not be kept`);
        return false;
      }
    },
    cleanUp: cleanUpOnce,
  };
}

interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

async function cleanFolder(folder: string, ending: string, maxBytes: number): Promise<void> {
  const files = await filesIn(folder);
  const abandoned = files.filter(
    ({ path, usedAt }) => path.endsWith(DRAFT) && Date.now() - usedAt > DRAFT_OLD_MS,
  );
  const kept = files.filter(({ path }) => path.endsWith(ending));
  let total = 0;
  const surplus = kept
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
