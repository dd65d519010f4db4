import type { AnalysedAnswer, AnswerPart, AnswerParts } from '../../japanese/notation/analysed-answer.ts';
import { saidTokens } from '../../japanese/notation/said-tokens.ts';
import type { Token } from '../../japanese/tokens/token.ts';
import type { Steps } from '../../steps.ts';
import { buildGraph, type Detour, type Graph } from '../lattice/graph.ts';
import type { Lexicon } from '../lexicon.ts';
import { findDetours } from '../paraphrase/widen.ts';
import { folded } from '../typed/fold.ts';
import { particleUnit } from '../units/particle-unit.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { isQuestionWord, isSymbol } from './clause-words.ts';
import { type Piece, type UnitPiece, unitsOf } from './piece.ts';
import { piecesOf } from './pieces-of.ts';
import type { GivenRules, SentenceRules, Surroundings } from './surroundings.ts';
import { wordPiece } from './word-pieces.ts';

/** An accepted answer, compiled for matching. */
export interface Answer {
  readonly text: string;
  /** 山田さん、趣味は: right only with a comma or a space after the name, because without one a particle is missing. */
  readonly needsPause?: true;
  /** The words of the text. */
  readonly tokens: readonly Token[];
  /** Its characters, sorted. */
  readonly characters: string;
  readonly chunks: readonly Chunk[];
  readonly graph: Graph;
  /** The same with the phrases in another order. */
  readonly graphIn: (order: readonly number[]) => Graph;
}

/** Only the answer as learners see it: no slots, no rules. */
export const plainest = ({ text, parts }: AnalysedAnswer): AnalysedAnswer => ({
  text,
  parts: [{ kind: 'words', tokens: saidTokens(parts) }],
});

/** One step for each word. */
export function* compileAnswer(
  { text, parts }: AnalysedAnswer,
  rules: GivenRules,
  lexicon: Lexicon,
): Steps<Answer> {
  const tokens = saidTokens(parts);
  const hasObject = tokens.some(({ surface, pos }) => surface === 'を' && pos.startsWith('助詞'));
  const hasQuestionWord = tokens.some(isQuestionWord);
  const surroundings = { rules: { ...rules, hasObject, hasQuestionWord }, lexicon };
  const pieces = yield* compileParts(parts, { following: [], start: 0 }, surroundings);
  const said = rules.byRule ? withDroppedPersons(withoutFinalParticles(pieces)) : pieces;
  const detours = yield* detoursOf(said, surroundings);
  const chunks = chunksOf(withoutSource(said));
  const [first, last] = rules.byRule ? liberties(chunks, surroundings) : [null, null];
  const inOrder = (ordered: readonly Chunk[]): Graph => {
    const phrases = ordered.flatMap((chunk) => [...(first ? [first] : []), ...chunk.pieces]);
    return buildGraph(last ? [...phrases, last] : phrases, detours);
  };
  // The graph is one more step.
  yield;
  return {
    text,
    tokens,
    characters: Array.from(folded(text)).toSorted().join(''),
    chunks,
    graph: inOrder(chunks),
    graphIn: cached((order) => inOrder(order.flatMap((index) => chunks[index] ?? []))),
  };
}

/** The rules have read what the units were made of; a model in memory does not need it. */
const withoutSource = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece): Piece => {
    switch (piece.kind) {
      case 'unit':
        return {
          kind: 'unit',
          unit: piece.unit,
          role: piece.role,
          ...(piece.person && { person: piece.person }),
        };
      case 'optional':
        return { ...piece, inside: withoutSource(piece.inside) };
      case 'choice':
        return { ...piece, options: piece.options.map(withoutSource) };
      case 'free-order':
        return { ...piece, inside: piece.inside.map(withoutSource) };
    }
  });

/** The wordings that the rules of paraphrase know. */
const detoursOf = (pieces: readonly Piece[], surroundings: Surroundings): Steps<Detour[]> => {
  const { rules, lexicon } = surroundings;
  const { vietnamese, freeRegister, focus, paraphrases } = rules;
  return findDetours(pieces, {
    rules: paraphrases,
    sentence: { vietnamese, freeRegister, synonymsOf: lexicon.synonymsOf },
    focus,
    *compile(tokens, place) {
      return withDroppedPersons(yield* piecesOf({ ...place, tokens }, surroundings));
    },
  });
};

/** Learners move the same phrases; the limit keeps rare orders from filling the memory. */
const ORDERS_CACHED_MAX = 16;

function cached(make: (order: readonly number[]) => Graph): (order: readonly number[]) => Graph {
  const known = new Map<string, Graph>();
  return (order) => {
    const key = order.join(' ');
    const graph = known.get(key) ?? make(order);
    if (known.size < ORDERS_CACHED_MAX) known.set(key, graph);
    return graph;
  };
}

interface Place {
  readonly preceding?: Token | undefined;
  readonly following: readonly Token[];
  readonly start: number;
}

