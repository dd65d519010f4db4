import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOOP_PAUSE_MS, SPEECH_START_MS } from '#contract/server-limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
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
import { storage } from '../choices/storage.ts';
import type { Spoken } from './voice-turn.ts';

let prepareVoice: typeof import('./voice.ts').prepareVoice;
let speak: typeof import('./voice.ts').speak;
let stopSpeaking: typeof import('./voice.ts').stopSpeaking;
beforeEach(async () => {
  vi.resetModules();
  ({ prepareVoice, speak, stopSpeaking } = await import('./voice.ts'));
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  storage.remove('voice');
  storage.remove('speech-speed');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const water: Spoken = { text: '水を飲みます。', source: { sentenceId: 7 } };
const fire: Spoken = { text: '火', source: { itemId: 3 } };

describe('which voice speaks', () => {
  const works = () => stubVoices(['ja-JP'], sayAtOnce);
  const failing = () => stubVoices(['ja-JP'], ({ onerror }) => onerror({ error: 'audio-busy' }));
  const mute = () => stubVoices(['ja-JP'], () => {});
  const foreign = () => stubVoices(['vi-VN'], sayAtOnce);
  const none = () => void stubNoVoices();
  const BROWSER = { works, failing, mute, foreign, none };
  const AWAY = { refusal: 'Giọng đọc đang tạm gián đoạn.' };
  const unavailable = () => refusal(503, AWAY.refusal);

  test.each([
    {
      prefers: 'auto',
      browser: 'works',
      server: true,
      expectedVoice: 'browser',
      why: 'nothing has to be loaded',
    },
    {
      prefers: 'auto',
      browser: 'none',
      server: true,
      expectedVoice: 'server',
      why: 'the browser cannot speak',
    },
    {
      prefers: 'auto',
      browser: 'foreign',
      server: true,
      expectedVoice: 'server',
      why: 'it speaks no Japanese',
    },
    { prefers: 'auto', browser: 'failing', server: true, expectedVoice: 'server', why: 'its voice failed' },
    { prefers: 'auto', browser: 'mute', server: true, expectedVoice: 'server', why: 'its voice never began' },
    {
      prefers: 'server',
      browser: 'works',
      server: true,
      expectedVoice: 'server',
      why: 'the learner prefers it',
    },
    {
      prefers: 'server',
      browser: 'works',
      server: false,
      expectedVoice: 'browser',
      why: 'the preferred one is unavailable',
    },
    {
      prefers: '?',
      browser: 'works',
      server: true,
      expectedVoice: 'browser',
      why: 'the stored value is unknown',
    },
  ] as const)('$expectedVoice: $why', async ({ prefers, browser, server, expectedVoice }) => {
    storage.set('voice', prefers);
    BROWSER[browser]();
    const { played } = stubAudio();
    stubRecordings(server ? undefined : unavailable);
    const outcome = speak(water);
    await vi.advanceTimersByTimeAsync(SPEECH_START_MS);
    expect(await outcome).toBe('spoken');
    expect(played).toHaveLength(expectedVoice === 'server' ? 1 : 0);
  });

  test.each([
    { browser: 'none', canPlay: '', outcome: 'unsupported', why: 'neither voice is available' },
    {
      browser: 'foreign',
      canPlay: '',
      outcome: 'unsupported',
      why: 'one has no Japanese, one cannot play audio',
    },
    { browser: 'none', canPlay: 'maybe', outcome: AWAY, why: 'the only voice is unavailable' },
    { browser: 'failing', canPlay: '', outcome: 'failed', why: 'the only voice failed' },
    {
      browser: 'failing',
      canPlay: 'maybe',
      outcome: AWAY,
      why: 'one failed and one is unavailable: the reason is reported',
    },
  ] as const)('none ($outcome): $why', async ({ browser, canPlay, outcome }) => {
    for (const prefers of ['auto', 'server']) {
      storage.set('voice', prefers);
      BROWSER[browser]();
      stubAudio(playAtOnce, () => canPlay);
      stubRecordings(unavailable);
      expect(await speak(water)).toEqual(outcome);
    }
  });
});

describe('the speed', () => {
  test.each([
    { chosen: null, speed: 1, why: 'nothing chosen' },
    { chosen: '0.75', speed: 0.75, why: 'the learner chose slower' },
    { chosen: '0.5', speed: 0.5, why: 'the slowest' },
    { chosen: '1.25', speed: 1.25, why: 'the fastest' },
    { chosen: '0.7', speed: 0.75, why: 'chosen before there were four speeds' },
    { chosen: '9', speed: 1, why: 'the stored value is unknown' },
  ])('$speed in both voices: $why', async ({ chosen, speed }) => {
    if (chosen) storage.set('speech-speed', chosen);
    const { speak: spoken } = stubVoices(['ja-JP'], sayAtOnce);
    stubAudio();
    const asked = stubRecordings();
    await speak(water);
    expect(spoken.mock.calls).toMatchObject([[{ rate: speed }]]);
    storage.set('voice', 'server');
    await speak(water);
    expect(asked).toEqual([`/api/speech?sentenceId=7&speed=${speed}`]);
  });
});

describe('a tap', () => {
  test.each([
    { prefers: 'auto', languages: ['ja-JP'], readied: 1, why: 'the browser speaks' },
    { prefers: 'auto', languages: [], readied: 1, why: 'its voices may be listed late' },
    { prefers: 'auto', languages: ['vi-VN'], readied: 0, why: 'it speaks no Japanese' },
    { prefers: 'server', languages: ['ja-JP'], readied: 0, why: 'the learner prefers ours' },
  ])('prepares the browser’s voice $readied times: $why', ({ prefers, languages, readied }) => {
    storage.set('voice', prefers);
    const { ready, speak: spoken } = stubVoices(languages, sayAtOnce);
    const { elements } = stubAudio();
    prepareVoice();
    prepareVoice();
    expect(ready.mock.calls).toMatchObject(Array.from({ length: readied }, () => [{ text: '', volume: 0 }]));
    expect(spoken).not.toHaveBeenCalled();
    // Ours is always prepared as the fallback.
    expect(elements.map(({ load }) => load.mock.calls.length > 0)).toEqual([true]);
  });

  test.each([
    { error: 'not-allowed', readied: 2, why: 'it was not a tap: the next one counts' },
    { error: 'canceled', readied: 1, why: 'replaced at once by something else' },
  ])('$why', ({ error, readied }) => {
    const { ready } = stubVoices(['ja-JP'], sayAtOnce);
    ready.mockImplementation(({ onerror }) => onerror({ error }));
    stubAudio();
    prepareVoice();
    prepareVoice();
    expect(ready).toHaveBeenCalledTimes(readied);
  });

  test('does not end a loop of our voice', async () => {
    storage.set('voice', 'server');
    stubVoices(['ja-JP'], sayAtOnce);
    const { elements, played } = stubAudio(async (audio) => audio.begin());
    stubRecordings();
    const outcome = speak(water, { loop: true });
    await vi.advanceTimersByTimeAsync(0);
    prepareVoice();
    elements[0]?.end();
    await vi.advanceTimersByTimeAsync(LOOP_PAUSE_MS);
    expect(played).toHaveLength(2);
    stopSpeaking();
    expect(await outcome).toBe('interrupted');
  });
});

describe('one at a time', () => {
  /** Starts, and ends when the test says so. */
  const begin = ({ onstart }: FakeUtterance) => onstart();

  test('a new utterance interrupts the previous one, in either voice', async () => {
    const { speak: spoken } = stubVoices(['ja-JP'], begin);
    const { elements } = stubAudio(async (audio) => audio.begin());
    stubRecordings();
    const first = speak(water);
    await vi.advanceTimersByTimeAsync(0);
    storage.set('voice', 'server');
    const second = speak(fire);
    expect(await first).toBe('interrupted');
    await vi.advanceTimersByTimeAsync(0);
    storage.set('voice', 'auto');
    const third = speak(water);
    expect(await second).toBe('interrupted');
    expect(elements).toMatchObject([{ paused: true }]);
    await vi.advanceTimersByTimeAsync(0);
    spoken.mock.lastCall?.[0].onend();
    expect(await third).toBe('spoken');
  });

  test.each([
    { by: 'stopSpeaking', why: 'called from anywhere' },
    { by: 'signal', why: 'the screen was left' },
  ])('$by stops it: $why', async ({ by }) => {
    const { cancel } = stubVoices(['ja-JP'], begin);
    const left = new AbortController();
    const outcome = speak(water, { signal: left.signal });
    await vi.advanceTimersByTimeAsync(0);
    cancel.mockClear();
    if (by === 'signal') left.abort();
    else stopSpeaking();
    expect(await outcome).toBe('interrupted');
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('nothing is spoken with an aborted signal', async () => {
    const { speak: spoken } = stubVoices(['ja-JP'], sayAtOnce);
    expect(await speak(water, { signal: AbortSignal.abort() })).toBe('interrupted');
    expect(spoken).not.toHaveBeenCalled();
  });
});

describe('in a loop', () => {
  test('repeats after a pause until it is stopped, even during the pause', async () => {
    const { speak: spoken } = stubVoices(['ja-JP'], sayAtOnce);
    const outcome = speak(water, { loop: true });
    await vi.advanceTimersByTimeAsync(LOOP_PAUSE_MS - 1);
    expect(spoken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1 + LOOP_PAUSE_MS);
    expect(spoken).toHaveBeenCalledTimes(3);
    stopSpeaking();
    expect(await outcome).toBe('interrupted');
    await vi.advanceTimersByTimeAsync(10 * LOOP_PAUSE_MS);
    expect(spoken).toHaveBeenCalledTimes(3);
  });

  test('is ended by another utterance during the pause', async () => {
    const { speak: spoken } = stubVoices(['ja-JP'], sayAtOnce);
    const looped = speak(water, { loop: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(await speak(fire)).toBe('spoken');
    expect(await looped).toBe('interrupted');
    await vi.advanceTimersByTimeAsync(10 * LOOP_PAUSE_MS);
    expect(spoken.mock.calls.map(([{ text }]) => text)).toEqual([water.text, fire.text]);
  });

  test('ends when speaking fails', async () => {
    stubNoVoices();
    stubAudio();
    const asked = stubRecordings(() => new Response('', { status: 503 }));
    expect(await speak(water, { loop: true })).toEqual({ refusal: errorTexts.unexpected });
    expect(asked).toHaveLength(1);
  });
});
