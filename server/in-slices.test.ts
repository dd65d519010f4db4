import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPause, finishInSlices, mapInSlices, nextSlice } from './in-slices.ts';

test('work over a long list yields to other work in between', async () => {
  let time = 0;
  const pause = createPause(10, () => time);
  const order: string[] = [];
  setImmediate(() => order.push('other work'));
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
  expect(order.indexOf('other work')).toBe(2);
});

test('work in steps yields to other work, and returns its result', async () => {
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
  setImmediate(() => order.push('other work'));
  const pause = createPause(10, () => time);
  expect(await finishInSlices(count(), pause)).toBe('counted');
  expect(order).toEqual(['step 1', 'step 2', 'other work', 'step 3']);
});

test('a short list is done in one turn', async () => {
  let others = 0;
  setImmediate(() => others++);
  expect(await mapInSlices(['a', 'b'], (letter) => letter.toUpperCase())).toEqual(['A', 'B']);
  expect(others).toBe(0);
});

test('with several long tasks, one slice runs in each turn of the event loop', async () => {
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