function* compileParts(parts: AnswerParts, place: Place, surroundings: Surroundings): Steps<Piece[]> {
  const pieces: Piece[] = [];
  let { preceding, start } = place;
  for (const [at, part] of parts.entries()) {
    const following = [...saidTokens(parts.slice(at + 1)), ...place.following];
    pieces.push(...(yield* compilePart(part, { preceding, following, start }, surroundings)));
    const said = saidTokens([part]);
    start += lengthOf(said);
    preceding = said.findLast((token) => !isSymbol(token)) ?? preceding;
  }
  return pieces;
}

function* compilePart(part: AnswerPart, place: Place, surroundings: Surroundings): Steps<Piece[]> {
  switch (part.kind) {
    case 'words':
      return yield* piecesOf({ ...place, tokens: part.tokens }, surroundings);
    case 'optional':
      return [{ kind: 'optional', inside: yield* compileParts(part.inside, place, surroundings) }];
    case 'choice': {
      const options: Piece[][] = [];
      for (const option of part.options) options.push(yield* compileParts(option, place, surroundings));
      return [{ kind: 'choice', options }];
    }
    case 'free-order':
      return [{ kind: 'free-order', inside: yield* compileInTurn(part.inside, place, surroundings) }];
  }
}

/** In the visible answer the parts follow one another, whatever order is accepted. */
function* compileInTurn(
  parts: readonly AnswerParts[],
  place: Place,
  surroundings: Surroundings,
): Steps<Piece[][]> {
  const pieces: Piece[][] = [];
  let { start } = place;
  for (const part of parts) {
    pieces.push(yield* compileParts(part, { ...place, start }, surroundings));
    start += lengthOf(saidTokens(part));
  }
  return pieces;
}

const lengthOf = (tokens: readonly Token[]): number =>
  tokens.reduce((length, { surface }) => length + surface.length, 0);

/** 私は and あなたは can be left out. */
function withDroppedPersons(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [piece, next] = pieces.slice(at, at + 2);
    if (!piece) break;
    if (
      piece.kind === 'unit' &&
      piece.person &&
      next?.kind === 'unit' &&
      next.unit.text === 'は' &&
      pieces.length > at + 2
    ) {
      result.push({ kind: 'optional', inside: [piece, next] });
      at++;
    } else result.push(piece);
  }
  return result;
}

/** よ and ね only add a tone; `liberties` adds them again as an option. */
function withoutFinalParticles(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1);
  const isFinal = last?.kind === 'unit' && last.role === 'final' && /^[よね]+$/u.test(last.unit.text);
  return isFinal && pieces.length > 1 ? withoutFinalParticles(pieces.slice(0, -1)) : pieces;
}

const particle = (text: string): UnitPiece => ({
  kind: 'unit',
  unit: { ...particleUnit({ text, start: 0, alsoRight: [] }), isLiberty: true },
  role: 'final',
});

const FINAL = ['よ', 'ね', 'よね', 'ねえ', 'ねー', 'よー'] as const;

/** What may be added before and after: 私は if the Vietnamese says "tôi", よ and ね at the end. */
function liberties(chunks: readonly Chunk[], { rules, lexicon }: Surroundings): [Piece | null, Piece | null] {
  const units = unitsOf(chunks.flatMap(({ pieces }) => pieces));
  // 私は田中さんは帰りました: a sentence that has a topic takes no other.
  const last = units.at(-1)?.unit.text ?? '';
  const thinks = last.startsWith('思');
  const hasTopic = units.some(
    ({ person, role, unit }, at) =>
      person !== undefined ||
      (!thinks && unit.text === 'は' && role === 'topic' && units[at - 1]?.role === 'noun'),
  );
  const speaker = hasTopic ? null : speakerOf(rules, units.at(-1)?.unit.text === 'か');
  const person = speaker && wordPiece([speaker], 0, { rules, lexicon });
  const first: Piece | null = person && {
    kind: 'optional',
    inside: [
      { ...person, unit: { ...person.unit, isLiberty: true } },
      { ...particle('は'), role: 'topic' },
    ],
  };
  const end: Piece | null =
    units.at(-1)?.role === 'final'
      ? null
      : { kind: 'optional', inside: [{ kind: 'choice', options: FINAL.map((text) => [particle(text)]) }] };
  return [first, end];
}

function speakerOf(rules: SentenceRules, isQuestion: boolean): Token | null {
  if (rules.addsSecondPerson && isQuestion) return YOU;
  return rules.addsFirstPerson ? ME : null;
}

const YOU: Token = {
  surface: 'あなた',
  reading: 'あなた',
  pos: '名詞/代名詞/一般',
  base: 'あなた',
  conjugation: '',
};
const ME: Token = { surface: '私', reading: 'わたし', pos: '名詞/代名詞/一般', base: '私', conjugation: '' };
