import { expect, test } from 'vitest';
import type { KanaTask } from '#core/kana/kana-round.ts';
import { beginDrill, currentTask, drillReducer, type DrillState } from './drill-state.ts';

const a: KanaTask = { kind: 'read', kana: 'あ' };
const i: KanaTask = { kind: 'read', kana: 'い' };

const answer = (state: DrillState, right: boolean) =>
  drillReducer(state, { kind: 'answered', answered: { right, answer: '' } });
const move = (state: DrillState) => drillReducer(state, { kind: 'moved' });
const play = (...results: readonly boolean[]) =>
  results.reduce((state, right) => move(answer(state, right)), beginDrill([a, i]));

test('right answers end the round', () => {
  const state = play(true, true);
  expect(currentTask(state)).toBeUndefined();
  expect(state).toMatchObject({ rightAtOnce: [a, i], missed: [] });
});

test('a wrong one comes back at the end, and counts as missed', () => {
  const state = play(false, true);
  expect(currentTask(state)).toBe(a);
  expect(move(answer(state, true))).toMatchObject({ at: 3, rightAtOnce: [i], missed: [a] });
});

test('after three failures it does not come back', () => {
  const state = play(false, true, false, false);
  expect(currentTask(state)).toBeUndefined();
  expect(state.missed).toEqual([a]);
});

test('a second answer to the same question does not count', () => {
  const once = answer(beginDrill([a]), true);
  expect(answer(once, false)).toBe(once);
});

test('there is no way past a question without an answer', () => {
  const begun = beginDrill([a]);
  expect(move(begun)).toBe(begun);
});
