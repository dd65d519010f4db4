import type { CommandResult } from '../command-result.ts';
import { type Dependency, installedDependencies, sizeOf } from './dependency-table.ts';
import { lastReleases, type Release } from './last-releases.ts';

const MEGABYTE = 1_000_000;
const HEADER = ['package', 'version', 'licence', 'MB', 'last release', 'what it is for'];

/** `npm run dependencies`: every direct dependency, with the last release of each if the registry is reachable. */
export async function listDependencies(): Promise<CommandResult> {
  const dependencies = installedDependencies();
  const releases = await lastReleases(dependencies.map(({ published }) => published));
  const rowOf = (one: Dependency) => [
    one.name,
    one.version,
    one.licence,
    (sizeOf(one) / MEGABYTE).toFixed(1).padStart(5),
    releaseOf(one, releases.get(one.published)),
    one.purpose,
  ];
  const shipped = dependencies.filter(({ isDevelopment }) => !isDevelopment).map(rowOf);
  const development = dependencies.filter(({ isDevelopment }) => isDevelopment).map(rowOf);
  const widths = HEADER.map((_, column) =>
    Math.max(...[HEADER, ...shipped, ...development].map((row) => row[column]?.length ?? 0)),
  );
  const print = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return {
    output: [
      print(HEADER),
      ...shipped.map(print),
      '',
      'development',
      ...development.map(print),
      '',
      `${shipped.length} dependencies, ${development.length} for development`,
      ...(releases.size === 0 ? ['The registry was not reached, so the last releases are unknown (–).'] : []),
    ].join('\n'),
    exitCode: 0,
  };
}

/** With the version, where it is not the installed one. */
function releaseOf({ version }: Dependency, release: Release | undefined): string {
  if (!release) return '–';
  return release.version === version ? release.day : `${release.day} (${release.version})`;
}
