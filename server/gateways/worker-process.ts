import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';
import { projectRoot } from '#server/project-root.ts';

/** Work that needs much memory for moments, done in a process of its own. */
export interface WorkerProcess<Question, Answer> {
  /** Rejects when the process cannot answer, does not in time, or ends before it has. */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

interface Patience {
  /** How long it lives on after the last answer. */
  readonly idleMs: number;
  /** Who has not answered by then is held for hung up. */
  readonly answerMs: number;
}

interface WorkerProcessParts extends Patience {
  /** What the log and the errors call it. */
  readonly name: string;
  readonly start: () => ChildProcess;
  readonly log?: Pick<Logger, 'info' | 'error'>;
}

/** All of our environment that a worker sees: what finds and starts Node on the systems that need it. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot'];

/**
 * Runs a file of the repository: plain JavaScript, which stands beside the source and beside the bundle alike.
 * `heapMb` bounds what its JavaScript may hold; what WebAssembly and buffers take comes on top.
 */
export const startWorkerFile = (file: string, heapMb?: number): ChildProcess =>
  fork(join(projectRoot, file), {
    // With nothing of how this process was started: a debugger's port, the loader of a test.
    execArgv: heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`],
    // Workers run the code of others, which the secrets of the server are no business of.
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/**
 * A process that starts with the first question and ends when nobody asks any more, so that its memory is given back
 * (decision 014). One that breaks down fails the questions in flight, and the next question starts another.
 * It is sent `{ id, question }` and sends back `{ id, answer }` or `{ id, failure }`.
 */
export function createWorkerProcess<Question, Answer>({
  name,
  start,
  log,
  ...patience
}: WorkerProcessParts): WorkerProcess<Question, Answer> {
  let running: RunningWorker<Question, Answer> | null = null;
  let closed = false;

  const startAnew = () => {
    const started = new RunningWorker<Question, Answer>(name, start(), patience, (error) => {
      if (running === started) running = null;
      if (error) log?.error({ err: error }, `${name} broke down`);
      else log?.info(`${name} released`);
    });
    log?.info(`${name} started`);
    return started;
  };

  return {
    async ask(question) {
      if (closed) throw new Error(`The ${name} is closed.`);
      running ??= startAnew();
      return running.ask(question);
    },
    async close() {
      closed = true;
      await running?.end();
    },
  };
}

interface Reply<Answer> {
  readonly id: number;
  readonly answer?: Answer;
  readonly failure?: Error;
}

interface Call<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly timeout: NodeJS.Timeout;
}

class RunningWorker<Question, Answer> {
  readonly #calls = new Map<number, Call<Answer>>();
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;
  #failure: Error | null = null;

  constructor(
    private readonly name: string,
    private readonly worker: ChildProcess,
    private readonly patience: Patience,
    private readonly onGone: (error: Error | null) => void,
  ) {
    worker.on('message', (reply: Reply<Answer>) => this.#replied(reply));
    worker.on('error', (error) => this.#gone(error));
    worker.on('exit', () => this.#gone(null));
    this.#letGo();
  }

  ask(question: Question): Promise<Answer> {
    clearTimeout(this.#idle);
    // Only an answer that someone waits for keeps the process alive.
    this.worker.ref();
    this.worker.channel?.ref();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => this.#hungUp(), this.patience.answerMs).unref();
      this.#calls.set(id, { resolve, reject, timeout });
      this.worker.send({ id, question }, (error) => error && this.#gone(error));
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
    this.#gone(new Error(`The ${this.name} did not answer in time.`));
    this.worker.kill('SIGKILL');
  }

  #replied({ id, answer, failure }: Reply<Answer>) {
    const call = this.#calls.get(id);
    clearTimeout(call?.timeout);
    if (answer === undefined)
      call?.reject(new Error(`The ${this.name} could not answer.`, { cause: failure }));
    else call?.resolve(answer);
    this.#calls.delete(id);
    if (this.#calls.size > 0) return;
    this.#letGo();
    this.#idle = setTimeout(() => void this.end(), this.patience.idleMs).unref();
  }

  #gone(error: Error | null) {
    if (this.#failure) return;
    const lost = this.#calls.size > 0;
    this.#failure = error ?? new Error(`The ${this.name} ended before it answered.`);
    clearTimeout(this.#idle);
    this.onGone(error ?? (lost ? this.#failure : null));
    for (const call of this.#calls.values()) {
      clearTimeout(call.timeout);
      call.reject(this.#failure);
    }
    this.#calls.clear();
  }
}
