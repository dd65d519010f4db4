import { expect, test } from 'vitest';
import { isTailId, TAIL_IDS } from './tail-id.ts';

test.each([
  { id: 1, isTail: false, why: 'a shipped item' },
  { id: 100_000, isTail: false, why: 'the first item of a user' },
  { id: TAIL_IDS.first - 1, isTail: false, why: 'just before the range' },
  { id: TAIL_IDS.first, isTail: true, why: 'the first word of the tail' },
  { id: TAIL_IDS.end - 1, isTail: true, why: 'the last one' },
  { id: TAIL_IDS.end, isTail: false, why: 'just behind the range' },
])('$id: $why', ({ id, isTail }) => {
  expect(isTailId(id)).toBe(isTail);
});
