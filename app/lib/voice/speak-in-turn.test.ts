import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOP_PAUSE_MS } from '#contract/server-limits.ts';
import { refusal } from '#app/testing/answering-api.ts';
import {
  type FakeUtterance,
  sayAtOnce,
  stubAudio,
  stubNoVoices,
  stubRecordings,
  stubVoices,
} from '#app/testing/fake-voices.ts';
import { storage } from '../choices/storage.ts';
import type { Spoken } from './voice-turn.ts';

let speakInTurn: typeof import('./speak-in-turn.ts').speakInTurn;
beforeEach(async () => {
  vi.resetModules();
  ({ speakInTurn } = await import('./speak-in-turn.ts'));
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  stubAudio();
});
afterEach(() => {
  storage.remove('voice');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const words: readonly Spoken[] = ['みず', 'ひ', 'き'].map((text, at) => ({
  text,
  source: { itemId: at + 1 },
}));

function start(all = words) {
  const turn = new AbortController();
  const turns: number[] = [];
  const outcome = speakInTurn(all, { signal: turn.signal, onTurn: (index) => turns.push(index) });
  return { outcome, turns, stop: () => turn.abort() };
}

test('speaks all in order, with a pause between two', async () => {
  const { speak } = stubVoices(['ja-JP'], sayAtOnce);
  const { outcome, turns } = start();
  await vi.advanceTimersByTimeAsync(LOOP_PAUSE_MS - 1);
  expect(turns).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(turns).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(LOOP_PAUSE_MS);
  expect(await outcome).toBe('spoken');
  expect(speak.mock.calls.map(([{ text }]) => text)).toEqual(['みず', 'ひ', 'き']);
});

test.each([
  { speak: sayAtOnce, why: 'in a pause' },
  { speak: ({ onstart }: FakeUtterance) => onstart(), why: 'in the middle of a word' },
])('can be stopped $why', async ({ speak: say }) => {
  const { speak } = stubVoices(['ja-JP'], say);
  const { outcome, turns, stop } = start();
  await vi.advanceTimersByTimeAsync(10);
  stop();
  await vi.advanceTimersByTimeAsync(10 * LOOP_PAUSE_MS);
  expect(await outcome).toBe('interrupted');
  expect(turns).toEqual([0]);
  expect(speak).toHaveBeenCalledTimes(1);
});

test('ends at the first word that is not heard, with the reason', async () => {
  stubNoVoices();
  stubRecordings(() => refusal(503, 'Giọng đọc đang tạm gián đoạn.'));
  const { outcome, turns } = start();
  await vi.advanceTimersByTimeAsync(10 * LOOP_PAUSE_MS);
  expect(await outcome).toEqual({ refusal: 'Giọng đọc đang tạm gián đoạn.' });
  expect(turns).toEqual([0]);
});

test('our voice loads the next word while one is spoken, and none twice', async () => {
  stubNoVoices();
  const asked = stubRecordings();
  const { outcome } = start(words.slice(0, 2));
  await vi.advanceTimersByTimeAsync(LOOP_PAUSE_MS / 2);
  const both = ['/api/speech?itemId=1&speed=1', '/api/speech?itemId=2&speed=1'];
  expect(asked).toEqual(both);
  await vi.advanceTimersByTimeAsync(LOOP_PAUSE_MS);
  expect(await outcome).toBe('spoken');
  expect(asked).toEqual(both);
});

test('nothing to speak is spoken', async () => {
  expect(await start([]).outcome).toBe('spoken');
});
