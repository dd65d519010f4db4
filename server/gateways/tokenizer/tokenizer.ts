import type { ChildProcess } from 'node:child_process';
import { TOKENIZER_BATCH_CHARS, TOKENIZER_DEADLINE_MS, TOKENIZER_WAITING_MAX } from '#contract/limits.ts';
import { type IpadicFeatures, ipadicToken } from '#core/japanese/tokens/ipadic-token.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { Logger } from '#server/log.ts';
import { createWorkerProcess, startWorkerFile } from '../worker-process.ts';

export interface Tokenizer {
  /**
   * The words of each text. Rejects when the process ends before it has answered, and with `TokenizerBusy` when too many
   * wait for it. Nobody waits for what is asked `inBackground`: requests are served before it, however late they come.
   */
  tokenize(texts: readonly string[], how?: { readonly inBackground?: boolean }): Promise<Token[][]>;
  close(): Promise<void>;
}

/** Too many wait already, or this one has waited too long. */
export class TokenizerBusy extends Error {
  override readonly name = 'TokenizerBusy';
}

interface TokenizerParts {
  /** How long the dictionary stays in memory after the last answer. */
  readonly idleMs: number;
  /** A process that stays silent this long is treated as hung. */
  readonly answerMs: number;
  readonly deadlineMs?: number;
  readonly waitingMax?: number;
  readonly log?: Pick<Logger, 'info' | 'error'>;
  readonly startWorker?: () => ChildProcess;
}

/** Texts that someone waits for, and the words of those that have been read. */
interface Job {
  readonly texts: readonly string[];
  readonly words: Token[][];
  /** Where it waits for its next turn. */
  readonly line: Job[];
  readonly end: (error?: unknown) => void;
  ended: boolean;
}

export const startTokenizerProcess = (): ChildProcess =>
  startWorkerFile('server/gateways/tokenizer/tokenizer-worker.mjs');

/**
 * Words of Japanese texts, found in a process of its own: the dictionary takes a second to unpack and some 400 MB, which
 * the few who save sentences need for moments. A thread left some of its memory with the server (decision 014).
 * It reads one batch at a time, in turn from everyone who waits, so that a long list delays nobody for long.
 */
export function createTokenizer({
  startWorker: start = startTokenizerProcess,
  deadlineMs = TOKENIZER_DEADLINE_MS,
  waitingMax = TOKENIZER_WAITING_MAX,
  ...parts
}: TokenizerParts): Tokenizer {
  const worker = createWorkerProcess<readonly string[], readonly (readonly IpadicFeatures[])[]>({
    ...parts,
    name: 'tokenizer',
    start,
  });
  const requests: Job[] = [];
  const background: Job[] = [];
  let isReading = false;

  async function readAll(): Promise<void> {
    if (isReading) return;
    isReading = true;
    for (
      let job = requests.shift() ?? background.shift();
      job;
      job = requests.shift() ?? background.shift()
    ) {
      if (!job.ended) await readBatch(job);
    }
    isReading = false;
  }

  async function readBatch(job: Job): Promise<void> {
    try {
      const read = await worker.ask(batchOf(job));
      job.words.push(...read.map((text) => text.map(ipadicToken)));
    } catch (error) {
      return job.end(error);
    }
    if (job.words.length === job.texts.length) job.end();
    else job.line.push(job);
  }

  return {
    tokenize(texts, { inBackground = false } = {}) {
      if (texts.length === 0) return Promise.resolve([]);
      if (!inBackground && requests.length >= waitingMax)
        return Promise.reject(new TokenizerBusy('Too many wait for the tokenizer.'));
      return new Promise((resolve, reject) => {
        const late = () => job.end(new TokenizerBusy('The tokenizer had no time for this.'));
        const deadline = inBackground ? undefined : setTimeout(late, deadlineMs).unref();
        const words: Token[][] = [];
        const line = inBackground ? background : requests;
        const job: Job = {
          texts,
          words,
          line,
          ended: false,
          end(error) {
            clearTimeout(deadline);
            job.ended = true;
            if (error === undefined) resolve(words);
            else reject(error);
          },
        };
        line.push(job);
        void readAll();
      });
    },
    close: () => worker.close(),
  };
}

/** The next texts of it, one at least. */
function batchOf({ texts, words }: Job): string[] {
  let chars = 0;
  const rest = texts.slice(words.length);
  const end = rest.findIndex(({ length }, at) => (chars += length) > TOKENIZER_BATCH_CHARS && at > 0);
  return end === -1 ? rest : rest.slice(0, end);
}
