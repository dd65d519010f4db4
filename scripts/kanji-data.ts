import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from '#contract/zod.ts';
import {
  CHARACTER_FORMS_FILE,
  DRAWING_SIZES_FILE,
  DRAWINGS_FILE,
  FACTS_FILE,
  kanjiDataFolder,
  NAMES_FILE,
  WORD_FACTS_FILE,
} from '#server/gateways/kanji-data.ts';
import { projectRoot } from '#server/project-root.ts';
import { readCharacterForms } from './character-forms.ts';
import { ipadicFolder, readIpadicNames } from './ipadic-names.ts';
import { fromKanjium, kanjiumFolder, readWordFacts } from './word-facts.ts';

/** The packages whose data is copied into the build; they are not installed with the product. */
export const REDUCED_PACKAGES: readonly string[] = ['kanjidic2-json', '@madcat/kanjivg', 'jisho'];

const require = createRequire(import.meta.url);
const kanjidicFolder = join(dirname(require.resolve('kanjidic2-json')), '..');
const kanjiVgFolder = dirname(require.resolve('@madcat/kanjivg/package.json'));
const drawingsFolder = join(kanjiVgFolder, 'dist', 'main');

const ORIGIN_FILE = 'origin';
const ATTRIBUTION = `facts.tsv: from KANJIDIC2, (c) Electronic Dictionary Research and Development Group, CC BY-SA 4.0,
https://www.edrdg.org/edrdg/licence.html. Only the fields that Kakehashi uses.
drawings.bin: from KanjiVG, (c) Ulrich Apel, CC BY-SA 3.0, https://kanjivg.tagaini.net. Unchanged files of @madcat/kanjivg, one after the other.
words.tsv: from Kanjium, (c) Uros Ozvatic, CC BY-SA 4.0, https://github.com/mifunetoshiro/kanjium. Spelling, reading, pitch accent, frequency.
forms.tsv: from Kanjium. Old and other forms of characters, with the form in use today.
names.tsv: from IPADIC, (c) Nara Institute of Science and Technology, as @sglkc/kuromoji has it. Names of people and places with their readings.
`;

/** Writes the compact files for the server, unless they exist and were made from the same packages by the same code. */
export async function ensureKanjiData(folder: string = kanjiDataFolder): Promise<void> {
  const origin = await digestOfOrigin();
  const isCurrent = await readFile(join(folder, ORIGIN_FILE), 'utf8').then(
    (digest) => digest === origin,
    () => false,
  );
  if (isCurrent) return;
  await mkdir(folder, { recursive: true });
  const { drawings, sizes } = readDrawings();
  const [words, forms] = await fromKanjium((kanjium) => [
    readWordFacts(kanjium),
    readCharacterForms(kanjium),
  ]);
  const files = {
    [FACTS_FILE]: await readFacts(),
    [WORD_FACTS_FILE]: words,
    [CHARACTER_FORMS_FILE]: forms,
    [NAMES_FILE]: readIpadicNames(),
    [DRAWINGS_FILE]: drawings,
    [DRAWING_SIZES_FILE]: sizes,
  };
  for (const [name, data] of Object.entries(files)) await writeWhole(join(folder, name), data);
  await writeWhole(join(folder, 'LICENCES.txt'), ATTRIBUTION);
  await writeWhole(join(folder, ORIGIN_FILE), origin);
}

/** For vitest's globalSetup. */
export const setup = (): Promise<void> => ensureKanjiData();

const CODE = [
  'scripts/kanji-data.ts',
  'scripts/word-facts.ts',
  'scripts/character-forms.ts',
  'scripts/ipadic-names.ts',
  'core/names/name-list.ts',
  'server/gateways/kanji-data.ts',
];

async function digestOfOrigin(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of CODE) hash.update(await readFile(join(projectRoot, file)));
  for (const folder of [kanjidicFolder, kanjiVgFolder, kanjiumFolder, ipadicFolder])
    hash.update(await readFile(join(folder, 'package.json')));
  return hash.digest('hex');
}

const texts = z._default(z.array(z.string()), []);
const kanjidic = z.array(
  z.object({
    literal: z.string(),
    radicals: z.object({ classical: z.int() }),
    strokeCounts: z.array(z.int()),
    readings: z.optional(z.object({ ja_on: texts, ja_kun: texts, vietnam: texts })),
  }),
);

async function readFacts(): Promise<string> {
  const all = kanjidic.parse(JSON.parse(await readFile(join(kanjidicFolder, 'KANJIS.json'), 'utf8')));
  const rows = all.map(({ literal, radicals, strokeCounts, readings }) => {
    const cells = [readings?.ja_on, readings?.ja_kun, readings?.vietnam].map((ones = []) => ones.join(' '));
    return [literal, radicals.classical, strokeCounts[0] ?? 0, ...cells].join('\t');
  });
  return `${rows.join('\n')}\n`;
}

/** Synchronous, because thousands of small files are read several times faster. */
function readDrawings(): { drawings: Buffer; sizes: string } {
  const names = readdirSync(drawingsFolder)
    .filter((name) => name.endsWith('.svg'))
    .toSorted();
  const drawings = names.map((name) => readFileSync(join(drawingsFolder, name)));
  const sizes = names.map((name, index) => `${name}\t${drawings[index]?.length ?? 0}\n`).join('');
  return { drawings: Buffer.concat(drawings), sizes };
}

/** Renamed when complete, because another process may read it at the same time. */
async function writeWhole(path: string, data: string | Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}
