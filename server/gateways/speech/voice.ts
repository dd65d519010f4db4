import type { ChildProcess } from 'node:child_process';
import { SPEECH_BEATS_MAX, SPEECH_HEAP_MB } from '#contract/server-limits.ts';
import { beatsOf } from '#core/speech/beats-of.ts';
import { cutForVoice } from '#core/speech/cut-for-voice.ts';
import { type SpelledText, spellForVoice } from '#core/speech/spell-for-voice.ts';
import type { SpokenWord } from '#core/speech/spoken-word.ts';
import { startWorkerFile, type WorkerProcess } from '../worker-process.ts';
import type { Listener } from './listener.ts';
import { createTurns } from './turns.ts';
import { VoiceRefused } from './voice-refused.ts';

/** A text to be spoken. */
export interface Utterance {
  readonly text: string;
  /** The text in kana; empty if its reading is not known. */
  readonly reading: string;
  /** 1 is normal speed, less is slower. */
  readonly speed: number;
}

export type Mp3 = Uint8Array<ArrayBuffer>;

export interface Voice {
  /**
   * Empty if there is nothing to say, or if the listener disconnected.
   * Rejects when the process fails, or with `VoiceRefused`.
   */
  say(utterance: Utterance, listener: Listener): Promise<Mp3>;
  close(): Promise<void>;
}

type Question = { readonly read: string } | { readonly say: readonly string[]; readonly speed: number };
export type VoiceProcess = WorkerProcess<Question, unknown>;

export const startVoiceProcess = (): ChildProcess =>
  startWorkerFile('server/gateways/speech/speech-worker.mjs', SPEECH_HEAP_MB);

interface VoiceParts {
  readonly process: VoiceProcess;
  /** Maximum number of waiting requests, in total and per listener. */
  readonly waitingMax: number;
  readonly waitingMaxEach: number;
}

/**
 * Our own Japanese voice, in a separate process: it takes 2 s to start and about 450 MB, which the server must not keep
 * (decision 017). Utterances run one after another, so that none times out because of others.
 */
export function createVoice({ process, waitingMax, waitingMaxEach }: VoiceParts): Voice {
  const read = async (text: string) => (await process.ask({ read: text })) as readonly SpokenWord[];
  const speak = async (pieces: readonly string[], speed: number) =>
    (await process.ask({ say: pieces, speed })) as Mp3;
  const inTurn = createTurns({ waitingMax, waitingMaxEach });

  /** Pieces are read again on their own: a number that is split becomes other numbers, which may take longer. */
  async function inPieces(spelled: SpelledText): Promise<SpelledText[]> {
    const pieces = cutForVoice(spelled);
    if (pieces.length === 1) return [spelled];
    return Promise.all(pieces.map(async (text) => ({ text, words: await read(text) })));
  }

  async function sayNow({ text, reading, speed }: Utterance): Promise<Mp3> {
    const pieces = await inPieces(await spellForVoice(text, reading, read));
    // Counted in beats, not characters: 999 has three characters and ten beats.
    if (beatsOf(pieces.flatMap(({ words }) => words)) > SPEECH_BEATS_MAX) throw new VoiceRefused('too-long');
    return speak(pieces.flatMap(cutForVoice), speed);
  }

  return {
    say: async (utterance, listener) =>
      (await inTurn(() => sayNow(utterance), listener)) ?? new Uint8Array(0),
    close: () => process.close(),
  };
}
