import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHADOWING_PAUSE_MS } from '#contract/learning-limits.ts';
import { sayAtOnce, stubVoices } from '#app/testing/fake-voices.ts';
import { type ShadowTurn, shadow } from './shadow.ts';
import type { Spoken } from './voice-turn.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const all: Spoken[] = ['水', '火', '木'].map((text, id) => ({ text, source: { sentenceId: id } }));
const begin = (options: { from?: number; times?: () => number; signal?: AbortSignal } = {}) => {
  const turns: string[] = [];
  const onTurn = ({ index, round, who }: ShadowTurn) => turns.push(`${index} ${round} ${who}`);
  const signal = new AbortController().signal;
  return { turns, outcome: shadow(all, { from: 0, times: () => 1, signal, onTurn, ...options }) };
};
/** A voice that takes this long. */
const sayIn = (ms: number) =>
  stubVoices(['ja-JP'], ({ onstart, onend }) => {
    onstart();
    setTimeout(onend, ms);
  });

test('each sentence is said as often as chosen, and the learner has as much time as it took', async () => {
  const { speak } = sayIn(4_000);
  const { turns, outcome } = begin({ from: 1, times: () => 2 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(turns).toEqual(['1 1 model', '1 1 learner']);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(turns).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(turns.slice(2)).toEqual(['1 2 model']);
  await vi.advanceTimersByTimeAsync(3 * 8_000);
  expect(await outcome).toBe('spoken');
  expect(speak.mock.calls.map(([{ text }]) => text)).toEqual(['火', '火', '木', '木']);
});

test.each([
  { takes: 0, pause: SHADOWING_PAUSE_MS.least, why: 'a word leaves time to breathe' },
  { takes: 60_000, pause: SHADOWING_PAUSE_MS.most, why: 'a very long one does not stop the lesson' },
])('the pause is $pause ms: $why', async ({ takes, pause }) => {
  sayIn(takes);
  const { turns } = begin();
  await vi.advanceTimersByTimeAsync(takes);
  await vi.advanceTimersByTimeAsync(pause - 10);
  expect(turns.at(-1)).toBe('0 1 learner');
  await vi.advanceTimersByTimeAsync(20);
  expect(turns[2]).toBe('1 1 model');
});

test('a change of how often applies to the sentence that is said', async () => {
  stubVoices(['ja-JP'], sayAtOnce);
  let times = 5;
  const { turns } = begin({ times: () => times });
  await vi.advanceTimersByTimeAsync(SHADOWING_PAUSE_MS.least);
  times = 2;
  await vi.advanceTimersByTimeAsync(SHADOWING_PAUSE_MS.least);
  expect(turns.at(-1)).toBe('1 1 learner');
});

test('it stops at any time, also while the learner speaks', async () => {
  stubVoices(['ja-JP'], sayAtOnce);
  const stop = new AbortController();
  const { turns, outcome } = begin({ signal: stop.signal });
  await vi.advanceTimersByTimeAsync(10);
  expect(turns.at(-1)).toBe('0 1 learner');
  stop.abort();
  expect(await outcome).toBe('interrupted');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(turns).toHaveLength(2);
});
