import { expect, test } from 'vitest';
import { FIRST_OWN_ID, ORDERED_FROM } from '#contract/content-limits.ts';
import { inNewOrder } from './new-order.ts';

const shipped = (...ids: number[]) => ids.map((id, index) => ({ id, position: index + 1 }));
const contributed = (...ids: number[]) =>
  ids.map((id) => ({ id: FIRST_OWN_ID + id, position: FIRST_OWN_ID }));
const own = (id: number) => FIRST_OWN_ID + id;

test.each([
  {
    why: 'shipped ones swap their numbers',
    siblings: shipped(7, 8, 9),
    wanted: [9, 7],
    moves: [
      { id: 9, position: 1 },
      { id: 7, position: 3 },
    ],
  },
  {
    why: 'contributed pieces are renumbered, behind shipped ones and before later ones',
    siblings: [...shipped(7), ...contributed(1, 2)],
    wanted: [own(2), own(1)],
    moves: [
      { id: own(2), position: ORDERED_FROM + 1 },
      { id: own(1), position: ORDERED_FROM + 2 },
    ],
  },
  {
    why: 'pieces of others between them keep their place',
    siblings: contributed(1, 2, 3),
    wanted: [own(3), own(1)],
    moves: [
      { id: own(3), position: ORDERED_FROM },
      { id: own(2), position: ORDERED_FROM + 1 },
      { id: own(1), position: ORDERED_FROM + 2 },
    ],
  },
  {
    why: 'a contributed piece before a shipped one: both swap',
    siblings: [...shipped(7), ...contributed(1)],
    wanted: [own(1), 7],
    moves: [
      { id: own(1), position: 1 },
      { id: 7, position: FIRST_OWN_ID },
    ],
  },
  {
    why: 'among shipped ones and two that share a number: all are renumbered',
    siblings: [...shipped(7), ...contributed(1, 2)],
    wanted: [own(2), own(1), 7],
    moves: [
      { id: own(2), position: 1 },
      { id: own(1), position: 2 },
      { id: 7, position: 3 },
    ],
  },
  { why: 'the same order', siblings: shipped(7, 8), wanted: [7, 8], moves: [] },
])('$why', ({ siblings, wanted, moves }) => {
  expect(inNewOrder(siblings, wanted)).toEqual(moves);
});
