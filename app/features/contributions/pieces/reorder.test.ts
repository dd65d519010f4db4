import { expect, test } from 'vitest';
import { type Direction, idsWithMoved, inOrderOf, type Movable } from './reorder.ts';

const own = (id: number): Movable => ({ id, editable: true, deletedAt: null });
const ofAnother = (id: number): Movable => ({ id, editable: false, deletedAt: null });
const deleted = (id: number): Movable => ({ id, editable: true, deletedAt: '2026-11-01T00:00:00.000Z' });

test.each<{ pieces: Movable[]; id: number; direction: Direction; shown: number[]; why: string }>([
  { pieces: [own(1), own(2)], id: 2, direction: 'up', shown: [2, 1], why: 'two change places' },
  { pieces: [own(1), own(2), own(3)], id: 1, direction: 'down', shown: [2, 1, 3], why: 'one step at a time' },
  {
    pieces: [own(1), ofAnother(7), deleted(8), own(2)],
    id: 2,
    direction: 'up',
    shown: [2, 7, 8, 1],
    why: 'what is not theirs, or deleted, keeps its place',
  },
])('$why', ({ pieces, id, direction, shown }) => {
  const ids = idsWithMoved(pieces, id, direction) ?? [];
  expect(inOrderOf(pieces, ids).map((piece) => piece.id)).toEqual(shown);
});

test.each<{ pieces: Movable[]; id: number; direction: Direction; why: string }>([
  { pieces: [own(1), own(2)], id: 1, direction: 'up', why: 'the first goes no higher' },
  { pieces: [own(1), own(2)], id: 2, direction: 'down', why: 'the last goes no lower' },
  { pieces: [ofAnother(7), own(1)], id: 7, direction: 'down', why: "another's is not moved" },
])('nothing is sent: $why', ({ pieces, id, direction }) => {
  expect(idsWithMoved(pieces, id, direction)).toBeNull();
});
