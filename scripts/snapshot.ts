import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#server/db/connect.ts';
import { loadContent } from '#server/db/content/load-content.ts';
import { openContent } from '#server/db/content/read-content.ts';
import {
  SNAPSHOT_FILES,
  SNAPSHOT_KEY_FILE,
  snapshotFolder,
  snapshotKey,
} from '#server/db/pglite/shipped-snapshot.ts';
import { createSentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import { projectRoot } from '#server/project-root.ts';
import { loadTokenizer } from './grading/load-tokenizer.ts';

/** What decides which rows there are, and how their sentences are analysed. */
const CODE_FOLDERS = ['core', 'contract', 'server/csv', 'server/db', 'server/features/sentences'];
const CODE = ['scripts/snapshot.ts', 'scripts/grading/load-tokenizer.ts', 'package-lock.json'];
const ORIGIN_FILE = 'origin';

/**
 * Makes the database that a first start copies: all migrations, the shipped content, the analyses of its sentences. No
 * account and no secret is in it. Stays as it is when it was made from the same content by the same code.
 */
export async function ensureSnapshot(
  folder: string = snapshotFolder,
  contentFolder: string = join(projectRoot, 'content'),
): Promise<void> {
  const { digest } = await openContent(contentFolder);
  const key = await snapshotKey(digest);
  const origin = digestOfCode();
  const isCurrent = await Promise.all([
    readFile(join(folder, ORIGIN_FILE), 'utf8'),
    readFile(join(folder, SNAPSHOT_KEY_FILE), 'utf8'),
  ]).then(
    ([madeBy, madeOf]) => madeBy === origin && madeOf === key,
    () => false,
  );
  if (isCurrent) return;
  // An old one must not be used, whatever happens from here on.
  await rm(folder, { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const database = await openDatabase({ dataDir: unfinished });
  try {
    await loadContent(database, contentFolder);
    const tokenize = await loadTokenizer();
    const { analyseMissing } = createSentenceAnalysisService({
      db: database.db,
      tokenizer: { tokenize: async (texts) => texts.map((text) => [...tokenize(text)]) },
    });
    await analyseMissing(new AbortController().signal);
    await database.db.execute('vacuum analyze');
    await database.db.execute('checkpoint');
  } finally {
    await database.close();
  }
  await mkdir(folder, { recursive: true });
  await rename(join(unfinished, 'pglite'), join(folder, SNAPSHOT_FILES));
  await rm(unfinished, { recursive: true });
  // In an image, the product runs as another user than the build.
  await openToAll(join(folder, SNAPSHOT_FILES));
  await writeFile(join(folder, ORIGIN_FILE), origin);
  await writeFile(join(folder, SNAPSHOT_KEY_FILE), key);
}

function digestOfCode(): string {
  const hash = createHash('sha256');
  const found = CODE_FOLDERS.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`)
      .toSorted(),
  );
  for (const file of [...CODE, ...found]) hash.update(file).update(readFileSync(join(projectRoot, file)));
  return hash.digest('hex');
}

async function openToAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const path of [folder, ...entries.map((entry) => join(folder, entry))])
    await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o644);
}
