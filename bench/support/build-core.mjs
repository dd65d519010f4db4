// Builds modules of the product that benches can load. They are below the project, because they read its files.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const buildSearchCore = () => buildModule('search-core');

/** What the tests send to every text field. */
export const buildHostileEndpoints = () => buildModule('hostile-endpoints');

async function buildModule(name) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const outDir = join(root, 'build', 'bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: { ssr: `bench/support/${name}.ts`, outDir, emptyOutDir: true },
    // Native code cannot be bundled.
    ssr: { noExternal: true, external: ['sharp'] },
  });
  return join(outDir, `${name}.js`);
}
