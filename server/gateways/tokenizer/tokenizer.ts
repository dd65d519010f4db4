import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type IpadicFeatures, ipadicToken } from '#core/grading/analysis/ipadic-token.ts';
import type { Token } from '#core/grading/analysis/token.ts';
import type { Logger } from '#server/log.ts';
import { projectRoot } from '#server/project-root.ts';

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

interface Answer {
  readonly id: number;
  readonly words?: readonly (readonly IpadicFeatures[])[];
  readonly failure?: Error;
}

interface Call {
  readonly resolve: (tokens: Token[][]) => void;
  readonly reject: (error: Error) => void;
  readonly timeout: NodeJS.Timeout;
}

const WORKER_FILE = join(projectRoot, 'server/gateways/tokenizer/tokenizer-worker.mjs');

// With nothing of how this process was started: a debugger's port, the loader of a test.
export const startTokenizerProcess = (): ChildProcess =>
  fork(WORKER_FILE, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/**
 * Words of Japanese texts, found in a process of its own: the dictionary takes a second to unpack and some 400 MB, which
 * the few who save sentences need for moments. It starts on the first call and ends when nobody asks any more; a thread
 * left some of its memory with the server (decision 014).
 */
export function createTokenizer({
  idleMs,
  answerMs,
  log,
  startWorker = startTokenizerProcess,
}: TokenizerParts): Tokenizer {
  let running: RunningWorker | null = null;
  let closed = false;

  const start = () => {
    const started = new RunningWorker(startWorker(), { idleMs, answerMs }, (error) => {
      if (running === started) running = null;
      if (error) log?.error({ err: error }, 'tokenizer broke down');
      else log?.info('tokenizer released');
    });
    log?.info('tokenizer started');
    return started;
  };

  return {
    async tokenize(texts) {
      if (closed) throw new Error('The tokenizer is closed.');
      if (texts.length === 0) return [];
      running ??= start();
      return running.ask(texts);
    },
    async close() {
      closed = true;
      await running?.end();
    },
  };
}

class RunningWorker {
  readonly #calls = new Map<number, Call>();
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;
  #failure: Error | null = null;

  constructor(
    private readonly worker: ChildProcess,
    private readonly patience: Pick<TokenizerParts, 'idleMs' | 'answerMs'>,
    private readonly onGone: (error: Error | null) => void,
  ) {
    worker.on('message', (answer: Answer) => this.#answered(answer));
    worker.on('error', (error) => this.#gone(error));
    worker.on('exit', () => this.#gone(null));
    this.#letGo();
  }

  ask(texts: readonly string[]): Promise<Token[][]> {
    clearTimeout(this.#idle);
    // Only an answer that someone waits for keeps the process alive.
    this.worker.ref();
    this.worker.channel?.ref();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => this.#hungUp(), this.patience.answerMs).unref();
      this.#calls.set(id, { resolve, reject, timeout });
      this.worker.send({ id, texts }, (error) => error && this.#gone(error));
    });
  }

  async end(): Promise<void> {
    this.#gone(null);
    if (this.worker.exitCode !== null || this.worker.signalCode !== null) return;
    const exit = once(this.worker, 'exit');
    this.worker.kill('SIGKILL');
    await exit;
  }

  #letGo(): void {
    this.worker.unref();
    this.worker.channel?.unref();
  }

  #hungUp(): void {
    this.#gone(new Error('The tokenizer did not answer in time.'));
    this.worker.kill('SIGKILL');
  }

  #answered({ id, words, failure }: Answer) {
    const call = this.#calls.get(id);
    clearTimeout(call?.timeout);
    if (words) call?.resolve(words.map((text) => text.map(ipadicToken)));
    else call?.reject(new Error('The tokenizer could not read a text.', { cause: failure }));
    this.#calls.delete(id);
    if (this.#calls.size > 0) return;
    this.#letGo();
    this.#idle = setTimeout(() => void this.end(), this.patience.idleMs).unref();
  }

  #gone(error: Error | null) {
    if (this.#failure) return;
    const lost = this.#calls.size > 0;
    this.#failure = error ?? new Error('The tokenizer ended before it answered.');
    clearTimeout(this.#idle);
    this.onGone(error ?? (lost ? this.#failure : null));
    for (const call of this.#calls.values()) {
      clearTimeout(call.timeout);
      call.reject(this.#failure);
    }
    this.#calls.clear();
  }
}
