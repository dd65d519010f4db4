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

/** A Japanese voice that writes down what it says, in which language. */
const VOICE = `
  window.spoken = [];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [{ name: 'Kyoko', lang: 'ja-JP' }],
    cancel() {},
    speak(utterance) {
      window.spoken.push(utterance.lang + ' ' + utterance.text);
      utterance.onstart?.();
      utterance.onend?.();
    },
  } });
`;

const NO_VOICE = "Object.defineProperty(window, 'speechSynthesis', { value: undefined });";

interface Ears {
  /** What was understood so far; it may still change. */
  readonly hear: (text: string) => Promise<void>;
  /** The speaker has paused. */
  readonly hearFinally: (text: string) => Promise<void>;
  readonly fail: (error: string) => Promise<void>;
  readonly expectListening: (listening: boolean) => Promise<void>;
}

/** For the pages that are opened from now on. */
export async function giveEars(page: Page): Promise<Ears> {
  await page.addInitScript(RECOGNISER);
  const report = (text: string, isFinal: boolean) =>
    page.evaluate<void>(
      `recogniser.onresult({ results: [Object.assign([{ transcript: ${JSON.stringify(text)} }], { isFinal: ${isFinal} })] })`,
    );
  return {
    hear: (text) => report(text, false),
    hearFinally: (text) => report(text, true),
    fail: (error) =>
      page.evaluate<void>(
        `{ const failing = recogniser; failing.onerror({ error: ${JSON.stringify(error)} }); failing.end(); }`,
      ),
    expectListening: (listening) =>
      expect.poll(() => page.evaluate<boolean>('window.recogniser !== undefined')).toBe(listening),
  };
}

export const takeEars = (page: Page): Promise<unknown> => page.addInitScript(NO_RECOGNISER);

/** Gives the page a voice, and what it has said so far. */
export async function giveVoice(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(VOICE);
  return () => page.evaluate<string[]>('window.spoken');
}

export const takeVoice = (page: Page): Promise<unknown> => page.addInitScript(NO_VOICE);
