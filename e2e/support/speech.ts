import { expect, type Page } from '@playwright/test';

/** A recogniser that hears what the test says: `window.recogniser` is the one that listens now. */
const RECOGNISER = `
  window.SpeechRecognition = class {
    start() { window.recogniser = this; }
    stop() { this.end(); }
    abort() { this.end(); }
    end() { window.recogniser = undefined; this.onend?.(); }
  };
`;

// As in Firefox. Chromium's own, under its prefixed name, would ask a server of Google.
const NO_RECOGNISER = 'delete window.webkitSpeechRecognition; delete window.SpeechRecognition;';

/** A Japanese voice that writes down what it says, in which language, and how fast where that is not as usual. */
const VOICE = `
  window.spoken = [];
  window.SpeechSynthesisUtterance = class { rate = 1; constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [{ name: 'Kyoko', lang: 'ja-JP' }],
    cancel() {},
    speak(utterance) {
      const pace = utterance.rate === 1 ? '' : utterance.rate + '× ';
      // Nothing is said during a tap so that something may be said later, by itself.
      if (utterance.text) window.spoken.push(utterance.lang + ' ' + pace + utterance.text);
      utterance.onstart?.();
      utterance.onend?.();
    },
  } });
`;

const NO_VOICE = "Object.defineProperty(window, 'speechSynthesis', { value: undefined });";

const NO_SOUND = "HTMLMediaElement.prototype.canPlayType = () => '';";

/** Players stand in no document: only who makes one can tell what it plays. */
const PLAYERS = `
  window.played = [];
  const RealAudio = window.Audio;
  window.Audio = function () {
    const audio = new RealAudio();
    for (const name of ['playing', 'ended'])
      audio.addEventListener(name, () => window.played.push({ name, seconds: audio.duration }));
    return audio;
  };
`;

interface FakeRecognition {
  /** What was understood so far; it may still change. */
  readonly hear: (text: string) => Promise<void>;
  /** The speaker has paused. */
  readonly hearFinal: (text: string) => Promise<void>;
  readonly fail: (error: string) => Promise<void>;
  readonly expectListening: (listening: boolean) => Promise<void>;
}

/** For the pages that are opened from now on. */
export async function grantRecognition(page: Page): Promise<FakeRecognition> {
  await page.addInitScript(RECOGNISER);
  const report = (text: string, isFinal: boolean) =>
    page.evaluate<void>(
      `recogniser.onresult({ results: [Object.assign([{ transcript: ${JSON.stringify(text)} }], { isFinal: ${isFinal} })] })`,
    );
  return {
    hear: (text) => report(text, false),
    hearFinal: (text) => report(text, true),
    fail: (error) =>
      page.evaluate<void>(
        `{ const failing = recogniser; failing.onerror({ error: ${JSON.stringify(error)} }); failing.end(); }`,
      ),
    expectListening: (listening) =>
      expect.poll(() => page.evaluate<boolean>('window.recogniser !== undefined')).toBe(listening),
  };
}

export const removeRecognition = (page: Page): Promise<unknown> => page.addInitScript(NO_RECOGNISER);

/** Gives the page a voice, and what it has said so far. */
export async function giveVoice(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(VOICE);
  return () => page.evaluate<string[]>('window.spoken');
}

/** A browser without a voice of its own; ours can still be played. */
export const takeVoice = (page: Page): Promise<unknown> => page.addInitScript(NO_VOICE);

/** Neither a voice of its own nor a way to play ours. */
export const takeSound = (page: Page): Promise<unknown> => page.addInitScript(NO_VOICE + NO_SOUND);

interface Playback {
  readonly name: 'playing' | 'ended';
  readonly seconds: number;
}

/** What the players of the page have really played. */
export async function watchPlayers(page: Page): Promise<() => Promise<Playback[]>> {
  await page.addInitScript(PLAYERS);
  return () => page.evaluate<Playback[]>('window.played');
}

/** How long a sound is, as the browser decodes it. */
export const secondsOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration;
  }, address);
