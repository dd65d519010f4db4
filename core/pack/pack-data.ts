import type { SynonymLink } from '../dictionary/synonym-link.ts';
import type { BookWord } from '../dictionary/word-book.ts';
import type { KanjiSource, KnownKanji } from '../kanji/kanji-book.ts';
import { bareReadings } from '../kanji/kanji-book.ts';

/** What is published about a word, if the word itself does not say it. */
export interface PackFacts {
  readonly pitch: string;
  readonly frequency: string | null;
}

type Cell = unknown;

/**
 * The text of a pack, as JSON. Rows are lists of cells, so that no field name is repeated thousands of times: a blank cell
 * is 0, and blank cells at the end are left out.
 */
export interface PackData {
  /** A hash of everything else. */
  readonly edition: string;
  readonly pack: string;
  /** The fields of a word, in the order of the cells. A reader skips those that it does not know. */
  readonly columns: readonly string[];
  readonly words: readonly (readonly Cell[])[];
  readonly radicals: readonly NonNullable<KnownKanji['radical']>[];
  readonly characters: readonly PackCharacter[];
  readonly synonyms: readonly Pick<SynonymLink, 'words' | 'difference'>[];
}

/** The character, Hán Việt, meaning, On, Kun, place among the radicals or -1, strokes, whether there is a drawing. */
type PackCharacter = readonly [
  string,
  readonly string[],
  string,
  readonly string[],
  readonly string[],
  number,
  number,
  0 | 1,
];

const FACTS = ['knownPitch', 'knownFrequency'] as const;

/** The columns of a pack whose words have these fields. */
export const packColumns = (fields: readonly string[]): string[] => ['id', ...fields, ...FACTS];

type Fields = Readonly<Record<string, unknown>>;

/** No cell of a word is 0: ids begin at 1, and all other fields are texts, lists or null. */
const BLANK = 0;

export function packedWord<Row extends BookWord>(
  row: Row,
  facts: PackFacts | null,
  columns: readonly string[],
  blank: Fields,
): Cell[] {
  const values = new Map<string, unknown>(Object.entries(row));
  values.set('knownPitch', row.pitch === '' ? facts?.pitch : '');
  values.set('knownFrequency', row.frequency === null ? facts?.frequency : null);
  const cells = columns.map((name) => (isBlank(values.get(name), blank[name]) ? BLANK : values.get(name)));
  const last = cells.findLastIndex((cell) => cell !== BLANK);
  return cells.slice(0, last + 1);
}

const isBlank = (value: unknown, blank: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  value === blank;

export interface UnpackedWord<Row> {
  readonly row: Row;
  readonly facts: PackFacts;
}

export function unpackedWord<Row extends BookWord>(
  cells: readonly Cell[],
  columns: readonly string[],
  blank: Omit<Row, 'id'>,
): UnpackedWord<Row> {
  const given = new Map(columns.map((name, place) => [name, cells[place] ?? BLANK]));
  const row: Record<string, unknown> = { id: given.get('id') };
  for (const [name, blankValue] of Object.entries(blank)) {
    const value = given.get(name) ?? BLANK;
    row[name] = value === BLANK ? blankValue : value;
  }
  const [pitch, frequency] = FACTS.map((name) => given.get(name) || null);
  return {
    row: row as unknown as Row,
    facts: { pitch: (pitch as string | null) ?? '', frequency: frequency as string | null },
  };
}

/** The characters of words, and their radicals. */
export function packedCharacters(
  words: Iterable<Pick<BookWord, 'kanji'>>,
  { find, hasDrawing }: KanjiSource,
): Pick<PackData, 'radicals' | 'characters'> {
  const radicals: NonNullable<KnownKanji['radical']>[] = [];
  const places = new Map<string, number>();
  const placeOf = (radical: KnownKanji['radical']): number => {
    if (!radical) return -1;
    const known = places.get(radical.character);
    if (known !== undefined) return known;
    places.set(radical.character, radicals.length);
    return radicals.push(radical) - 1;
  };
  const written = new Set([...words].flatMap(({ kanji }) => Array.from(kanji)));
  const characters = [...written].flatMap((character): PackCharacter[] => {
    const kanji = find(character);
    if (!kanji) return [];
    const { hanViet, meaning, on, kun, radical, strokes } = kanji;
    const drawn = hasDrawing(character) ? 1 : 0;
    return [[character, hanViet, meaning, on, kun, placeOf(radical), strokes, drawn]];
  });
  return { radicals, characters };
}

export function unpackedCharacters({
  radicals,
  characters,
}: Pick<PackData, 'radicals' | 'characters'>): KanjiSource {
  const known = new Map(
    characters.map(([character, hanViet, meaning, on, kun, radical, strokes, drawn]) => {
      const kanji: KnownKanji = {
        hanViet,
        meaning,
        on,
        kun,
        readings: bareReadings(on, kun),
        radical: radicals[radical] ?? null,
        strokes,
      };
      return [character, { kanji, isDrawn: drawn === 1 }] as const;
    }),
  );
  return {
    find: (character) => known.get(character)?.kanji ?? null,
    hasDrawing: (character) => known.get(character)?.isDrawn === true,
  };
}

/** Links between words of the pack. */
export const packedSynonyms = (
  synonyms: readonly SynonymLink[],
  isPacked: (wordId: number) => boolean,
): PackData['synonyms'] =>
  synonyms
    .map(({ words, difference }) => ({ words: words.filter(isPacked), difference }))
    .filter(({ words }) => words.length > 1);
