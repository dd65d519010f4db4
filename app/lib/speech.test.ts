import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SPEECH_START_MS, SPEECH_VOICES_MS } from '#contract/limits.ts';
import { speakJapanese } from './speech.ts';

interface Said {
  readonly text: string;
  readonly lang: string;
  readonly voice: { readonly lang: string } | null;
  readonly onstart: () => void;
  readonly onend: () => void;
  readonly onerror: (event: { error: string }) => void;
}

class Utterance {
  constructor(readonly text: string) {}
}

/** A browser's voice box; `speak` is what it makes of an utterance. */
function stubVoices(languages: readonly string[], speak: (said: Said) => void) {
  const synthesis = Object.assign(new EventTarget(), {
    languages,
    getVoices: () => synthesis.languages.map((lang) => ({ lang })),
    cancel: vi.fn<() => void>(),
    speak: vi.fn<(said: Said) => void>(speak),
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return synthesis;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser that cannot speak', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  expect(await speakJapanese('水')).toBe('unsupported');
});

test.each(['ja-JP', 'ja_JP', 'ja'])('the Japanese voice is chosen among others: %s', async (lang) => {
  const { speak } = stubVoices(['vi-VN', lang], ({ onend }) => onend());
  expect(await speakJapanese('水')).toBe('spoken');
  expect(speak.mock.calls).toMatchObject([[{ text: '水', lang: 'ja-JP', voice: { lang } }]]);
});

test('voices, but none for Japanese: nothing is read out in a wrong language', async () => {
  const { speak } = stubVoices(['vi-VN', 'jam'], ({ onend }) => onend());
  expect(await speakJapanese('水')).toBe('unsupported');
  expect(speak).not.toHaveBeenCalled();
});

test('voices that come late are waited for', async () => {
  const synthesis = stubVoices([], ({ onend }) => onend());
  const outcome = speakJapanese('水');
  synthesis.languages = ['ja-JP'];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(await outcome).toBe('spoken');
  expect(synthesis.speak.mock.calls).toMatchObject([[{ voice: { lang: 'ja-JP' } }]]);
});

test.each([
  { error: 'interrupted', outcome: 'spoken', why: 'another word was wanted instead' },
  { error: 'canceled', outcome: 'spoken', why: 'the same before it began' },
  { error: 'audio-busy', outcome: 'failed', why: 'the speaker is taken' },
  { error: 'language-unavailable', outcome: 'unsupported', why: 'the voice is only a name' },
])('$why', async ({ error, outcome }) => {
  stubVoices(['ja-JP'], ({ onerror }) => onerror({ error }));
  expect(await speakJapanese('水')).toBe(outcome);
});

test.each([
  { languages: ['ja-JP'], outcome: 'failed', why: 'a voice that never begins' },
  { languages: [], outcome: 'unsupported', why: 'no voices, and silence when tried' },
])('$why', async ({ languages, outcome }) => {
  stubVoices(languages, () => {});
  const spoken = speakJapanese('水');
  await vi.advanceTimersByTimeAsync(SPEECH_VOICES_MS + SPEECH_START_MS);
  expect(await spoken).toBe(outcome);
});

test('a long sentence that has begun is given its time', async () => {
  const { cancel, speak } = stubVoices(['ja-JP'], ({ onstart }) => onstart());
  const spoken = speakJapanese('図書館で勉強します。');
  await vi.advanceTimersByTimeAsync(10 * SPEECH_START_MS);
  expect(cancel).toHaveBeenCalledTimes(1);
  speak.mock.calls[0]?.[0].onend();
  expect(await spoken).toBe('spoken');
});
