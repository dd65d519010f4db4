import { createHash } from 'node:crypto';
import type { SoundFiles } from './sound-files.ts';
import type { Mp3, Utterance, Voice } from './voice.ts';

/** Raised whenever the same words would sound otherwise: another engine, voice, rule of spelling or format. */
const SOUND_VERSION = 'kokoro-js-jp 0.2.0, mei, mp3 48k, 1';

export interface Speech {
  /** Empty where there is nothing to be heard. */
  say(utterance: Utterance): Promise<Mp3>;
  /** Keeps the stored sounds within their bounds. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

interface SpeechParts {
  readonly voice: Voice;
  readonly files: SoundFiles;
}

/** What was said once is kept; who asks for the same at the same time waits for the same. */
export function createSpeech({ voice, files }: SpeechParts): Speech {
  const underWay = new Map<string, Promise<Mp3>>();

  async function make(key: string, utterance: Utterance): Promise<Mp3> {
    const known = await files.find(key);
    if (known) return known;
    const sound = await voice.say(utterance);
    if (sound.length > 0) await files.keep(key, sound);
    return sound;
  }

  return {
    say(utterance) {
      const key = keyOf(utterance);
      const begun = underWay.get(key);
      if (begun) return begun;
      const sound = make(key, utterance).finally(() => underWay.delete(key));
      underWay.set(key, sound);
      return sound;
    },
    tidy: () => files.tidy(),
    close: () => voice.close(),
  };
}

const keyOf = ({ text, reading, speed }: Utterance): string =>
  createHash('sha256')
    .update(JSON.stringify([SOUND_VERSION, speed, text, reading]))
    .digest('hex');
