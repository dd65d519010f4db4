import type { Headword } from '../dictionary/headwords.ts';
import type { GrammarPoint } from '../grammar/grammar-point.ts';
import type { Token } from '../japanese/tokens/token.ts';
import type { Steps } from '../steps.ts';
import { readSentence, type Sources } from './read-sentence.ts';

/** A word or a grammar point that the sentences of a lesson need. */
export interface Needed<One> {
  readonly one: One;
  /** How many of its sentences need it. */
  readonly count: number;
  /** The first of them. */
  readonly at: number;
  /** It carries little meaning of its own and is in most sentences: 私, する, 〜は. */
  readonly glue: boolean;
}

/** A word or a piece of grammar that nothing explains. */
export interface Uncovered {
  readonly kind: 'word' | 'grammar';
  readonly text: string;
  /** The index of the first sentence with it. */
  readonly at: number;
}

export interface LessonNeeds<Row> {
  readonly words: readonly Needed<Row>[];
  readonly points: readonly Needed<GrammarPoint>[];
  readonly uncovered: readonly Uncovered[];
}

/** Everything that the sentences of a lesson need, in their order, each once. One step for each sentence. */
export function* lessonNeeds<Row extends Headword & { readonly id: number }>(
  sentences: readonly (readonly Token[])[],
  sources: Sources<Row>,
): Steps<LessonNeeds<Row>> {
  const words = new Map<number, Needed<Row>>();
  const points = new Map<string, Needed<GrammarPoint>>();
  const uncovered = new Map<string, Uncovered>();
  for (const [at, tokens] of sentences.entries()) {
    const read = readSentence(tokens, sources);
    for (const { row, glue } of uniqueBy(read.words, (word) => word.row.id))
      count(words, row.id, { one: row, glue, at });
    for (const point of uniqueBy(read.points, ({ id }) => id))
      count(points, point.id, { one: point, glue: isGlue(point), at });
    for (const text of read.uncovered.words) note(uncovered, { kind: 'word', text, at });
    for (const text of read.uncovered.grammar) note(uncovered, { kind: 'grammar', text, at });
    yield;
  }
  return { words: [...words.values()], points: [...points.values()], uncovered: [...uncovered.values()] };
}

/** What nearly every sentence has; a point for one of their uses says more in its title: 〜が／〜けど. */
const GLUE_TITLE = /^〜(?:は|を|が|の〜|か。|(?:です|ます)／.*)$/u;

const isGlue = ({ pattern }: GrammarPoint): boolean => GLUE_TITLE.test(pattern);

function count<Key, One>(found: Map<Key, Needed<One>>, key: Key, seen: Omit<Needed<One>, 'count'>): void {
  const known = found.get(key);
  found.set(key, known ? { ...known, count: known.count + 1 } : { ...seen, count: 1 });
}

function note(found: Map<string, Uncovered>, seen: Uncovered): void {
  const key = `${seen.kind} ${seen.text}`;
  if (!found.has(key)) found.set(key, seen);
}

const uniqueBy = <One>(all: readonly One[], keyOf: (one: One) => number | string): One[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];
