// After the build of the pages: builds the service worker with the list of files that learners need without a network.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'build/client');
const SHELL = '/shell';

/** Pages that are nothing without the server, or that are not for learners. */
const ONLINE_ONLY =
  /^(pages\/(contributions|assistant)\/|guards\/(admin|supplier|reviewer)|pages\/dictionary\/item-admin|pages\/memory\/anki|pages\/site\/(dashboard|site-desk|crush|founder|donate))/;
const FIXED = ['/favicon.svg', '/images/icons/192.png'];

const assets = readdirSync(join(client, 'assets'));
const manifest = assets.find((file) => /^manifest-[\w-]+\.js$/.test(file));
if (!manifest) throw new Error('The build has no manifest of its routes');
const { entry, routes, version } = readManifest();
const files = [...FIXED, ...filesOfLearners()].toSorted();

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  define: { BUILD: JSON.stringify({ version, files, shell: SHELL }) },
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: join(root, 'app/service-worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

/** Its version changes with any file, and pages know it too. */
function readManifest() {
  const text = readFileSync(join(client, 'assets', manifest), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/** All files that the pages of learners load sooner or later, found in the built files themselves. */
function filesOfLearners() {
  const learners = Object.values(routes).filter(({ id }) => !ONLINE_ONLY.test(id));
  const found = new Set([`/assets/${manifest}`]);
  const open = [entry, ...learners].flatMap(({ module, imports = [], css = [] }) => [
    module,
    ...imports,
    ...css,
  ]);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...namedIn(file));
  }
  for (const file of assets)
    if (isFirstFont(file) || /^theme-[\w-]+\.css$/.test(file)) found.add(`/assets/${file}`);
  return [...found];
}

/** The scripts and style sheets that a script names. */
function namedIn(file) {
  if (!file.endsWith('.js')) return [];
  const code = readFileSync(join(client, file), 'utf8');
  return Array.from(code.matchAll(/([\w.-]+\.(?:js|css))\b/g), ([, name]) => name)
    .filter((name) => assets.includes(name) && !name.startsWith('wght-'))
    .map((name) => `/assets/${name}`);
}

/** The fonts that every page preloads. */
function isFirstFont(file) {
  return /^be-vietnam-pro-(latin|vietnamese)-(400|600)-normal-[\w-]+\.woff2$/.test(file);
}
