import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The sources of the pages and the server. Content and migrations are read at run time and need no build: a first start
 * with others than the build knew loads them itself.
 */
const SOURCES = [
  'app',
  'server',
  'core',
  'contract',
  'public',
  'scripts/build-pages.mjs',
  'scripts/build-service-worker.mjs',
  'scripts/compress-assets.mjs',
  'scripts/kanji-data.ts',
  'scripts/snapshot.ts',
  'scripts/word-facts.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
/** The same of the long tail, which is made apart; scripts/tail/tail-data.ts compares more closely. */
const SOURCES_OF_TAIL = [
  'core/tail',
  'scripts/tail',
  'server/gateways/tail-data.ts',
  'content/kanji/han-viet.tsv',
  'package-lock.json',
];
/** Written last: an interrupted build is not current. */
export const BUILD_STAMP = join(root, 'build', 'built-at');

const TAIL_STAMP = join(root, 'build', 'tail', 'origin');

/** Whether pages and server are built, and newer than every source file. */
export const isBuildCurrent = () => isNewer(BUILD_STAMP, SOURCES);

export const isTailCurrent = () => isNewer(TAIL_STAMP, SOURCES_OF_TAIL);

function isNewer(stamp, sources) {
  const builtAt = modifiedAt(stamp);
  return sources.every((source) => newestIn(join(root, source)) <= builtAt);
}

function newestIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const children = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name));
  return Math.max(stat.mtimeMs, ...children.map((name) => newestIn(join(path, name))));
}

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
