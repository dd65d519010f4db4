import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';

/** What scripts/kanji-data.ts makes of KANJIDIC2 (facts) and KanjiVG (drawings); NOTICE.md names them. */
export const kanjiDataFolder: string = join(projectRoot, 'build', 'kanji');

/** A line for each character: the fields of KanjiFacts, readings with spaces between them. */
export const FACTS_FILE = 'facts.tsv';
/** All drawings, one after the other. */
export const DRAWINGS_FILE = 'drawings.bin';
/** A line for each drawing in that order: its name, how many bytes it has. */
export const DRAWING_SIZES_FILE = 'drawings.tsv';

/** One character of KANJIDIC2; of its many fields only these are used. */
export interface KanjiFacts {
  readonly literal: string;
  /** The number of the classical radical, from 1 on. */
  readonly radical: number;
  readonly strokes: number;
  readonly on: readonly string[];
  readonly kun: readonly string[];
  readonly vietnam: readonly string[];
}

export async function readKanjiFacts(): Promise<KanjiFacts[]> {
  return (await readRows(FACTS_FILE)).map(
    ([literal = '', radical, strokes, on = '', kun = '', vietnam = '']) => ({
      literal,
      radical: Number(radical),
      strokes: Number(strokes),
      on: readingsIn(on),
      kun: readingsIn(kun),
      vietnam: readingsIn(vietnam),
    }),
  );
}

const readingsIn = (cell: string): string[] => (cell === '' ? [] : cell.split(' '));

/** KanjiVG names each drawing after the character's code point. */
export const strokeFileName = (character: string): string =>
  `${(character.codePointAt(0) ?? 0).toString(16).padStart(5, '0')}.svg`;

interface Place {
  readonly position: number;
  readonly length: number;
}

let places: Promise<ReadonlyMap<string, Place>> | undefined;
const drawingPlaces = () => (places ??= readDrawingPlaces());

async function readDrawingPlaces(): Promise<ReadonlyMap<string, Place>> {
  let position = 0;
  const rows = await readRows(DRAWING_SIZES_FILE);
  return new Map(
    rows.map(([name = '', size]) => {
      const place = { position, length: Number(size) };
      position += place.length;
      return [name, place];
    }),
  );
}

/** Whether there is a drawing of that name: KanjiVG has drawn about half of KANJIDIC2. */
export async function readStrokeFileNames(): Promise<{ has(name: string): boolean }> {
  return drawingPlaces();
}

/** The drawing of that name, or null where there is none. */
export async function readStrokeFile(name: string): Promise<Buffer | null> {
  const place = (await drawingPlaces()).get(name);
  if (!place) return null;
  const file = await open(join(kanjiDataFolder, DRAWINGS_FILE));
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(place.length), position: place.position });
    return buffer;
  } finally {
    await file.close();
  }
}

const readRows = async (name: string): Promise<string[][]> =>
  (await readFile(join(kanjiDataFolder, name), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
