import { dirname } from 'node:path';
import type { ImportingFile } from './read-imports.ts';

const TEST = /\.test\.tsx?$/;
/** Shorter parts of a path (`db`, `app`, `the`) say nothing about its subject. */
const SUBJECT_MIN_CHARS = 4;
const EVERYWHERE = new Set(['contract', 'core', 'features', 'scripts', 'server', 'test', 'texts']);

/**
 * The test files that import a file, however indirectly, likeliest first: those beside it, those whose paths share the
 * most words, those with the fewest imports between them. A file that nobody imports, such as content, a migration or a
 * style sheet, may concern every test.
 */
export function nearestTests(files: readonly ImportingFile[], file: string): string[] {
  const distances = distancesFrom(file, importersOf(files));
  const words = wordsOf(file);
  const tests = files.map(({ path }) => path).filter((path) => TEST.test(path));
  const reached = tests.filter((test) => distances.has(test));
  const distanceOf = (test: string) => distances.get(test) ?? 0;
  const sharedBy = (test: string) => wordsOf(test).filter((word) => words.includes(word)).length;
  const isBeside = (test: string) => Number(dirname(test) === dirname(file));
  return (reached.length > 0 ? reached : tests).toSorted(
    (a, b) =>
      isBeside(b) - isBeside(a) ||
      sharedBy(b) - sharedBy(a) ||
      distanceOf(a) - distanceOf(b) ||
      a.localeCompare(b),
  );
}

function importersOf(files: readonly ImportingFile[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of files)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path]);
  return importers;
}

function distancesFrom(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [module, distance] of distances)
    for (const importer of importers.get(module) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

const wordsOf = (path: string): string[] =>
  path.split(/[^a-z]+/i).filter((word) => word.length >= SUBJECT_MIN_CHARS && !EVERYWHERE.has(word));
