import { expect, test } from 'vitest';
import { pointsFor, TRIES_SPENT_BY_REVEAL } from './points.ts';

test.each([
  { mode: 'translate', tryNumber: 1, points: 10, why: 'at the first attempt' },
  { mode: 'translate', tryNumber: 2, points: 5, why: 'at the second' },
  { mode: 'translate', tryNumber: 3, points: 2, why: 'at the third' },
  { mode: 'translate', tryNumber: 40, points: 2, why: 'it never gets less' },
  { mode: 'translate', tryNumber: TRIES_SPENT_BY_REVEAL + 1, points: 2, why: 'after the answer was shown' },
  { mode: 'listening', tryNumber: 1, points: 5, why: 'listening, at the first attempt' },
  { mode: 'listening', tryNumber: 2, points: 3, why: 'listening, at the second' },
  { mode: 'listening', tryNumber: 3, points: 1, why: 'listening, at the third' },
  { mode: 'listening', tryNumber: TRIES_SPENT_BY_REVEAL + 1, points: 1, why: 'after the answer was shown' },
] as const)('$mode earns $points: $why', ({ mode, tryNumber, points }) => {
  expect(pointsFor(mode, tryNumber)).toBe(points);
});
