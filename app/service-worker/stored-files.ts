import { CACHES } from '../lib/service-worker/messages.ts';

/** What one build of the product needs without a network. Written by `scripts/build-service-worker.mjs`. */
export interface BuildFiles {
  /** Changes with any of the files; pages know it as the version of their manifest. */
  readonly version: string;
  /** Scripts, style sheets and fonts of the pages for learners, with hashed names. */
  readonly files: readonly string[];
  /** The page that starts the app at whatever address. */
  readonly shell: string;
}

const PREFIX = `${CACHES.files}-`;
const AT_ONCE = 6;

const nameOf = ({ version }: Pick<BuildFiles, 'version'>): string => PREFIX + version;

/** Fetches what is missing; a cut download is continued the next time. Fails unless everything is there. */
export async function storeFiles(build: BuildFiles): Promise<void> {
  const cache = await caches.open(nameOf(build));
  const missing = [...build.files];
  const fetchInTurn = async (): Promise<void> => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) await store(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchInTurn));
  await storeShell(cache, build);
}

async function store(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const reply = (isHashed(file) && (await caches.match(file))) || (await fetch(file));
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  await cache.put(file, reply);
}

/** Named after its content: what has the same name is the same file. The drawings of strokes are in the folder, too. */
export const isHashed = (path: string): boolean => /^\/assets\/[^/]+$/.test(path);

/** Refused while another node still sends the shell of another build: it would ask for files that are not here. */
async function storeShell(cache: Cache, { shell, files }: BuildFiles): Promise<void> {
  const reply = await fetch(shell, { cache: 'reload' });
  if (!reply.ok) throw new Error(`${shell}: ${reply.status}`);
  const html = await reply.clone().text();
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  const unknown = named.find((file) => !files.includes(file) && !isFontSheet(file));
  if (unknown !== undefined) throw new Error(`The shell is of another build: ${unknown}`);
  await cache.put(shell, reply);
}

/** The sheet of our Japanese font; only devices without one ask for it. */
const isFontSheet = (file: string): boolean => /\/wght-[\w-]+\.css$/.test(file);

const noteOf = (tab: string): string => `/tab/${tab}`;

/** Notes which build an open tab runs. It may be of any age: a tab goes on with its build while others are updated. */
export async function noteTab(tab: string, version: string): Promise<void> {
  const notes = await caches.open(CACHES.tabs);
  await notes.put(noteOf(tab), new Response(version));
}

/**
 * Removes the files of earlier builds that no open tab runs: a tab finds its parts here after the server has removed
 * them. While one of the open tabs has not said what it runs, everything stays.
 */
export async function removeUnusedFiles(build: BuildFiles, openTabs: readonly string[]): Promise<void> {
  const versions = await versionsOf(openTabs);
  const names = await namesOfBuilds();
  // In the order of their creation: those after our own belong to a build that is still on its way.
  const earlier = names.slice(0, Math.max(0, names.indexOf(nameOf(build))));
  const isUsed = (name: string) =>
    versions.some((version) => version === null || nameOf({ version }) === name);
  await Promise.all(earlier.filter((name) => !isUsed(name)).map((name) => caches.delete(name)));
}

/** What the open tabs run, null for one that has not said it. Notes of closed tabs are removed. */
async function versionsOf(openTabs: readonly string[]): Promise<(string | null)[]> {
  const notes = await caches.open(CACHES.tabs);
  const open = new Set(openTabs.map(noteOf));
  const closed = (await notes.keys()).filter(({ url }) => !open.has(new URL(url).pathname));
  await Promise.all(closed.map((note) => notes.delete(note)));
  return Promise.all([...open].map(async (note) => (await (await notes.match(note))?.text()) ?? null));
}

export const storedShell = async (build: BuildFiles): Promise<Response | undefined> =>
  (await caches.open(nameOf(build))).match(build.shell);

/** A stored file of this build, or of one that an open tab still runs. A cache that fails counts as empty. */
export const storedFile = (build: BuildFiles, request: Request): Promise<Response | undefined> =>
  findFile(build, request).catch(() => undefined);

async function findFile(build: BuildFiles, request: Request): Promise<Response | undefined> {
  for (const cacheName of [nameOf(build), ...(await namesOfBuilds())]) {
    const stored = await caches.match(request, { cacheName, ignoreVary: true });
    if (stored) return stored;
  }
  return undefined;
}

const namesOfBuilds = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));
