import { expect, test } from 'vitest';
import { FIRST_OWN_ID, ORDERED_FROM } from '#contract/limits.ts';
import { inNewOrder } from './new-order.ts';

const shipped = (...ids: number[]) => ids.map((id, index) => ({ id, position: index + 1 }));
const made = (...ids: number[]) => ids.map((id) => ({ id: FIRST_OWN_ID + id, position: FIRST_OWN_ID }));
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
    why: 'what people made is counted anew, behind what ships and before what comes later',
    siblings: [...shipped(7), ...made(1, 2)],
    wanted: [own(2), own(1)],
    moves: [
      { id: own(2), position: ORDERED_FROM + 1 },
      { id: own(1), position: ORDERED_FROM + 2 },
    ],
  },
  {
    why: 'what others made between them stays at its place',
    siblings: made(1, 2, 3),
    wanted: [own(3), own(1)],
    moves: [
      { id: own(3), position: ORDERED_FROM },
      { id: own(2), position: ORDERED_FROM + 1 },
      { id: own(1), position: ORDERED_FROM + 2 },
    ],
  },
  {
    why: 'a piece of people before a shipped one: both swap',
    siblings: [...shipped(7), ...made(1)],
    wanted: [own(1), 7],
    moves: [
      { id: own(1), position: 1 },
      { id: 7, position: FIRST_OWN_ID },
    ],
  },
  {
    why: 'among shipped ones and two that share a number: all are counted',
    siblings: [...shipped(7), ...made(1, 2)],
    wanted: [own(2), own(1), 7],
    moves: [
      { id: own(2), position: 1 },
      { id: own(1), position: 2 },
      { id: 7, position: 3 },
    ],
  },
  { why: 'as it is', siblings: shipped(7, 8), wanted: [7, 8], moves: [] },
])('$why', ({ siblings, wanted, moves }) => {
  expect(inNewOrder(siblings, wanted)).toEqual(moves);
});
