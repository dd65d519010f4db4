import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** `import type` is left out: types change nothing at run time. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const OURS = /^#(app|server|core|contract)\//;

export interface Imported {
  /** Paths from the root, sorted, with the entries themselves. */
  readonly files: readonly string[];
  /** Names of npm packages, sorted. */
  readonly packages: readonly string[];
}

/** Everything that these modules run, as far as imports say so. */
export async function importedFiles(root: string, entries: readonly string[]): Promise<Imported> {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    const code = await readFile(join(root, file), 'utf8');
    for (const [, specifier = ''] of code.matchAll(IMPORT)) {
      const own = ownFile(file, specifier);
      if (own !== null) files.add(own);
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}

function ownFile(importer: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  return OURS.test(specifier) ? specifier.slice(1) : null;
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
