import { freely, withNote } from '../units/liberties.ts';
import type { Piece, Role, UnitPiece } from './piece.ts';

/** After these roles a new phrase begins. Any other word before a noun modifies it and would have to move with it. */
const STARTS_PHRASE: ReadonlySet<Role> = new Set([
  'time',
  'adverb',
  'case',
  'topic',
  'conjunction',
  'clause-end',
  'predicate',
]);

/** バナナやりんご for りんごやバナナ: a list may be reversed (with a note). */
export function withReversedLists(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const list = listAt(pieces, at);
    const [piece] = pieces.slice(at);
    if (list) result.push({ kind: 'choice', options: [list, reversed(list)] });
    else if (piece) result.push(piece);
    at += list?.length ?? 1;
  }
  return result;
}

type List = readonly [one: UnitPiece, joining: UnitPiece, other: UnitPiece];

function listAt(pieces: readonly Piece[], at: number): List | null {
  const [one, joining, other, next, afterNext] = pieces.slice(at, at + 5);
  const before = pieces[at - 1];
  if (before && !(before.kind === 'unit' && STARTS_PHRASE.has(before.role))) return null;
  if (!isNoun(one) || !isNoun(other) || joining?.kind !== 'unit' || next?.kind !== 'unit') return null;
  return endsList(next) && isList(joining, next, afterNext) ? [one, joining, other] : null;
}

const isNoun = (piece: Piece | undefined): piece is UnitPiece =>
  piece?.kind === 'unit' && piece.unit.kind === 'word' && (piece.role === 'noun' || piece.role === 'time');

const endsList = ({ unit, role }: UnitPiece): boolean =>
  unit.kind === 'copula' || (unit.kind === 'particle' && (role === 'case' || role === 'topic'));

/** と also means "together with" (友達と映画を見る): it joins a list only where no person can be meant. */
function isList({ unit }: UnitPiece, next: UnitPiece, afterNext: Piece | undefined): boolean {
  if (unit.text === 'や') return true;
  if (unit.text !== 'と' || afterNext?.kind !== 'unit') return false;
  const wanted = afterNext.unit.text;
  return next.unit.text === 'を'
    ? /^(?:ください|下さい|お願い|おねがい)/u.test(wanted)
    : next.unit.text === 'と' && /^ど(?:ちら|っち)/u.test(wanted);
}

const reversed = ([one, joining, other]: List): Piece[] => [
  { ...other, unit: freely(other.unit) },
  { ...joining, unit: freely(joining.unit) },
  { ...one, unit: withNote(one.unit, 'order') },
];
