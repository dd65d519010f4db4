/** What of a piece decides whether it can be moved. */
export interface Movable {
  readonly id: number;
  readonly editable: boolean;
  readonly deletedAt: string | null;
}

export type Direction = 'up' | 'down';

/** What the maker may put into another order, as it stands now. */
export const movableIn = <P extends Movable>(pieces: readonly P[]): P[] =>
  pieces.filter(({ editable, deletedAt }) => editable && deletedAt === null);

/** The ids in their new order with one moved past its neighbour; null where it stands at the end already. */
export function idsWithMoved(pieces: readonly Movable[], id: number, direction: Direction): number[] | null {
  const ids = movableIn(pieces).map((piece) => piece.id);
  const from = ids.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const neighbour = ids[to];
  if (from < 0 || neighbour === undefined) return null;
  return ids.with(from, neighbour).with(to, id);
}

/** The whole list in that order: what others made, and what was deleted, keeps its place. */
export function inOrderOf<P extends Movable>(pieces: readonly P[], ids: readonly number[]): P[] {
  const waiting = ids.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  return pieces.map((piece) => (ids.includes(piece.id) ? (waiting.shift() ?? piece) : piece));
}
