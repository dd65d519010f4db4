import type { Speech } from '#server/gateways/speech/speech.ts';
import type { Utterance } from '#server/gateways/speech/voice.ts';

/** A voice without an engine: the sound is the utterance as JSON. */
export const testSpeech: Speech = {
  say: async ({ text, reading, speed }) => new TextEncoder().encode(JSON.stringify({ text, reading, speed })),
  cleanUp: async () => {},
  close: async () => {},
};

/** The utterance of such a sound. */
export const utteranceOf = (sound: string): Utterance => JSON.parse(sound);
