import type { Speech } from '#server/gateways/speech/speech.ts';
import type { Utterance } from '#server/gateways/speech/voice.ts';

/** A voice without an engine: what it was asked to say, as bytes. */
export const testSpeech: Speech = {
  say: async ({ text, reading, speed }) => new TextEncoder().encode(JSON.stringify({ text, reading, speed })),
  tidy: async () => {},
  close: async () => {},
};

/** The utterance that such a sound was made of. */
export const utteranceOf = (sound: string): Utterance => JSON.parse(sound);
