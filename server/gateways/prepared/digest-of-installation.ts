import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What is made from a database is made by these: the content, the built code, the data of kanji that the build made. */
const FOLDERS = [
  { folder: 'content', ending: '' },
  { folder: 'build/server', ending: '.js' },
  // Not the drawings, which are ten times as long as the rest.
  { folder: 'build/kanji', ending: '.tsv' },
];
/** npm writes there which versions are installed. */
const PACKAGES = 'node_modules/.package-lock.json';

/** Differs as soon as one of these files does, or the version of Node.js. Rejects where one cannot be read. */
export async function digestOfInstallation(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const found = await Promise.all(FOLDERS.map(({ folder, ending }) => filesIn(root, folder, ending)));
  for (const path of [...found.flat(), PACKAGES]) {
    const bytes = await readFile(join(root, path));
    // With its length, so that no two sets of files are the same bytes.
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

async function filesIn(root: string, folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}
