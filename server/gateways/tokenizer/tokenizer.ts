import type { ChildProcess } from 'node:child_process';
import { TOKENIZER_BATCH_CHARS, TOKENIZER_DEADLINE_MS, TOKENIZER_WAITING_MAX } from '#contract/limits.ts';
import { type IpadicFeatures, ipadicToken } from '#core/japanese/tokens/ipadic-token.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { Logger } from '#server/log.ts';
import { createWorkerProcess, startWorkerFile } from '../worker-process.ts';

export interface Tokenizer {
  /**
   * The tokens of each text. Rejects when the process ends before it has answered, and with `TokenizerBusy` when too
   * many requests wait. Work that is `inBackground` has a lower priority: all requests are served before it.
   */
  tokenize(texts: readonly string[], how?: { readonly inBackground?: boolean }): Promise<Token[][]>;
  close(): Promise<void>;
}

/** Too many requests wait, or this one has waited too long. */
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

/** The texts of one call, and the tokens of those already read. */
interface Job {
  readonly texts: readonly string[];
  readonly words: Token[][];
  /** Where it waits for its next batch. */
  readonly queue: Job[];
  readonly end: (error?: unknown) => void;
  ended: boolean;
}

export const startTokenizerProcess = (): ChildProcess =>
  startWorkerFile('server/gateways/tokenizer/tokenizer-worker.mjs');

/**
 * Tokenizes Japanese texts in a separate process: the dictionary takes a second to unpack and about 400 MB, and is
 * needed only for moments, when sentences are saved. A thread would leave some of its memory in the server (decision
 * 014). It reads one batch at a time, in turn from all waiting calls, so that a long list does not delay others for
 * long.
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
    else job.queue.push(job);
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
        const queue = inBackground ? background : requests;
        const job: Job = {
          texts,
          words,
          queue,
          ended: false,
          end(error) {
            clearTimeout(deadline);
            job.ended = true;
            if (error === undefined) resolve(words);
            else reject(error);
          },
        };
        queue.push(job);
        void readAll();
      });
    },
    close: () => worker.close(),
  };
}

/** The next texts of the job, at least one. */
function batchOf({ texts, words }: Job): string[] {
  let chars = 0;
  const rest = texts.slice(words.length);
  const end = rest.findIndex(({ length }, at) => (chars += length) > TOKENIZER_BATCH_CHARS && at > 0);
  return end === -1 ? rest : rest.slice(0, end);
}
