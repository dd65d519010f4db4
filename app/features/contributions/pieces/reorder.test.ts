import { expect, test } from 'vitest';
import { type Direction, idsWithMoved, inOrderOf, type Movable } from './reorder.ts';

const own = (id: number): Movable => ({ id, editable: true, deletedAt: null });
const ofAnother = (id: number): Movable => ({ id, editable: false, deletedAt: null });
const deleted = (id: number): Movable => ({ id, editable: true, deletedAt: '2026-11-01T00:00:00.000Z' });

test.each<{ pieces: Movable[]; id: number; direction: Direction; order: number[]; why: string }>([
  { pieces: [own(1), own(2)], id: 2, direction: 'up', order: [2, 1], why: 'two pieces swap places' },
  {
    pieces: [own(1), own(2), own(3)],
    id: 1,
    direction: 'down',
    order: [2, 1, 3],
    why: 'a piece moves one step at a time',
  },
  {
    pieces: [own(1), ofAnother(7), deleted(8), own(2)],
    id: 2,
    direction: 'up',
    order: [2, 7, 8, 1],
    why: 'pieces by others and deleted pieces keep their places',
  },
])('$why', ({ pieces, id, direction, order }) => {
  const ids = idsWithMoved(pieces, id, direction) ?? [];
  expect(inOrderOf(pieces, ids).map((piece) => piece.id)).toEqual(order);
});

test.each<{ pieces: Movable[]; id: number; direction: Direction; why: string }>([
  { pieces: [own(1), own(2)], id: 1, direction: 'up', why: 'the first cannot move up' },
  { pieces: [own(1), own(2)], id: 2, direction: 'down', why: 'the last cannot move down' },
  {
    pieces: [ofAnother(7), own(1)],
    id: 7,
    direction: 'down',
    why: 'a piece by somebody else cannot be moved',
  },
])('nothing is sent: $why', ({ pieces, id, direction }) => {
  expect(idsWithMoved(pieces, id, direction)).toBeNull();
});
