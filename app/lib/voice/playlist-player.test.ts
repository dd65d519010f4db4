import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAYLIST_FAILURES_MAX, PLAYLIST_LOAD_MS } from '#contract/learning-limits.ts';
import { recording, stubAudio, stubNoVoices, stubRecordings } from '#app/testing/fake-voices.ts';
import { storage } from '../choices/storage.ts';
import type { PlaylistState } from './playlist-player.ts';
import type { SpokenSource } from './voice-turn.ts';

let createPlaylistPlayer: typeof import('./playlist-player.ts').createPlaylistPlayer;
let speak: typeof import('./voice.ts').speak;
beforeEach(async () => {
  vi.resetModules();
  ({ createPlaylistPlayer } = await import('./playlist-player.ts'));
  ({ speak } = await import('./voice.ts'));
  vi.spyOn(console, 'warn').mockReturnValue();
  stubNoVoices();
});
afterEach(() => {
  storage.remove('playlist-repeat');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sources: SpokenSource[] = [{ itemId: 1 }, { sentenceId: 2 }, { text: '水[みず]' }];

/** A player whose sounds end when the test says so. */
function open(answer?: () => Response | Promise<Response>) {
  const { elements, open: urls, played } = stubAudio(async (audio) => audio.begin());
  const asked = stubRecordings(answer);
  const states: PlaylistState[] = [];
  const onFailed = vi.fn<(error: unknown) => void>();
  const player = createPlaylistPlayer({ sources, onChange: (state) => states.push(state), onFailed });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    player,
    asked,
    urls,
    onFailed,
    elements,
    now: () => states.at(-1),
    kinds: () => played.map(({ type }) => type),
    act: async (run: () => void) => {
      run();
      await settle();
    },
    /** The sound ends, then the gap after it. */
    end: async () => {
      elements[0]?.end();
      await settle();
      elements[0]?.end();
      await settle();
    },
  };
}

test('plays on one element, with silence as a sound between, and loads the next one ahead', async () => {
  const { player, act, elements, kinds, asked, end, now, urls } = open();
  await act(player.play);
  expect(now()).toEqual({ index: 0, isPlaying: true, isFinished: false, skipped: 0 });
  expect(asked).toEqual(['/api/speech?itemId=1&speed=1', '/api/speech?sentenceId=2&speed=1']);
  await end();
  expect(kinds()).toEqual(['audio/mpeg', 'audio/wav', 'audio/mpeg']);
  await end();
  await end();
  expect(now()).toEqual({ index: 0, isPlaying: false, isFinished: true, skipped: 0 });
  expect(elements).toHaveLength(1);
  expect(urls.size).toBe(0);
});

test.each([
  { repeat: 'one', index: 2, why: 'the same again' },
  { repeat: 'all', index: 0, why: 'from the beginning' },
])('repeat $repeat: $why', async ({ repeat, index }) => {
  storage.set('playlist-repeat', repeat);
  const { player, act, end, now } = open();
  await act(player.next);
  await act(player.next);
  expect(now()?.index).toBe(2);
  await end();
  expect(now()).toMatchObject({ index, isPlaying: true });
});

test('next and previous stay within the list', async () => {
  const { player, act, now } = open();
  await act(player.previous);
  expect(now()?.index).toBe(0);
  for (let press = 0; press < 5; press += 1) await act(player.next);
  expect(now()).toMatchObject({ index: 2, isPlaying: true });
});

test('pauses and goes on where it was', async () => {
  const { player, act, now, kinds, elements } = open();
  await act(player.play);
  await act(player.pause);
  expect(now()).toMatchObject({ isPlaying: false });
  expect(elements).toMatchObject([{ paused: true }]);
  await act(player.play);
  expect(now()).toMatchObject({ index: 0, isPlaying: true });
  expect(kinds()).toEqual(['audio/mpeg']);
});

test('unplugged headphones pause it', async () => {
  const { player, act, now, elements } = open();
  await act(player.play);
  await act(() => elements[0]?.pause());
  expect(now()).toMatchObject({ isPlaying: false });
});

test('another sound of the page pauses it', async () => {
  const { player, act, now } = open();
  await act(player.play);
  await act(() => void speak({ text: '火', source: { itemId: 9 } }));
  expect(now()).toMatchObject({ isPlaying: false });
});

test('a sound that cannot be loaded is passed over after the gap', async () => {
  let calls = 0;
  const { player, act, elements, kinds, now, onFailed, end } = open(() =>
    // The second is also tried ahead.
    ++calls === 1 || calls > 3 ? recording() : new Response('', { status: 404 }),
  );
  await act(player.play);
  await end();
  expect(now()).toMatchObject({ index: 1, isPlaying: true, skipped: 1 });
  expect(kinds().at(-1), 'silence goes on, so that phones do').toBe('audio/wav');
  await act(() => elements[0]?.end());
  expect(now()).toMatchObject({ index: 2, isPlaying: true, skipped: 1 });
  expect(kinds().at(-1)).toBe('audio/mpeg');
  expect(onFailed).not.toHaveBeenCalled();
  await end();
  expect(now()).toMatchObject({ isFinished: true, skipped: 1 });
});

test('without a network it stops where it began to fail, and can be tried again', async () => {
  let isAway = true;
  const { player, act, elements, now, onFailed } = open(() =>
    isAway ? new Response('', { status: 503 }) : recording(),
  );
  await act(player.play);
  for (let gap = 1; gap < PLAYLIST_FAILURES_MAX; gap += 1) {
    expect(onFailed).not.toHaveBeenCalled();
    await act(() => elements[0]?.end());
  }
  expect(onFailed).toHaveBeenCalledOnce();
  expect(now()).toMatchObject({ index: 0, isPlaying: false });
  isAway = false;
  await act(player.play);
  expect(now()).toMatchObject({ index: 0, isPlaying: true });
});

test('a browser that wants a tap first is not passed over', async () => {
  const { player, act, now, onFailed, elements } = open();
  Object.assign(elements[0] ?? {}, { play: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  await act(player.play);
  expect(onFailed).toHaveBeenCalledOnce();
  expect(now()).toMatchObject({ index: 0, isPlaying: false });
});

test('on a network that hangs, a sound is waited for only so long', async () => {
  vi.useFakeTimers();
  const { player, now } = open(() => new Promise<Response>(() => {}));
  player.play();
  await vi.advanceTimersByTimeAsync(PLAYLIST_LOAD_MS - 1);
  expect(now()).toMatchObject({ skipped: 0 });
  await vi.advanceTimersByTimeAsync(1);
  expect(now()).toMatchObject({ index: 0, skipped: 1 });
  vi.useRealTimers();
});

test('closing it ends the sound and keeps nothing', async () => {
  const { player, act, elements, urls } = open();
  await act(player.play);
  await act(player.close);
  expect(elements).toMatchObject([{ paused: true, src: '' }]);
  expect(urls.size).toBe(0);
});
