import type { Unit } from '../units/unit.ts';
import { type Piece, type Role, type UnitPiece, unitsOf } from './piece.ts';

/** A phrase whose words stay together: 図書館で, 昨日買った本を. */
export interface Chunk {
  readonly pieces: readonly Piece[];
  /** Its units when nothing is left out. */
  readonly units: readonly Unit[];
  readonly clause: number;
  /** The predicate of a clause stays last, a conjunction first. */
  readonly place: 'free' | 'first' | 'last';
  /** 私は can come before a clause that it does not belong to. */
  readonly isTopic: boolean;
  /** The index of the phrase with the verb that this one depends on: 昨日 of 昨日買った本を. */
  readonly before?: number;
}

const ENDS_PHRASE: ReadonlySet<Role> = new Set(['case', 'topic', 'time', 'adverb', 'conjunction']);
const PARTICLE_ROLES: ReadonlySet<Role> = new Set(['case', 'topic', 'joining', 'final', 'clause-end']);

/** Splits an answer into phrases, and assigns the phrases to clauses. */
export function chunksOf(pieces: readonly Piece[]): Chunk[] {
  const chunks: Chunk[] = [];
  let open: Piece[] = [];
  let clause = 0;
  const close = (place: Chunk['place'], isTopic: boolean) => {
    if (open.length > 0)
      chunks.push({ pieces: open, units: unitsOf(open).map(({ unit }) => unit), clause, place, isTopic });
    open = [];
  };
  pieces.forEach((piece, at) => {
    open.push(piece);
    const last = unitsOf([piece]).at(-1);
    const next = unitsOf(pieces.slice(at + 1))[0];
    if (!last) return;
    if (last.role === 'verb-before-noun') {
      bindToVerb(chunks, clause);
    } else if (last.role === 'purpose') {
      bindObject(chunks, clause);
    } else if (endsClause(last, next)) {
      close('last', false);
      clause++;
    } else if (ENDS_PHRASE.has(last.role) && !(next && PARTICLE_ROLES.has(next.role))) {
      close(last.role === 'conjunction' ? 'first' : 'free', last.role === 'topic');
    }
  });
  close('last', false);
  return chunks;
}

/** The predicate, with the particles that close its clause. */
const endsClause = (last: UnitPiece, next: UnitPiece | undefined): boolean =>
  (last.role === 'predicate' && !isClosing(next)) ||
  last.role === 'clause-end' ||
  (last.role === 'final' && !isClosing(next));

const isClosing = (next: UnitPiece | undefined): boolean =>
  next !== undefined && (next.role === 'final' || next.role === 'clause-end' || continuesPredicate(next));

/** です after ん or そう, し after ます: they still belong to the predicate. */
const continuesPredicate = ({ unit }: UnitPiece): boolean => unit.kind === 'copula' || unit.text === 'ん';

/** The phrases before the verb of a relative clause belong to it, except the topic of the sentence. */
function bindToVerb(chunks: Chunk[], clause: number): void {
  for (const [index, chunk] of chunks.entries())
    if (chunk.clause === clause && chunk.place === 'free' && !chunk.isTopic && chunk.before === undefined)
      chunks[index] = { ...chunk, before: chunks.length };
}

/** 本を返しに: the object stays before its verb; the destination can be anywhere. */
function bindObject(chunks: Chunk[], clause: number): void {
  const object = chunks.at(-1);
  if (object?.clause === clause && object.units.at(-1)?.text === 'を')
    chunks[chunks.length - 1] = { ...object, before: chunks.length };
}

/**
 * Whether Japanese allows this order: phrases stay in their clause, and its predicate is last. The first topic may also
 * come after the first clause: 卒業したら、弟は働きます.
 */
export const isAllowedOrder = (chunks: readonly Chunk[], order: readonly number[]): boolean =>
  isInClauses(chunks, order) || isInClauses(withLaterTopic(chunks), order);

/** The first topic as a phrase of the second clause, unless that has a topic of its own. */
function withLaterTopic(chunks: readonly Chunk[]): readonly Chunk[] {
  const [topic] = chunks;
  const next = (topic?.clause ?? 0) + 1;
  const isFree = chunks.every((chunk) => chunk.clause !== next || !chunk.isTopic);
  return topic?.isTopic && isFree ? chunks.with(0, { ...topic, clause: next }) : chunks;
}

/** 何時に閉まるか, 遅れると: what is asked or said. The phrases of its verb can come before it: 店員に何時に閉まるか聞く. */
const isComplement = (chunks: readonly Chunk[], clause: number): boolean =>
  chunks.some(
    (chunk) =>
      chunk.clause === clause && chunk.place === 'last' && /^[とか]$/u.test(chunk.units.at(-1)?.text ?? ''),
  );

function isInClauses(chunks: readonly Chunk[], order: readonly number[]): boolean {
  let clause = 0;
  const left = new Map<number, number>();
  for (const chunk of chunks) left.set(chunk.clause, (left.get(chunk.clause) ?? 0) + 1);
  for (const [position, index] of order.entries()) {
    const chunk = chunks[index];
    if (!chunk) return false;
    if (chunk.before !== undefined && order.indexOf(chunk.before) < position) return false;
    if (chunk.clause < clause) return false;
    if (chunk.clause > clause) {
      const isAhead = (left.get(clause) ?? 0) > 0;
      const isOfComplement =
        chunk.place === 'free' && chunk.clause === clause + 1 && isComplement(chunks, clause);
      if (isAhead && !chunk.isTopic && !isOfComplement) return false;
      if (!isAhead) clause = chunk.clause;
    }
    const rest = (left.get(chunk.clause) ?? 0) - 1;
    if (chunk.place === 'last' && rest > 0) return false;
    if (chunk.place === 'first' && position > 0 && chunks[order[position - 1] ?? 0]?.clause === chunk.clause)
      return false;
    left.set(chunk.clause, rest);
  }
  return true;
}
