import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';
import { projectRoot } from '#server/project-root.ts';

/** A separate process for work that needs much memory for a short time. */
export interface WorkerProcess<Question, Answer> {
  /** Rejects when the process cannot answer, does not answer in time, or ends before. */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

interface Patience {
  /** How long it stays alive after the last answer. */
  readonly idleMs: number;
  /** A process that stays silent this long is treated as hung. */
  readonly answerMs: number;
}

interface WorkerProcessParts extends Patience {
  /** Its name in logs and errors. */
  readonly name: string;
  readonly start: () => ChildProcess;
  readonly log?: Pick<Logger, 'info' | 'error'>;
}

/** The only environment variables that a worker gets: needed to find and start Node on some systems. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot'];

/**
 * Runs a file of the repository: plain JavaScript, so that both the source and the bundle can start it.
 * `heapMb` limits its JavaScript heap; WebAssembly and buffers come on top.
 */
export const startWorkerFile = (file: string, heapMb?: number): ChildProcess =>
  fork(join(projectRoot, file), {
    // Does not inherit the options of this process, such as a debugger's port or the loader of a test.
    execArgv: heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`],
    // Workers run third-party code, which must not see the secrets of the server.
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/**
 * A process that starts with the first question and ends when idle, so that its memory is released (decision 014). If
 * it crashes, the questions in flight fail, and the next question starts a new process. It receives `{ id, question }`
 * and sends back `{ id, answer }` or `{ id, failure }`.
 */
export function createWorkerProcess<Question, Answer>({
  name,
  start,
  log,
  ...patience
}: WorkerProcessParts): WorkerProcess<Question, Answer> {
  let running: RunningWorker<Question, Answer> | null = null;
  let closed = false;

  const startWorker = () => {
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
      running ??= startWorker();
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
    private readonly onEnd: (error: Error | null) => void,
  ) {
    worker.on('message', (reply: Reply<Answer>) => this.#onReply(reply));
    worker.on('error', (error) => this.#onEnded(error));
    worker.on('exit', () => this.#onEnded(null));
    this.#unref();
  }

  ask(question: Question): Promise<Answer> {
    clearTimeout(this.#idle);
    // Only a pending answer keeps our process running.
    this.worker.ref();
    this.worker.channel?.ref();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => this.#onTimeout(), this.patience.answerMs).unref();
      this.#calls.set(id, { resolve, reject, timeout });
      this.worker.send({ id, question }, (error) => error && this.#onEnded(error));
    });
  }

  async end(): Promise<void> {
    this.#onEnded(null);
    if (this.worker.exitCode !== null || this.worker.signalCode !== null) return;
    const exit = once(this.worker, 'exit');
    this.worker.kill('SIGKILL');
    await exit;
  }

  #unref(): void {
    this.worker.unref();
    this.worker.channel?.unref();
  }

  #onTimeout(): void {
    this.#onEnded(new Error(`The ${this.name} did not answer in time.`));
    this.worker.kill('SIGKILL');
  }

  #onReply({ id, answer, failure }: Reply<Answer>) {
    const call = this.#calls.get(id);
    clearTimeout(call?.timeout);
    if (answer === undefined)
      call?.reject(new Error(`The ${this.name} could not answer.`, { cause: failure }));
    else call?.resolve(answer);
    this.#calls.delete(id);
    if (this.#calls.size > 0) return;
    this.#unref();
    this.#idle = setTimeout(() => void this.end(), this.patience.idleMs).unref();
  }

  #onEnded(error: Error | null) {
    if (this.#failure) return;
    const lost = this.#calls.size > 0;
    this.#failure = error ?? new Error(`The ${this.name} ended before it answered.`);
    clearTimeout(this.#idle);
    this.onEnd(error ?? (lost ? this.#failure : null));
    for (const call of this.#calls.values()) {
      clearTimeout(call.timeout);
      call.reject(this.#failure);
    }
    this.#calls.clear();
  }
}
