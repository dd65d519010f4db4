import { expect, test } from 'vitest';
import { createPause, mapInSlices } from './in-slices.ts';

test('work over a long list lets others have their turn in between', async () => {
  let time = 0;
  const pause = createPause(10, () => time);
  const order: string[] = [];
  setImmediate(() => order.push('somebody else'));
  const mapped = mapInSlices(
    [1, 2, 3, 4],
    (number) => {
      time += 6;
      order.push(`work ${number}`);
      return number * 2;
    },
    pause,
  );
  expect(await mapped).toEqual([2, 4, 6, 8]);
  expect(order.indexOf('somebody else')).toBe(2);
});

test('a short list is done in one turn', async () => {
  let others = 0;
  setImmediate(() => others++);
  expect(await mapInSlices(['a', 'b'], (letter) => letter.toUpperCase())).toEqual(['A', 'B']);
  expect(others).toBe(0);
});
