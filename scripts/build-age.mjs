import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources of the build. Content and migrations are read at run time and need no build. */
const SOURCES = [
  'app',
  'server',
  'core',
  'contract',
  'public',
  'scripts/build-service-worker.mjs',
  'scripts/kanji-data.ts',
  'scripts/tail',
  'scripts/word-facts.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
/** Written last by `npm run build`: an interrupted build is not current. */
export const BUILD_STAMP = join(root, 'build', 'built-at');

/** Whether the build exists and is newer than every source file. */
export function isBuildCurrent() {
  const builtAt = modifiedAt(BUILD_STAMP);
  return SOURCES.every((source) => newestIn(join(root, source)) <= builtAt);
}

function newestIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const children = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name));
  return Math.max(stat.mtimeMs, ...children.map((name) => newestIn(join(path, name))));
}

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
