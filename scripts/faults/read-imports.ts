import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A file of code and the files that it names in its imports. */
export interface ImportingFile {
  readonly path: string;
  readonly imports: readonly string[];
}

const ROOTS = ['app', 'server', 'core', 'contract', 'scripts'];
const CODE = /\.(tsx?|mjs)$/;
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(\.{1,2}\/[^']+|#[^']+)'/g;

/** Our imports name whole files, so a second is enough; dependency-cruiser takes a minute. */
export function readImports(folder: string): ImportingFile[] {
  return ROOTS.flatMap((root) =>
    readdirSync(join(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => CODE.test(file))
      .map((file) => {
        const path = posix.join(root, file);
        return { path, imports: importsIn(readFileSync(join(folder, path), 'utf8'), path) };
      }),
  );
}

export const importsIn = (code: string, path: string): string[] =>
  Array.from(code.matchAll(IMPORT), ([, named = '']) =>
    named.startsWith('#') ? named.slice(1) : posix.join(posix.dirname(path), named),
  );
