import type { ChildProcess } from 'node:child_process';
import { cutForVoice } from '#core/speech/cut-for-voice.ts';
import { spellForVoice } from '#core/speech/spell-for-voice.ts';
import type { SpokenWord } from '#core/speech/spoken-word.ts';
import type { Logger } from '#server/log.ts';
import { createWorkerProcess, startWorkerFile } from '../worker-process.ts';

/** What is to be said. */
export interface Utterance {
  readonly text: string;
  /** The same in kana; empty where nobody has said how it is read. */
  readonly reading: string;
  /** 1 as people speak, less is slower. */
  readonly speed: number;
}

export type Mp3 = Uint8Array<ArrayBuffer>;

export interface Voice {
  /** Empty where there is nothing to be heard. Rejects when the process cannot be had, or with `VoiceBusy`. */
  say(utterance: Utterance): Promise<Mp3>;
  close(): Promise<void>;
}

/** More wait for the voice than it can serve in good time. */
export class VoiceBusy extends Error {
  override readonly name = 'VoiceBusy';
}

type Question = { readonly read: string } | { readonly say: readonly string[]; readonly speed: number };

interface VoiceParts {
  /** How long the voice stays in memory after the last answer. */
  readonly idleMs: number;
  /** Who has not answered by then is held for hung up. */
  readonly answerMs: number;
  /** So many may wait for their turn. */
  readonly waitingMax: number;
  readonly log?: Pick<Logger, 'info' | 'error'>;
  readonly startWorker?: () => ChildProcess;
}

export const startVoiceProcess = (): ChildProcess =>
  startWorkerFile('server/gateways/speech/speech-worker.mjs');

/**
 * Our own Japanese voice, in a process of its own: it takes 1.5 s and some 350 MB, which must not stay with the server
 * (decision 017). One utterance after the other, so that nobody's time runs out while others speak.
 */
export function createVoice({
  startWorker: start = startVoiceProcess,
  waitingMax,
  ...parts
}: VoiceParts): Voice {
  const worker = createWorkerProcess<Question, unknown>({ ...parts, name: 'voice', start });
  const read = async (text: string) => (await worker.ask({ read: text })) as readonly SpokenWord[];
  const speak = async (pieces: readonly string[], speed: number) =>
    (await worker.ask({ say: pieces, speed })) as Mp3;

  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= waitingMax) throw new VoiceBusy('Too many wait for the voice.');
    waiting++;
    const turn = last.then(work, work);
    last = turn;
    return turn.finally(() => waiting--);
  }

  return {
    say: ({ text, reading, speed }) =>
      inTurn(async () => speak(cutForVoice(await spellForVoice(text, reading, read)), speed)),
    close: () => worker.close(),
  };
}
