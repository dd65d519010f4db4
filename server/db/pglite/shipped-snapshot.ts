import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { migrationsFolder } from '../migrate.ts';
import { closeToOthers } from './data-dir.ts';

/**
 * The files of a database with all migrations and the shipped content, made by scripts/snapshot.ts. A first start copies
 * them: making them takes half a minute of processor time.
 */
export const snapshotFolder: string = join(projectRoot, 'build', 'snapshot');

/** The files of PGlite. */
export const SNAPSHOT_FILES = 'pglite';
/** What they were made of; written last. */
export const SNAPSHOT_KEY_FILE = 'made-of';

const PGLITE = 'node_modules/@electric-sql/pglite/package.json';

/** Names the migrations, the version of PGlite, and the content by its digest. */
export async function snapshotKey(contentDigest: string): Promise<string> {
  const hash = createHash('sha256').update(contentDigest);
  hash.update(await readFile(join(projectRoot, PGLITE)));
  const names = (await readdir(migrationsFolder, { recursive: true })).toSorted();
  for (const name of names.filter((one) => /\.(sql|json)$/.test(one))) {
    const bytes = await readFile(join(migrationsFolder, name));
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Copies the snapshot to a folder that does not exist yet. False, and nothing is copied, if there is none of this key. */
export async function copySnapshot(key: string, to: string, from: string = snapshotFolder): Promise<boolean> {
  const madeOf = await readFile(join(from, SNAPSHOT_KEY_FILE), 'utf8').catch(() => null);
  if (madeOf !== key) return false;
  await cp(join(from, SNAPSHOT_FILES), to, { recursive: true });
  // Everybody may read the files of the build, and nobody those of a database.
  await closeToOthers(to);
  return true;
}
