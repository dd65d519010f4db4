import { expect, test } from 'vitest';
import { drawn } from './draw.ts';

const rows = Array.from({ length: 500 }, (_, at) => at);

test('the same seed draws the same rows, another seed other rows', () => {
  expect(drawn(rows, 20, 7)).toEqual(drawn(rows, 20, 7));
  expect(drawn(rows, 20, 7)).not.toEqual(drawn(rows, 20, 8));
});

test('no row is drawn twice, and never more than there are', () => {
  expect(new Set(drawn(rows, 100, 1)).size).toBe(100);
  expect(drawn(rows, 1_000, 1).toSorted((a, b) => a - b)).toEqual(rows);
});

test('rows are drawn from the whole range', () => {
  const places = drawn(rows, 100, 3);
  expect(Math.min(...places)).toBeLessThan(50);
  expect(Math.max(...places)).toBeGreaterThan(450);
});
