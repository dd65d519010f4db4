import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPause, finishInSlices, mapInSlices, nextSlice } from './in-slices.ts';

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

test('work that comes in steps lets others have their turn, and ends with its result', async () => {
  let time = 0;
  const order: string[] = [];
  function* count(): Generator<undefined, string, undefined> {
    for (const step of [1, 2, 3]) {
      time += 6;
      order.push(`step ${step}`);
      yield;
    }
    return 'counted';
  }
  setImmediate(() => order.push('somebody else'));
  const pause = createPause(10, () => time);
  expect(await finishInSlices(count(), pause)).toBe('counted');
  expect(order).toEqual(['step 1', 'step 2', 'somebody else', 'step 3']);
});

test('a short list is done in one turn', async () => {
  let others = 0;
  setImmediate(() => others++);
  expect(await mapInSlices(['a', 'b'], (letter) => letter.toUpperCase())).toEqual(['A', 'B']);
  expect(others).toBe(0);
});

test('of many who have long work, one goes on in each turn', async () => {
  const order: string[] = [];
  const work = async (name: string) => {
    await nextSlice();
    order.push(name);
  };
  const others = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await nextTurn();
      order.push('turn');
    }
  };
  await Promise.all([work('a'), work('b'), work('c'), others()]);
  expect(order).toEqual(['a', 'turn', 'b', 'turn', 'c', 'turn']);
});
