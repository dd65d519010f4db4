import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTail } from '#core/tail/tail.ts';
import { openKanjiLibrary } from '#server/features/kanji/kanji-library.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { TAIL_UNFINISHED_FILE, tailDataFolder, writtenTail } from '#server/gateways/tail-data.ts';
import { projectRoot } from '#server/project-root.ts';
import { ensureKanjiData } from '../kanji-data.ts';
import { joinedByForm } from './join-words.ts';
import { EDICT_FILE, hasEdict, readEdict } from './read-edict.ts';
import { jmdictFolder, readJmdict, TAIL_PACKAGE } from './read-jmdict.ts';

const ORIGIN_FILE = 'origin';
const contentFolder = join(projectRoot, 'content');

const ATTRIBUTION = `From JMdict, (c) Electronic Dictionary Research and Development Group, CC BY-SA 4.0,
https://www.edrdg.org/edrdg/licence.html, as the npm package ${TAIL_PACKAGE} and, where it is installed, Debian's package edict have it. Only spellings, readings
and English glosses. Their order, and further English keys: from Kanjium, (c) Uros Ozvatic, CC BY-SA 4.0.
`;

/** Writes the file of the long tail, unless it exists and was made from the same package by the same code. */
export async function ensureTailData(folder: string = tailDataFolder): Promise<void> {
  const origin = await digestOfOrigin();
  const isCurrent = await readFile(join(folder, ORIGIN_FILE), 'utf8').then(
    (digest) => digest === origin,
    () => false,
  );
  if (isCurrent) {
    // Written again, because scripts/build-age.mjs compares times.
    await finish();
    return;
  }
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, TAIL_UNFINISHED_FILE), '');
  await rm(join(folder, ORIGIN_FILE), { force: true });
  // Hán Việt comes from the characters.
  await ensureKanjiData();
  const library = await openKanjiLibrary(contentFolder);
  const { hanVietOf } = createKanjiService(library);
  const { version } = JSON.parse(await readFile(join(jmdictFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const source = [`${TAIL_PACKAGE} ${version}`, ...(hasEdict() ? ['edict'] : [])].join(', ');
  // Our table of meanings has the characters of schools.
  const words = await readJmdict((character) => (library.find(character)?.meaning ?? '') !== '');
  const all = [...words, ...joinedByForm(readEdict())];
  const files = writtenTail(buildTail(all, hanVietOf), source);
  for (const [name, data] of Object.entries(files)) await writeWhole(join(folder, name), data);
  await writeWhole(join(folder, 'LICENCE.txt'), ATTRIBUTION);
  await finish();

  async function finish(): Promise<void> {
    await writeWhole(join(folder, ORIGIN_FILE), origin);
    await rm(join(folder, TAIL_UNFINISHED_FILE), { force: true });
  }
}

/** For vitest's globalSetup. */
export const setup = (): Promise<void> => ensureTailData();

const CODE = ['server/gateways/tail-data.ts', 'content/kanji/han-viet.tsv'];
const CODE_FOLDERS = ['core/tail', 'scripts/tail'];

async function digestOfOrigin(): Promise<string> {
  const hash = createHash('sha256');
  const code = CODE_FOLDERS.flatMap((folder) =>
    readdirSync(join(projectRoot, folder))
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
  for (const file of [...CODE, ...code]) hash.update(await readFile(join(projectRoot, file)));
  hash.update(await readFile(join(jmdictFolder, 'package.json')));
  if (hasEdict()) hash.update(String(statSync(EDICT_FILE).mtimeMs));
  return hash.digest('hex');
}

/** Renamed when complete, because another process may read it at the same time. */
async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}
