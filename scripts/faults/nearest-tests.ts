import { dirname } from 'node:path';

/** A module and what it imports, as dependency-cruiser prints them. */
export interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

const TEST = /\.test\.tsx?$/;
/** Shorter parts of a path (`db`, `app`, `the`) say nothing about its subject. */
const SUBJECT_MIN_CHARS = 4;

/**
 * The test files in the order in which they are likely to notice a change of the file: by the number of imports between
 * them, then by the words that their paths share. A file that nobody imports, such as content, a migration or a style
 * sheet, has the words only. `isReachedOnly`: just the tests that import the file, however indirectly.
 */
export function nearestTests(modules: readonly CruisedModule[], file: string): string[] {
  const distances = distancesFrom(file, importersOf(modules));
  const words = wordsOf(file);
  const tests = modules.map(({ source }) => source).filter((source) => TEST.test(source));
  const reached = tests.filter((test) => distances.has(test));
  const distanceOf = (test: string) => distances.get(test) ?? 0;
  const sharedBy = (test: string) => wordsOf(test).filter((word) => words.includes(word)).length;
  const isBeside = (test: string) => Number(dirname(test) === dirname(file));
  const isOfRoot = (test: string) => Number(rootOf(test) === rootOf(file));
  return (reached.length > 0 ? reached : tests).toSorted(
    (a, b) =>
      distanceOf(a) - distanceOf(b) ||
      isBeside(b) - isBeside(a) ||
      isOfRoot(b) - isOfRoot(a) ||
      sharedBy(b) - sharedBy(a) ||
      a.localeCompare(b),
  );
}

function importersOf(modules: readonly CruisedModule[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
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

const rootOf = (path: string): string => path.slice(0, path.indexOf('/'));

const wordsOf = (path: string): string[] =>
  path.split(/[^a-z]+/i).filter((word) => word.length >= SUBJECT_MIN_CHARS && word !== 'test');
