import { expect, type Page } from '@playwright/test';

/** A fake recogniser, controlled by the test: `window.recogniser` is the one that is listening now. */
const RECOGNISER = `
  window.SpeechRecognition = class {
    start() { window.recogniser = this; }
    stop() { this.end(); }
    abort() { this.end(); }
    end() { window.recogniser = undefined; this.onend?.(); }
  };
`;

/** A fake Japanese voice that records text, language and, if it is not normal, the speed. */
const VOICE = `
  window.spoken = [];
  window.SpeechSynthesisUtterance = class { rate = 1; constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [{ name: 'Kyoko', lang: 'ja-JP', localService: true }],
    cancel() {},
    speak(utterance) {
      const pace = utterance.rate === 1 ? '' : utterance.rate + '× ';
      // An empty text is spoken during a tap, to unlock speech that starts later without one.
      if (utterance.text) window.spoken.push(utterance.lang + ' ' + pace + utterance.text);
      utterance.onstart?.();
      utterance.onend?.();
    },
  } });
`;

const NO_VOICE = "Object.defineProperty(window, 'speechSynthesis', { value: undefined });";

/** Players are not in the document: only the constructor can be observed. */
const PLAYERS = `
  window.played = [];
  const RealAudio = window.Audio;
  window.Audio = function () {
    const audio = new RealAudio();
    let isPlaying = false;
    const record = (name) => window.played.push({ name, seconds: audio.duration });
    audio.addEventListener('playing', () => {
      // A busy machine can stall a player, which then says a second time that it plays.
      if (!isPlaying) record('playing');
      isPlaying = true;
    });
    audio.addEventListener('ended', () => {
      isPlaying = false;
      record('ended');
    });
    return audio;
  };
`;

interface FakeRecognition {
  /** An interim result, which may still change. */
  readonly hear: (text: string) => Promise<void>;
  /** A final result, after the speaker has paused. */
  readonly hearFinal: (text: string) => Promise<void>;
  readonly expectListening: (listening: boolean) => Promise<void>;
}

/** Applies to pages that are opened from now on. */
export async function grantRecognition(page: Page): Promise<FakeRecognition> {
  await page.addInitScript(RECOGNISER);
  const report = (text: string, isFinal: boolean) =>
    page.evaluate<void>(
      `recogniser.onresult({ results: [Object.assign([{ transcript: ${JSON.stringify(text)} }], { isFinal: ${isFinal} })] })`,
    );
  return {
    hear: (text) => report(text, false),
    hearFinal: (text) => report(text, true),
    expectListening: (listening) =>
      expect.poll(() => page.evaluate<boolean>('window.recogniser !== undefined')).toBe(listening),
  };
}

/** Gives the page a voice, and returns a function for what it has said so far. */
export async function giveVoice(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(VOICE);
  return () => page.evaluate<string[]>('window.spoken');
}

/** A browser without its own voice; ours can still be played. */
export const removeVoice = (page: Page): Promise<unknown> => page.addInitScript(NO_VOICE);

interface Playback {
  readonly name: 'playing' | 'ended';
  readonly seconds: number;
}

/** Records what the players of the page have played. */
export async function watchPlayers(page: Page): Promise<() => Promise<Playback[]>> {
  await page.addInitScript(PLAYERS);
  return () => page.evaluate<Playback[]>('window.played');
}

/** The length of a sound, as decoded by the browser. */
export const secondsOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration;
  }, address);
