import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SPEECH_START_MS, SPEECH_VOICES_MS } from '#contract/server-limits.ts';
import { sayAtOnce, stubNoVoices, stubVoices } from '#app/testing/fake-voices.ts';
import type { SpeechOutcome, VoiceTurn } from './voice-turn.ts';

let speakFromBrowser: typeof import('./speech.ts').speakFromBrowser;
beforeEach(async () => {
  // The module remembers what it learned about the browser: load it again for each test.
  vi.resetModules();
  ({ speakFromBrowser } = await import('./speech.ts'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const onStart = vi.fn<() => void>();
beforeEach(() => void onStart.mockClear());
const say = (text: string, turn: Partial<VoiceTurn> = {}): Promise<SpeechOutcome> =>
  speakFromBrowser(text, { speed: '1', signal: new AbortController().signal, onStart, ...turn });

test('a browser without speech synthesis', async () => {
  stubNoVoices();
  expect(await say('水')).toBe('unsupported');
});

test.each(['ja-JP', 'ja_JP', 'ja'])('the Japanese voice is chosen among others: %s', async (lang) => {
  const { speak } = stubVoices(['vi-VN', lang], sayAtOnce);
  expect(await say('水')).toBe('spoken');
  expect(speak.mock.calls).toMatchObject([[{ text: '水', lang: 'ja-JP', voice: { lang } }]]);
});

test.each([
  { speed: '1', rate: 1 },
  { speed: '0.5', rate: 0.5 },
  { speed: '0.75', rate: 0.75 },
  { speed: '1.25', rate: 1.25 },
] as const)('is spoken at rate $rate', async ({ speed, rate }) => {
  const { speak } = stubVoices(['ja-JP'], sayAtOnce);
  await say('水', { speed });
  expect(speak.mock.calls).toMatchObject([[{ rate }]]);
});

test('without a Japanese voice nothing is spoken', async () => {
  const { speak } = stubVoices(['vi-VN', 'jam'], sayAtOnce);
  expect(await say('水')).toBe('unsupported');
  expect(speak).not.toHaveBeenCalled();
});

test.each([
  { isRemote: true, isOnline: true, outcome: 'spoken', why: 'a voice of the network, with a network' },
  { isRemote: true, isOnline: false, outcome: 'unsupported', why: 'a voice of the network, without one' },
  { isRemote: false, isOnline: false, outcome: 'spoken', why: 'a voice of the device, without a network' },
])('$outcome: $why', async ({ isRemote, isOnline, outcome }) => {
  Object.assign(stubVoices(['ja-JP'], sayAtOnce), { isRemote });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(await say('水')).toBe(outcome);
  vi.restoreAllMocks();
});

test('waits for voices that are listed late', async () => {
  const synthesis = stubVoices([], sayAtOnce);
  const outcome = say('水');
  synthesis.languages = ['ja-JP'];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(await outcome).toBe('spoken');
  expect(synthesis.speak.mock.calls).toMatchObject([[{ voice: { lang: 'ja-JP' } }]]);
});

test.each([
  { error: 'interrupted', outcome: 'interrupted', why: 'replaced by another word' },
  { error: 'canceled', outcome: 'interrupted', why: 'replaced before it began' },
  { error: 'audio-busy', outcome: 'failed', why: 'the audio device is busy' },
  { error: 'language-unavailable', outcome: 'unsupported', why: 'the voice is not installed' },
])('$why', async ({ error, outcome }) => {
  stubVoices(['ja-JP'], ({ onerror }) => onerror({ error }));
  expect(await say('水')).toBe(outcome);
});

test.each([
  { languages: ['ja-JP'], outcome: 'failed', why: 'a voice that never begins' },
  { languages: [], outcome: 'unsupported', why: 'no voices listed, and none speaks' },
])('$why', async ({ languages, outcome }) => {
  stubVoices(languages, () => {});
  const spoken = say('水');
  await vi.advanceTimersByTimeAsync(SPEECH_VOICES_MS + SPEECH_START_MS);
  expect(await spoken).toBe(outcome);
});

test('waits only once for a browser without voices, until one is listed', async () => {
  const synthesis = stubVoices([], () => {});
  const first = say('水');
  await vi.advanceTimersByTimeAsync(SPEECH_VOICES_MS + SPEECH_START_MS);
  await first;
  expect(await say('水')).toBe('unsupported');
  synthesis.languages = ['ja-JP'];
  synthesis.speak.mockImplementation(sayAtOnce);
  expect(await say('水')).toBe('spoken');
});

test('a long sentence that has begun is not cut off', async () => {
  const { cancel, speak } = stubVoices(['ja-JP'], ({ onstart }) => onstart());
  const spoken = say('図書館で勉強します。');
  await vi.advanceTimersByTimeAsync(10 * SPEECH_START_MS);
  expect(onStart).toHaveBeenCalledOnce();
  expect(cancel).toHaveBeenCalledTimes(1);
  speak.mock.calls[0]?.[0].onend();
  expect(await spoken).toBe('spoken');
});

test.each([
  { languages: ['ja-JP'], why: 'while speaking' },
  { languages: [], why: 'while waiting for voices' },
])('stops when aborted, $why', async ({ languages }) => {
  const { speak, cancel } = stubVoices(languages, ({ onstart }) => onstart());
  const word = new AbortController();
  const spoken = say('水', { signal: word.signal });
  await vi.advanceTimersByTimeAsync(0);
  word.abort();
  await vi.advanceTimersByTimeAsync(SPEECH_VOICES_MS);
  expect(await spoken).toBe('interrupted');
  // Once before each utterance, once to stop it.
  expect(cancel).toHaveBeenCalledTimes(2 * speak.mock.calls.length);
});
