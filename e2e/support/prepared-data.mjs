// The data folder that all browser tests start from is kept between runs, under a digest of everything that it is made of.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { learners } from './accounts.mjs';
import { prepareAccounts } from './prepare-accounts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(root, 'build/e2e-data');

/** What the first start of the product reads, and what adds the accounts. */
const SOURCES = [
  'build/server',
  'build/kanji',
  'build/tail',
  'content',
  'server/db/migrations',
  'e2e/support/accounts.mjs',
  'e2e/support/prepare-accounts.mjs',
  'package-lock.json',
];

/** The prepared data folder. It is made only if none fits; those of other versions are removed. */
export async function preparedData() {
  const folder = join(KEPT, digestOf(SOURCES));
  if (existsSync(folder)) return folder;
  await mkdir(KEPT, { recursive: true });
  const others = await readdir(KEPT);
  // In a folder of its own until it is complete: an interrupted run leaves nothing that looks prepared.
  const unfinished = await mkdtemp(join(KEPT, 'unfinished-'));
  await prepareAccounts(unfinished, learners);
  await rename(unfinished, folder);
  await Promise.all(others.map((other) => rm(join(KEPT, other), { recursive: true, force: true })));
  return folder;
}

function digestOf(sources) {
  const hash = createHash('sha256').update(process.version);
  const add = (path) => {
    const found = readdirSync(join(root, path), { withFileTypes: true });
    for (const entry of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const inside = `${path}/${entry.name}`;
      if (entry.isDirectory()) add(inside);
      else addFile(inside);
    }
  };
  const addFile = (path) => hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  for (const source of sources)
    if (/\.\w+$/.test(source)) addFile(source);
    else add(source);
  return hash.digest('hex').slice(0, 16);
}
