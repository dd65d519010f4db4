import { createHash } from 'node:crypto';
import type { Listener } from './listener.ts';
import type { SoundFiles } from './sound-files.ts';
import type { Mp3, Utterance, Voice } from './voice.ts';

/** Raised whenever the same words would sound otherwise: another engine, voice, rule of spelling or format. */
const SOUND_VERSION = 'kokoro-js-jp 0.2.0, mei, mp3 48k, 2';

export interface Speech {
  /** Empty where there is nothing to be heard, or nobody left to hear it. */
  say(utterance: Utterance, listener: Listener): Promise<Mp3>;
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
  const underWay = new Map<string, SharedSound>();
  const beingKept = new Map<string, Promise<void>>();

  async function make(key: string, utterance: Utterance, listener: Listener): Promise<Mp3> {
    await beingKept.get(key);
    const known = await files.find(key);
    if (known) return known;
    const sound = await voice.say(utterance, listener);
    if (sound.length > 0) keep(key, sound);
    return sound;
  }

  /** Nobody waits for the disk to hear what is there already. */
  function keep(key: string, sound: Mp3): void {
    beingKept.set(
      key,
      files.keep(key, sound).finally(() => beingKept.delete(key)),
    );
  }

  function begin(key: string, utterance: Utterance, who: string): SharedSound {
    const shared = shareSound((signal) => make(key, utterance, { who, signal }));
    const forget = () => underWay.get(key) === shared && underWay.delete(key);
    underWay.set(key, shared);
    // Who comes after all have left begins anew.
    shared.abandoned.addEventListener('abort', forget);
    shared.sound.then(forget, forget);
    return shared;
  }

  return {
    say(utterance, { who, signal }) {
      const key = keyOf(utterance);
      const shared = underWay.get(key) ?? begin(key, utterance, who);
      shared.join(signal);
      return shared.sound;
    },
    tidy: () => files.tidy(),
    async close() {
      await voice.close();
      await Promise.all(beingKept.values());
    },
  };
}

const keyOf = ({ text, reading, speed }: Utterance): string =>
  createHash('sha256')
    .update(JSON.stringify([SOUND_VERSION, speed, text, reading]))
    .digest('hex');

/** A sound that is being made for everyone who has asked for it. */
interface SharedSound {
  readonly sound: Promise<Mp3>;
  /** Aborts when the last listener has left. */
  readonly abandoned: AbortSignal;
  join(signal: AbortSignal): void;
}

function shareSound(make: (abandoned: AbortSignal) => Promise<Mp3>): SharedSound {
  const abandonment = new AbortController();
  let listeners = 0;
  const leave = () => {
    listeners--;
    if (listeners === 0) abandonment.abort();
  };
  return {
    sound: make(abandonment.signal),
    abandoned: abandonment.signal,
    join(signal) {
      listeners++;
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    },
  };
}
