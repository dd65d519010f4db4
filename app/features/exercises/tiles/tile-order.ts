/** The tiles that form the learner's sentence, by their index in the exercise. */
export type TileOrder = readonly number[];

/** Puts a tile to a place, counted without the tile itself; without a place to the end. */
export function withTile(order: TileOrder, tile: number, at = order.length): TileOrder {
  const others = withoutTile(order, tile);
  return [...others.slice(0, at), tile, ...others.slice(at)];
}

export const withoutTile = (order: TileOrder, tile: number): TileOrder =>
  order.filter((other) => other !== tile);

interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The place that a tile gets when it is dropped here: before the first tile that follows in reading order. */
export function placeAt(boxes: readonly Box[], { x, y }: Point): number {
  const next = boxes.findIndex(
    ({ left, right, top, bottom }) => y < top || (y <= bottom && x < (left + right) / 2),
  );
  return next === -1 ? boxes.length : next;
}

export const isInside = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
