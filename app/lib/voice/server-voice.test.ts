import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RECORDINGS_KEPT } from '#contract/server-limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { speechRefusals } from '#contract/texts/speech.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { type Playing, playAtOnce, recording, stubAudio, stubRecordings } from '#app/testing/fake-voices.ts';
import type { SpeechOutcome, SpeechSpeed, SpokenSource } from './voice-turn.ts';

let voice: typeof import('./server-voice.ts');
beforeEach(async () => {
  // Each test has its own player and recordings.
  vi.resetModules();
  voice = await import('./server-voice.ts');
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Turn {
  readonly speed?: SpeechSpeed;
  readonly signal?: AbortSignal;
  readonly onStart?: () => void;
}
const say = (source: SpokenSource = { sentenceId: 7 }, turn: Turn = {}) =>
  voice.speakFromServer(source, {
    speed: '1',
    signal: new AbortController().signal,
    onStart: () => {},
    ...turn,
  });

test.each([
  { source: { sentenceId: 7 }, speed: '1', asked: '/api/speech?sentenceId=7&speed=1' },
  { source: { sentenceId: 7 }, speed: '0.5', asked: '/api/speech?sentenceId=7&speed=0.5' },
  { source: { itemId: 12 }, speed: '1.25', asked: '/api/speech?itemId=12&speed=1.25' },
  { source: { text: '水' }, speed: '1', asked: '/api/speech?text=%E6%B0%B4&speed=1' },
] as const)('$asked', async ({ source, speed, asked }) => {
  stubAudio();
  const addresses = stubRecordings();
  expect(await say(source, { speed })).toBe('spoken');
  expect(addresses).toEqual([asked]);
});

test('a recent recording is not requested again, and its object URLs are revoked', async () => {
  const { open, played, elements } = stubAudio();
  const asked = stubRecordings();
  for (const sentenceId of [1, 1, 2, 1]) await say({ sentenceId });
  expect(asked).toHaveLength(2);
  expect(played).toHaveLength(4);
  expect(open.size).toBe(0);
  expect(elements, 'one player for all').toHaveLength(1);
});

test('the least recently played recording is evicted', async () => {
  stubAudio();
  const asked = stubRecordings();
  for (let sentenceId = 1; sentenceId <= RECORDINGS_KEPT; sentenceId += 1) await say({ sentenceId });
  await say({ sentenceId: 1 });
  await say({ sentenceId: RECORDINGS_KEPT + 1 });
  asked.length = 0;
  for (const sentenceId of [1, 2]) await say({ sentenceId });
  expect(asked).toEqual(['/api/speech?sentenceId=2&speed=1']);
});

const blocked: Playing = async () => {
  throw new DOMException('play() failed because the user didn’t interact', 'NotAllowedError');
};
const broken: Playing = async (audio) => audio.fail('PIPELINE_ERROR_DECODE');
const unplugged: Playing = async (audio) => {
  audio.begin();
  queueMicrotask(() => audio.pause());
};

test.each([
  { playing: blocked, outcome: 'failed', why: 'the browser requires a tap first' },
  { playing: broken, outcome: 'failed', why: 'the reply is not audio' },
  { playing: unplugged, outcome: 'interrupted', why: 'the headphones were unplugged' },
])('$why', async ({ playing, outcome }) => {
  const { open } = stubAudio(playing);
  stubRecordings();
  expect(await say()).toBe(outcome);
  expect(open.size).toBe(0);
});

test.each([
  {
    answer: () => refusal(503, speechRefusals.away),
    says: speechRefusals.away,
    why: 'the speech engine is unavailable',
  },
  { answer: () => refusal(429, 'Chậm lại.'), says: 'Chậm lại.', why: 'too many requests' },
  {
    answer: () => new Response('', { status: 502 }),
    says: errorTexts.unexpected,
    why: 'a proxy answers instead',
  },
  { answer: () => Promise.reject(new TypeError('Failed to fetch')), says: null, why: 'offline' },
])('$why: nothing is played, and the next time it is requested again', async ({ answer, says }) => {
  stubAudio();
  stubRecordings(answer);
  expect(await say()).toEqual(says ? { refusal: says } : 'failed');
  stubRecordings();
  expect(await say()).toBe('spoken');
});

test('a browser that cannot play the format requests nothing', async () => {
  stubAudio(playAtOnce, () => '');
  const asked = stubRecordings();
  expect(await say()).toBe('unsupported');
  expect(asked).toEqual([]);
});

test('interrupted while loading: nothing is played', async () => {
  const { played } = stubAudio();
  const word = new AbortController();
  stubRecordings(() => {
    word.abort();
    return recording();
  });
  expect(await say({ sentenceId: 7 }, { signal: word.signal })).toBe('interrupted');
  expect(played).toEqual([]);
});

test('interrupted while playing: the player stops', async () => {
  const { elements, open } = stubAudio(async (audio) => audio.begin());
  stubRecordings();
  const word = new AbortController();
  const outcome = await new Promise((resolve) => {
    void say({ sentenceId: 7 }, { signal: word.signal, onStart: () => word.abort() }).then(resolve);
  });
  expect(outcome).toBe('interrupted');
  expect(elements).toMatchObject([{ paused: true, src: '' }]);
  expect(open.size).toBe(0);
});

/** Resolves when playback has started. */
const begin = (source: SpokenSource) =>
  new Promise<{ outcome: Promise<SpeechOutcome> }>((resolve) => {
    const outcome = say(source, { onStart: () => resolve({ outcome }) });
  });

test('a late rejection of `play` does not stop the next turn', async () => {
  const pauses: ((error: DOMException) => void)[] = [];
  const { elements, open } = stubAudio((audio) => {
    audio.begin();
    return new Promise((_, reject) => pauses.push(reject));
  });
  stubRecordings();
  const first = new AbortController();
  const interrupted = say({ sentenceId: 1 }, { signal: first.signal, onStart: () => first.abort() });
  expect(await interrupted).toBe('interrupted');
  const second = await begin({ sentenceId: 2 });
  pauses[0]?.(new DOMException('The play() request was interrupted by a call to pause().', 'AbortError'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(elements).toMatchObject([{ paused: false, src: 'blob:2' }]);
  elements[0]?.end();
  expect(await second.outcome).toBe('spoken');
  expect(open.size).toBe(0);
});

test('a tap reaches the player before anything is loaded', () => {
  const { elements } = stubAudio();
  voice.prepareServerVoice();
  expect(elements.map(({ load }) => load.mock.calls.length)).toEqual([1]);
});

test('a tap does not stop what is playing', async () => {
  const { elements } = stubAudio(async (audio) => audio.begin());
  stubRecordings();
  const turn = await begin({ sentenceId: 7 });
  voice.prepareServerVoice();
  elements[0]?.end();
  expect(await turn.outcome).toBe('spoken');
});
