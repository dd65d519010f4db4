import { createHash } from 'node:crypto';
import type { FileCache } from '../file-cache.ts';
import type { Listener } from './listener.ts';
import type { Mp3, Utterance, Voice } from './voice.ts';

/**
 * Part of the cache key. Change it whenever the same text sounds different: engine, voice, spelling rules or format.
 */
const SOUND_VERSION = 'kokoro-js-jp 0.2.0, mei, mp3 48k, 2';

export interface Speech {
  /** Empty if there is nothing to say, or if all listeners have disconnected. */
  say(utterance: Utterance, listener: Listener): Promise<Mp3>;
  /** Keeps the stored sounds within their size limit. */
  cleanUp(): Promise<void>;
  close(): Promise<void>;
}

interface SpeechParts {
  readonly voice: Voice;
  readonly files: FileCache;
}

/** Sounds are cached on disk; concurrent requests for the same sound share one synthesis. */
export function createSpeech({ voice, files }: SpeechParts): Speech {
  const inProgress = new Map<string, SharedSound>();
  const beingStored = new Map<string, Promise<unknown>>();

  async function make(key: string, utterance: Utterance, listener: Listener): Promise<Mp3> {
    await beingStored.get(key);
    const known = await files.find(key);
    if (known) return known;
    const sound = await voice.say(utterance, listener);
    if (sound.length > 0) store(key, sound);
    return sound;
  }

  /** Not awaited: the sound is sent before it is written to disk. */
  function store(key: string, sound: Mp3): void {
    beingStored.set(
      key,
      files.store(key, sound).finally(() => beingStored.delete(key)),
    );
  }

  function begin(key: string, utterance: Utterance, who: string): SharedSound {
    const shared = shareSound((signal) => make(key, utterance, { who, signal }));
    const forget = () => inProgress.get(key) === shared && inProgress.delete(key);
    inProgress.set(key, shared);
    // A request after all listeners have disconnected starts again.
    shared.abandoned.addEventListener('abort', forget);
    shared.sound.then(forget, forget);
    return shared;
  }

  return {
    say(utterance, { who, signal }) {
      const key = keyOf(utterance);
      const shared = inProgress.get(key) ?? begin(key, utterance, who);
      shared.join(signal);
      return shared.sound;
    },
    cleanUp: () => files.cleanUp(),
    async close() {
      await voice.close();
      await Promise.all(beingStored.values());
    },
  };
}

const keyOf = ({ text, reading, speed }: Utterance): string =>
  createHash('sha256')
    .update(JSON.stringify([SOUND_VERSION, speed, text, reading]))
    .digest('hex');

/** A synthesis that is shared by all requests for the same sound. */
interface SharedSound {
  readonly sound: Promise<Mp3>;
  /** Aborts when the last listener disconnects. */
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
