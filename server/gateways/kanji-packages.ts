import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from '#contract/zod.ts';

/** The data of others, as their packages bring it (NOTICE.md): KANJIDIC2 for facts, KanjiVG for drawings. */

const { resolve } = createRequire(import.meta.url);
const factsFile = join(dirname(resolve('kanjidic2-json')), '..', 'KANJIS.json');
const drawingsFolder = join(dirname(resolve('@madcat/kanjivg/package.json')), 'dist', 'main');

const texts = z._default(z.array(z.string()), []);

/** One character of KANJIDIC2; of its many fields only these are used. */
const kanjiFacts = z.object({
  literal: z.string(),
  radicals: z.object({ classical: z.optional(z.int()) }),
  strokeCounts: z.array(z.int()),
  readings: z._default(z.object({ ja_on: texts, ja_kun: texts, vietnam: texts }), {
    ja_on: [],
    ja_kun: [],
    vietnam: [],
  }),
});
export type KanjiFacts = z.output<typeof kanjiFacts>;

export async function readKanjiFacts(): Promise<KanjiFacts[]> {
  const all: unknown = JSON.parse(await readFile(factsFile, 'utf8'));
  return z.array(kanjiFacts).parse(all);
}

/** KanjiVG names each drawing after the character's code point. */
export const strokeFileName = (character: string): string =>
  `${(character.codePointAt(0) ?? 0).toString(16).padStart(5, '0')}.svg`;

/** The names of all drawings there are: KanjiVG has drawn about half of KANJIDIC2. */
export const readStrokeFileNames = async (): Promise<ReadonlySet<string>> =>
  new Set(await readdir(drawingsFolder));

/** The drawing of that name, or null where there is none. */
export async function readStrokeFile(name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(drawingsFolder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
