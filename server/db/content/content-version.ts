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
/** Seconds, as Git prints them, are refused: they would count as older than every other version. */
const MILLISECONDS = /^\d{13}$/;

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
  const known = await readJson(file).catch(() => null);
  return isVersion(known) && known.digest === digest ? known.version : versionOfSources(contentFolder);
}

interface SourcesOptions {
  /** The time of the commit in milliseconds, for a build that has no history: in a container. */
  readonly given?: string | undefined;
  readonly warn?: (line: string) => void;
}

/**
 * Of the last commit that changed them. Where it cannot be known, or they differ from it, of the newest file, whose time may
 * be that of the checkout.
 */
export async function versionOfSources(
  contentFolder: string,
  { given = process.env['CONTENT_VERSION'], warn = () => {} }: SourcesOptions = {},
): Promise<number> {
  if (given) {
    if (!MILLISECONDS.test(given)) throw new Error(`CONTENT_VERSION is no time in milliseconds: ${given}`);
    return Number(given);
  }
  const commit = await commitTime(contentFolder).catch(() => null);
  if (commit !== null) return commit;
  warn(
    'The version of the content is the time of its newest file, because there is no commit of these files: ' +
      'nodes of another build may not know which content is newer. See CONTENT_VERSION in the README.',
  );
  return newestFile(contentFolder);
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

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
