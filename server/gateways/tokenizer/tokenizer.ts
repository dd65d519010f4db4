import type { ChildProcess } from 'node:child_process';
import { type IpadicFeatures, ipadicToken } from '#core/grading/analysis/ipadic-token.ts';
import type { Token } from '#core/grading/analysis/token.ts';
import type { Logger } from '#server/log.ts';
import { createWorkerProcess, startWorkerFile } from '../worker-process.ts';

export interface Tokenizer {
  /** The words of each text. Rejects when the process ends before it has answered. */
  tokenize(texts: readonly string[]): Promise<Token[][]>;
  close(): Promise<void>;
}

interface TokenizerParts {
  /** How long the dictionary stays in memory after the last answer. */
  readonly idleMs: number;
  /** Who has not answered by then is held for hung up. */
  readonly answerMs: number;
  readonly log?: Pick<Logger, 'info' | 'error'>;
  readonly startWorker?: () => ChildProcess;
}

export const startTokenizerProcess = (): ChildProcess =>
  startWorkerFile('server/gateways/tokenizer/tokenizer-worker.mjs');

/**
 * Words of Japanese texts, found in a process of its own: the dictionary takes a second to unpack and some 400 MB, which
 * the few who save sentences need for moments. A thread left some of its memory with the server (decision 014).
 */
export function createTokenizer({ startWorker: start = startTokenizerProcess, ...parts }: TokenizerParts) {
  const worker = createWorkerProcess<readonly string[], readonly (readonly IpadicFeatures[])[]>({
    ...parts,
    name: 'tokenizer',
    start,
  });
  const tokenizer: Tokenizer = {
    async tokenize(texts) {
      if (texts.length === 0) return [];
      const words = await worker.ask(texts);
      return words.map((text) => text.map(ipadicToken));
    },
    close: () => worker.close(),
  };
  return tokenizer;
}
