import type { Unit } from '../units/unit.ts';
import { type Piece, type Role, type UnitPiece, unitsOf } from './piece.ts';

/** A phrase that keeps together: 図書館で, 昨日買った本を. */
export interface Chunk {
  readonly pieces: readonly Piece[];
  /** What it says when nothing is left out. */
  readonly units: readonly Unit[];
  readonly clause: number;
  /** The predicate of its clause stays last, a conjunction first. */
  readonly place: 'free' | 'first' | 'last';
  /** 私は may stand before a clause that is not its own. */
  readonly isTopic: boolean;
  /** The phrase with the verb that this one belongs to: 昨日 of 昨日買った本を. */
  readonly before?: number;
}

const ENDS_PHRASE: ReadonlySet<Role> = new Set(['case', 'topic', 'time', 'adverb', 'conjunction']);
const PARTICLE_ROLES: ReadonlySet<Role> = new Set(['case', 'topic', 'joining', 'final', 'clause-end']);

/** Divides an answer into phrases, and the phrases among its clauses. */
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

/** The predicate with the particles that close its clause. */
const endsClause = (last: UnitPiece, next: UnitPiece | undefined): boolean =>
  (last.role === 'predicate' && !isClosing(next)) ||
  last.role === 'clause-end' ||
  (last.role === 'final' && !isClosing(next));

const isClosing = (next: UnitPiece | undefined): boolean =>
  next !== undefined && (next.role === 'final' || next.role === 'clause-end' || isHanging(next));

/** です after ん or そう, し after ます: still the same predicate. */
const isHanging = ({ unit }: UnitPiece): boolean => unit.kind === 'copula' || unit.text === 'ん';

/** What stands before the verb of a relative clause belongs to it, but for the topic of the whole. */
function bindToVerb(chunks: Chunk[], clause: number): void {
  for (const [index, chunk] of chunks.entries())
    if (chunk.clause === clause && chunk.place === 'free' && !chunk.isTopic && chunk.before === undefined)
      chunks[index] = { ...chunk, before: chunks.length };
}

/** 本を返しに: the object stays before its verb; where one goes may stand anywhere. */
function bindObject(chunks: Chunk[], clause: number): void {
  const object = chunks.at(-1);
  if (object?.clause === clause && object.units.at(-1)?.text === 'を')
    chunks[chunks.length - 1] = { ...object, before: chunks.length };
}

/** Whether Japanese allows the phrases in this order: within their clause, its predicate last. */
export function isAllowedOrder(chunks: readonly Chunk[], order: readonly number[]): boolean {
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
      if (isAhead && !chunk.isTopic) return false;
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
