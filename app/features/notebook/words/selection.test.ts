import { expect, test } from 'vitest';
import { toggled } from './selection.ts';

const listed = [10, 20, 30, 40, 50];

test.each([
  { chosen: [], id: 20, expected: [20], why: 'a word is chosen' },
  { chosen: [20, 30], id: 20, expected: [30], why: 'a chosen word is no longer chosen' },
  { chosen: [20], id: 40, before: 20, expected: [20, 30, 40], why: 'with Shift all between are chosen' },
  { chosen: [40], id: 20, before: 40, expected: [20, 30, 40], why: 'upwards as well' },
  { chosen: [10, 20, 30, 40], id: 20, before: 40, expected: [10], why: 'with Shift all between are dropped' },
  { chosen: [70], id: 20, before: 70, expected: [20, 70], why: 'the first word is not in the list now' },
])('$why', ({ chosen, id, before = null, expected }) => {
  const next = toggled(new Set(chosen), id, before, listed);
  expect([...next].toSorted((a, b) => a - b)).toEqual(expected);
});
