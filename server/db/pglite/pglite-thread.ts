import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { DATABASE_STATEMENT_MS } from '#contract/database-limits.ts';
import { projectRoot } from '../../project-root.ts';
import { DatabaseAwayError } from '../database-away.ts';
import { type PgliteClient, type PgliteConnection, takeTurns } from './pglite-client.ts';

type Query = PGlite['query'];

interface ThreadOptions {
  readonly dataDir: string;
  readonly startWorker?: (dataDir: string) => Worker;
  readonly statementMs?: number;
}

const startPgliteWorker = (dataDir: string): Worker =>
  new Worker(join(projectRoot, 'server/db/pglite/pglite-worker.mjs'), {
    workerData: { dataDir },
    execArgv: [],
  });

/** PGlite in a worker thread (decision 028). A thread that crashes or hangs is replaced at the next statement. */
export async function openPgliteThread(options: ThreadOptions): Promise<PgliteClient> {
  const client = new PgliteInThread(options);
  await client.start();
  return client;
}

class PgliteInThread implements PgliteClient {
  readonly #turns = takeTurns(() => this.#running());
  readonly query = this.#turns.query;
  readonly exec = this.#turns.exec;
  readonly transaction = this.#turns.transaction;
  readonly #listeners = new Map<string, (payload: string) => void>();
  readonly #gapListeners: (() => void)[] = [];
  /** Work in progress for which no statement is too long. */
  #patient = 0;
  #thread: Promise<Thread> | null = null;
  #closed = false;

  constructor(private readonly options: ThreadOptions) {}

  async start(): Promise<void> {
    await this.#running();
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<void> {
    const thread = await this.#running();
    await thread.ask('listen', channel);
    this.#listeners.set(channel, onNotify);
  }

  async withoutLimit<T>(work: () => Promise<T>): Promise<T> {
    this.#patient += 1;
    try {
      return await work();
    } finally {
      this.#patient -= 1;
    }
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener);
  }

  close(): Promise<void> {
    return this.#turns.atTheEnd(async () => {
      this.#closed = true;
      const thread = await this.#thread?.catch(() => null);
      if (thread && !thread.hasEnded) await thread.close();
    });
  }

  #running(): Promise<Thread> {
    if (this.#closed) return Promise.reject(new DatabaseAwayError('The database is closed.'));
    return (this.#thread ??= this.#startThread());
  }

  async #startThread(): Promise<Thread> {
    const { dataDir, startWorker = startPgliteWorker, statementMs = DATABASE_STATEMENT_MS } = this.options;
    const forget = () => (this.#thread = null);
    const limit = { ms: statementMs, applies: () => this.#patient === 0 };
    const thread = new Thread(startWorker(dataDir), limit, this.#notify, forget);
    try {
      await thread.ready;
      for (const channel of this.#listeners.keys()) await thread.ask('listen', channel);
    } catch (error) {
      forget();
      throw error;
    }
    for (const onGap of this.#gapListeners) onGap();
    return thread;
  }

  readonly #notify = ({ channel, payload }: Notified): void => this.#listeners.get(channel)?.(payload);
}

interface Notified {
  readonly channel: string;
  readonly payload: string;
}

interface Message {
  readonly id?: number;
  readonly ready?: true;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly notified?: Notified;
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** One started worker, until it ends. */
class Thread implements PgliteConnection {
  readonly ready: Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  /** Runs while statements are pending, and restarts with each answer: it limits one statement, not many together. */
  #silenceTimer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #endReason: DatabaseAwayError | null = null;

  constructor(
    private readonly worker: Worker,
    private readonly limit: { readonly ms: number; readonly applies: () => boolean },
    onNotify: (notified: Notified) => void,
    private readonly onEnd: () => void,
  ) {
    this.ready = new Promise((resolve, reject) => {
      worker.on('message', (message: Message) => {
        if (message.ready) resolve();
        if (message.notified) onNotify(message.notified);
        this.#onAnswer(message);
      });
      const end = (cause?: unknown) => {
        this.#end(new DatabaseAwayError('The database thread has ended.', { cause }));
        reject(this.#endReason);
      };
      worker.on('error', end);
      worker.on('exit', () => end());
    });
  }

  get hasEnded(): boolean {
    return this.#endReason !== null;
  }

  /** Parsers are functions and cannot be sent to a worker: it has the same ones as drizzle. */
  readonly query: Query = (sql, params, options) => this.ask('query', sql, params, options?.rowMode);

  exec(sql: string): Promise<void> {
    return this.ask('exec', sql);
  }

  ask<T>(method: 'query' | 'exec' | 'listen' | 'close', ...args: unknown[]): Promise<T> {
    const ended = this.#endReason;
    if (ended) return Promise.reject(ended);
    const id = ++this.#lastId;
    return new Promise<T>((resolve, reject) => {
      this.#silenceTimer ??= setTimeout(() => this.#checkSilence(), this.limit.ms).unref();
      this.#waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, method, args });
    });
  }

  async close(): Promise<void> {
    const exited = new Promise((resolve) => this.worker.once('exit', resolve));
    await this.ask('close');
    await exited;
  }

  /** If this thread itself was blocked, the answer has already arrived: `setImmediate` lets it be read first. */
  #checkSilence(): void {
    const newest = this.#lastId;
    const waiting = this.#waiting.size;
    setImmediate(() => {
      const isSilent = this.limit.applies() && this.#lastId === newest && this.#waiting.size === waiting;
      if (isSilent) this.#giveUp();
      else if (this.#waiting.size > 0) this.#silenceTimer?.refresh();
    });
  }

  /** A statement cannot be cancelled from outside, but the thread can be ended: the files survive it like a crash. */
  #giveUp(): void {
    this.#end(new DatabaseAwayError('The database did not answer in time.'));
    void this.worker.terminate();
  }

  #onAnswer({ id, result, error }: Message): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (this.#waiting.size > 0) this.#silenceTimer?.refresh();
    else this.#stopTimer();
    if (error) waiting.reject(Object.assign(new Error(error.message), error));
    else waiting.resolve(result as never);
  }

  #end(because: DatabaseAwayError): void {
    if (this.#endReason) return;
    this.#endReason = because;
    this.#stopTimer();
    this.onEnd();
    for (const { reject } of this.#waiting.values()) reject(because);
    this.#waiting.clear();
  }

  #stopTimer(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = undefined;
  }
}
