// Builds the search rules as one module that benches can load. It is below the project, because it reads its files.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export async function buildSearchCore() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const outDir = join(root, 'build', 'bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: { ssr: 'bench/support/search-core.ts', outDir, emptyOutDir: true },
    ssr: { noExternal: true },
  });
  return join(outDir, 'search-core.js');
}
