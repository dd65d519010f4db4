import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback, gzip as gzipWithCallback } from 'node:zlib';
import { PREPARED_FILES_BYTES } from '#contract/server-limits.ts';
import type { Logger } from '#server/log.ts';
import { projectRoot } from '#server/project-root.ts';
import { createFileCache } from '../file-cache.ts';

const gzip = promisify(gzipWithCallback);
const gunzip = promisify(gunzipWithCallback);

type Read<Value> = (stored: unknown) => Value | Promise<Value>;

/** What earlier starts prepared, on disk. What cannot be read is not there; what cannot be written is made again. */
export interface PreparedFiles {
  /**
   * `madeOf` names everything that the value is made of, besides the code and the files of the content. `read` throws
   * at a value that is not what was stored.
   */
  find<Value>(name: string, madeOf: string, read: Read<Value>): Promise<Value | null>;
  store(name: string, madeOf: string, value: unknown): Promise<void>;
  /** Removes the least recently used files until the rest fits: those of earlier versions of code and content. */
  cleanUp(): Promise<void>;
}

interface PreparedFilesParts {
  readonly dataDir: string;
  /** The digest of the code and of the content. */
  readonly installed: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly maxBytes?: number;
}

/** Made by scripts/build-exercises.mjs of the shipped content. */
const shippedFolder = join(projectRoot, 'build', 'prepared');

/** A first start begins with what the build has prepared. Files of another build have other names, and are never found. */
export async function copyShippedFiles(dataDir: string, shipped: string = shippedFolder): Promise<void> {
  const folder = folderIn(dataDir);
  if (existsSync(shipped) && !existsSync(folder)) await cp(shipped, folder, { recursive: true });
}

export function openPreparedFiles({
  dataDir,
  installed,
  log,
  maxBytes = PREPARED_FILES_BYTES,
}: PreparedFilesParts): PreparedFiles {
  const folder = folderIn(dataDir);
  const files = createFileCache({ folder, ending: '.json.gz', what: 'prepared file', maxBytes, log });
  let isWritable = true;
  const keyOf = (name: string, madeOf: string) =>
    `${name}.${createHash('sha256')
      .update(JSON.stringify([installed, madeOf]))
      .digest('hex')}`;

  return {
    async find(name, madeOf, read) {
      const bytes = await files.find(keyOf(name, madeOf));
      if (!bytes) return null;
      try {
        // The checksum of gzip finds a file that was cut or changed.
        return await read(JSON.parse((await gunzip(bytes)).toString()));
      } catch (error) {
        log.warn({ err: error, name }, 'a prepared file is damaged; it is made again');
        return null;
      }
    },

    async store(name, madeOf, value) {
      // A full or read-only disk costs one line of the log, not one for each file; the next start tries again.
      if (!isWritable) return;
      isWritable = await files.store(keyOf(name, madeOf), await gzip(JSON.stringify(value)));
    },

    cleanUp: () => files.cleanUp(),
  };
}

const folderIn = (dataDir: string): string => join(dataDir, 'prepared');

/** For development, where the code changes while it runs. */
export const nothingPrepared: PreparedFiles = {
  find: async () => null,
  store: async () => {},
  cleanUp: async () => {},
};
