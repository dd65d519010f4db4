import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOP_PAUSE_MS } from '#contract/server-limits.ts';
import { speechRefusals, speechTexts } from '#contract/texts/speech.ts';
import type { Spoken } from '#app/lib/voice/voice-turn.ts';
import { refusal } from '#app/testing/answering-api.ts';
import {
  playAtOnce,
  type FakeUtterance,
  sayAtOnce,
  stubAudio,
  stubNoVoices,
  stubRecordings,
  stubVoices,
} from '#app/testing/fake-voices.ts';
import * as toast from '../overlays/toast.tsx';
import { type PlayOptions, useSpeaker } from './use-speaker.ts';

const watchToasts = () => vi.spyOn(toast, 'showLongToast');
let longToast: ReturnType<typeof watchToasts>;
let canPlay = 'maybe';
beforeEach(() => {
  // The player is created once for all tests.
  stubAudio(playAtOnce, () => canPlay);
  longToast = watchToasts();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const water: Spoken = { text: '水', source: { text: '水' } };
const show = () => renderHook(() => useSpeaker()).result;
const play = (speaker: ReturnType<typeof show>, options?: PlayOptions) =>
  act(() => speaker.current.play(water, options));

test('reports its state from loading to the end', async () => {
  const { speak } = stubVoices(['ja-JP'], () => {});
  const speaker = show();
  expect(speaker.current.state).toBe('silent');
  await act(async () => void speaker.current.play(water));
  expect(speaker.current.state).toBe('loading');
  const [utterance] = speak.mock.lastCall ?? [];
  act(() => utterance?.onstart());
  expect(speaker.current.state).toBe('speaking');
  await act(async () => utterance?.onend());
  expect(speaker.current.state).toBe('silent');
});

test('pressed again it restarts, and the end of the first run does not end the second', async () => {
  stubVoices(['ja-JP'], ({ onstart }: FakeUtterance) => onstart());
  const speaker = show();
  await act(async () => void speaker.current.play(water));
  await act(async () => void speaker.current.play(water));
  expect(speaker.current.state).toBe('speaking');
  await act(async () => speaker.current.stop());
  expect(speaker.current.state).toBe('silent');
});

test('repeats until unmount', async () => {
  vi.useFakeTimers();
  const { speak } = stubVoices(['ja-JP'], sayAtOnce);
  const { result, unmount } = renderHook(() => useSpeaker());
  await act(async () => void result.current.play(water, { loop: true }));
  await act(() => vi.advanceTimersByTimeAsync(LOOP_PAUSE_MS));
  expect(speak).toHaveBeenCalledTimes(2);
  expect(result.current.state).toBe('speaking');
  unmount();
  await vi.advanceTimersByTimeAsync(10 * LOOP_PAUSE_MS);
  expect(speak).toHaveBeenCalledTimes(2);
});

test.each([
  { plays: '', outcome: 'unsupported', says: speechTexts.unsupported },
  { plays: 'maybe', outcome: { refusal: speechRefusals.busy }, says: speechRefusals.busy },
  { plays: 'maybe', outcome: 'failed', says: speechTexts.failed, offline: true },
])('shows the reason if nothing can be spoken: $says', async ({ plays, outcome, says, offline }) => {
  canPlay = plays;
  stubNoVoices();
  stubRecordings(() =>
    offline ? Promise.reject(new TypeError('Failed to fetch')) : refusal(503, speechRefusals.busy),
  );
  const speaker = show();
  expect(await play(speaker)).toEqual(outcome);
  expect(longToast.mock.calls).toEqual([[says, 'error']]);
  longToast.mockClear();
  expect(await play(speaker, { quiet: true })).toEqual(outcome);
  expect(longToast).not.toHaveBeenCalled();
});
