import type { WordFieldName, WordValues } from './word-fields.ts';

/** The parts of each pair of these fields, in the order in which an author writes them. */
const PAIR_PARTS = {
  collocations: ['phrase', 'meaning'],
  particles: ['particle', 'marks'],
  antonyms: ['wordId', 'difference'],
} as const satisfies Partial<Record<WordFieldName, readonly [string, string]>>;

export type PairFieldName = keyof typeof PAIR_PARTS;
export const PAIR_FIELDS = Object.keys(PAIR_PARTS) as readonly PairFieldName[];

type Texts = readonly [string, string];

/** The pairs as an author writes them. */
export function pairsOf(name: PairFieldName, word: Pick<WordValues, PairFieldName>): Texts[] {
  const [first, second] = PAIR_PARTS[name];
  return word[name].map((pair): Texts => {
    const parts = pair as Readonly<Record<string, string | number>>;
    return [String(parts[first]), String(parts[second])];
  });
}

/** The pairs that an author wrote, for a schema to check: an id that is not a number stays text. */
export function pairsFrom(name: PairFieldName, pairs: readonly Texts[]): unknown[] {
  const [first, second] = PAIR_PARTS[name];
  return pairs.map(([one, two]) => ({ [first]: first === 'wordId' ? idFrom(one) : one, [second]: two }));
}

/** The id in a cell or in a field of the editor; a text that is not a number stays text, and a schema refuses it. */
export const idFrom = (text: string): number | string => (/^\d+$/.test(text.trim()) ? Number(text) : text);
