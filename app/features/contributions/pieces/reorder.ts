/** The fields that decide whether a piece can be moved. */
export interface Movable {
  readonly id: number;
  readonly editable: boolean;
  readonly deletedAt: string | null;
}

export type Direction = 'up' | 'down';

/** The pieces that the contributor may reorder, in their current order. */
export const movableIn = <P extends Movable>(pieces: readonly P[]): P[] =>
  pieces.filter(({ editable, deletedAt }) => editable && deletedAt === null);

/** The ids in their new order after one swaps places with the next one; null when it is at the end already. */
export function idsWithMoved(pieces: readonly Movable[], id: number, direction: Direction): number[] | null {
  const ids = movableIn(pieces).map((piece) => piece.id);
  const from = ids.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const other = ids[to];
  if (from < 0 || other === undefined) return null;
  return ids.with(from, other).with(to, id);
}

/** The whole list in that order. Pieces by others and deleted pieces keep their places. */
export function inOrderOf<P extends Movable>(pieces: readonly P[], ids: readonly number[]): P[] {
  const waiting = ids.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  return pieces.map((piece) => (ids.includes(piece.id) ? (waiting.shift() ?? piece) : piece));
}
