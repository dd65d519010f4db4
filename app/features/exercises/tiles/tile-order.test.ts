import { expect, test } from 'vitest';
import { placeAt, withoutTile, withTile } from './tile-order.ts';

test.each([
  { order: [], tile: 2, at: undefined, expected: [2], why: 'the first one' },
  { order: [2, 0], tile: 1, at: undefined, expected: [2, 0, 1], why: 'a tap adds to the end' },
  { order: [2, 0], tile: 1, at: 1, expected: [2, 1, 0], why: 'dropped between two' },
  { order: [2, 0, 1], tile: 2, at: 2, expected: [0, 1, 2], why: 'moved to the end' },
  { order: [2, 0, 1], tile: 1, at: 0, expected: [1, 2, 0], why: 'moved to the front' },
  { order: [2, 0], tile: 2, at: 0, expected: [2, 0], why: 'dropped where it was' },
])('$why', ({ order, tile, at, expected }) => {
  expect(withTile(order, tile, at)).toEqual(expected);
});

test('a tile is taken back', () => expect(withoutTile([2, 0, 1], 0)).toEqual([2, 1]));

const box = (left: number, top: number) => ({ left, right: left + 60, top, bottom: top + 40 });
/** Two rows: two tiles, then one. */
const boxes = [box(0, 0), box(70, 0), box(0, 50)];

test.each([
  { x: 5, y: 20, expected: 0, why: 'the left half of the first tile' },
  { x: 55, y: 20, expected: 1, why: 'its right half' },
  { x: 300, y: 20, expected: 2, why: 'behind the end of the first row' },
  { x: 5, y: 70, expected: 2, why: 'the start of the second row' },
  { x: 200, y: 70, expected: 3, why: 'behind the last tile' },
  { x: 5, y: 500, expected: 3, why: 'below all of them' },
])('a drop on $why', ({ x, y, expected }) => {
  expect(placeAt(boxes, { x, y })).toBe(expected);
});
