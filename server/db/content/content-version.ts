import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../project-root.ts';

/** What the build knows about the content: the digest of its files, and their version. */
export const contentVersionFile: string = join(projectRoot, 'build', 'content', 'version.json');

/** What becomes rows of the database. */
const LOADED = ['courses', 'dictionary', 'kanji'];
const MS_PER_SECOND = 1_000;

/**
 * Orders the contents of releases, so that a node never replaces a newer one (decision 076): when these files were last
 * changed, in milliseconds since 1970. The build writes it down, because a server has no history of the files; files that the
 * build has not seen are looked at again.
 */
export async function contentVersion(
  contentFolder: string,
  digest: string,
  file: string = contentVersionFile,
): Promise<number> {
  const built = await readFile(file, 'utf8').catch(() => null);
  const known: unknown = built === null ? null : JSON.parse(built);
  return isVersion(known) && known.digest === digest ? known.version : versionOfSources(contentFolder);
}

/** Of the last commit that changed them. Where it cannot be known, or they differ from it, of the newest file. */
export async function versionOfSources(contentFolder: string): Promise<number> {
  const commit = await commitTime(contentFolder).catch(() => null);
  return commit ?? newestFile(contentFolder);
}

const isVersion = (known: unknown): known is { digest: string; version: number } =>
  typeof known === 'object' &&
  known !== null &&
  'digest' in known &&
  'version' in known &&
  typeof known.version === 'number';

const run = promisify(execFile);

async function commitTime(contentFolder: string): Promise<number | null> {
  if (!existsSync(join(contentFolder, '..', '.git'))) return null;
  const git = async (...args: string[]) => (await run('git', args, { cwd: contentFolder })).stdout.trim();
  const [edited, committedAt] = await Promise.all([
    git('status', '--porcelain', '--', ...LOADED),
    git('log', '-1', '--format=%ct', '--', ...LOADED),
  ]);
  return edited === '' && committedAt !== '' ? Number(committedAt) * MS_PER_SECOND : null;
}

async function newestFile(contentFolder: string): Promise<number> {
  const times = await Promise.all(
    LOADED.map(async (folder) => {
      const names = await readdir(join(contentFolder, folder));
      return Promise.all(
        names.map(async (name) => Math.floor((await stat(join(contentFolder, folder, name))).mtimeMs)),
      );
    }),
  );
  return Math.max(0, ...times.flat());
}
