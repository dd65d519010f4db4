import { randomFrom, seedOf } from '../random.ts';
import { encodeText } from './key-file.ts';
import { TAIL_IDS } from './tail-id.ts';

/** How common a word is: 0 for the most common, 3 for words that no list of common words has. */
export type Commonness = 0 | 1 | 2 | 3;

/** A word of the long tail, as the packages have it: its meanings are English. */
export interface TailWord {
  /** The usual spelling first. */
  readonly spellings: readonly string[];
  /** In kana; the reading of the usual spelling first. */
  readonly readings: readonly string[];
  /** For each sense its glosses. */
  readonly senses: readonly (readonly string[])[];
  readonly commonness: Commonness;
}

/** A word with what only the making of the tail needs. */
export interface TailSource extends TailWord {
  /** What its id follows from; without it, its usual spelling and reading. */
  readonly name?: string;
  /** Among words with the same key the lowest comes first; without it, its commonness. */
  readonly rank?: number;
  /** Senses of another source: it is found by them, but they are not shown. */
  readonly otherSenses?: readonly (readonly string[])[];
}

/** All words, ordered by id, in typed arrays. */
export interface TailWords {
  readonly ids: Uint32Array;
  readonly text: Uint16Array;
  /** Where each word begins in `text`; one more than there are words. */
  readonly starts: Uint32Array;
}

// Control characters: no word and no gloss has them.
const BETWEEN_FIELDS = '\u0001';
const BETWEEN_SENSES = '\u0002';
const BETWEEN_TEXTS = '\u0003';

/** The words by id, and where each of them came from, in the same order. */
export function buildTailWords(all: readonly TailSource[]): {
  readonly words: TailWords;
  readonly sources: readonly TailSource[];
} {
  const withIds = idsOf(all);
  const lines = withIds.map(({ source }) => encodeWord(source));
  const starts = new Uint32Array(lines.length + 1);
  lines.forEach((line, at) => {
    starts[at + 1] = (starts[at] ?? 0) + line.length;
  });
  return {
    words: { ids: Uint32Array.from(withIds, ({ id }) => id), text: encodeText(lines.join('')), starts },
    sources: withIds.map(({ source }) => source),
  };
}

/**
 * Learners save these ids, so that a word keeps its id when the packages become newer or another of its readings comes
 * first: it follows from the name. Where two words would have the same, the more common one has it.
 */
function idsOf(all: readonly TailSource[]): { id: number; source: TailSource }[] {
  const taken = new Set<number>();
  return all
    .map((source) => ({ source, name: nameOf(source) }))
    .toSorted((a, b) => a.source.commonness - b.source.commonness || (a.name < b.name ? -1 : 1))
    .map(({ source, name }) => {
      const random = randomFrom(seedOf(name));
      let id = randomId(random);
      while (taken.has(id)) id = randomId(random);
      taken.add(id);
      return { id, source };
    })
    .toSorted((a, b) => a.id - b.id);
}

const nameOf = ({ name, ...word }: TailSource): string => name ?? tailName(word);

/** The name of a word is its first spelling and reading in the package. */
export const tailName = ({ spellings, readings }: Pick<TailWord, 'spellings' | 'readings'>): string =>
  `${spellings[0]}\t${readings[0]}`;

const randomId = (random: () => number): number =>
  TAIL_IDS.first + Math.floor(random() * (TAIL_IDS.end - TAIL_IDS.first));

const encodeWord = ({ spellings, readings, senses, commonness }: TailWord): string =>
  [
    commonness,
    spellings.join(BETWEEN_TEXTS),
    readings.join(BETWEEN_TEXTS),
    senses.map((glosses) => glosses.join(BETWEEN_TEXTS)).join(BETWEEN_SENSES),
  ].join(BETWEEN_FIELDS);

/** The word at a place; places begin at 0 and are ordered by id. */
export function tailWordAt({ text, starts }: TailWords, place: number): TailWord {
  const line = String.fromCharCode(...text.subarray(starts[place], starts[place + 1]));
  const [commonness = '', spellings = '', readings = '', senses = ''] = line.split(BETWEEN_FIELDS);
  return {
    commonness: Number(commonness) as Commonness,
    spellings: spellings.split(BETWEEN_TEXTS),
    readings: readings.split(BETWEEN_TEXTS),
    senses: senses.split(BETWEEN_SENSES).map((glosses) => glosses.split(BETWEEN_TEXTS)),
  };
}

/** -1 if there is no such word. */
export function placeOf({ ids }: TailWords, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}
