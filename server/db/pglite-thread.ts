import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { DATABASE_STATEMENT_MS, DATABASE_WAITING_MAX } from '#contract/limits.ts';
import { projectRoot } from '../project-root.ts';
import { DatabaseAwayError } from './database-away.ts';

type Query = PGlite['query'];

/** What drizzle and we ask of PGlite; a client inside this thread, as tests use one, offers it too. */
export interface PgliteClient {
  readonly query: Query;
  exec(sql: string): Promise<unknown>;
  transaction<T>(work: (tx: { readonly query: Query }) => Promise<T>): Promise<T | undefined>;
  listen(channel: string, onNotify: (payload: string) => void): Promise<unknown>;
  /** Calls whenever notifications may have been missed. */
  onGap?(listener: () => void): void;
  close(): Promise<void>;
}

/** Drizzle asks no more of PGlite than what is named above. */
export const asPglite = (client: PgliteClient): PGlite => client as unknown as PGlite;

interface ThreadOptions {
  readonly dataDir: string;
  readonly startWorker?: (dataDir: string) => Worker;
  readonly statementMs?: number;
}

const startPgliteWorker = (dataDir: string): Worker =>
  new Worker(join(projectRoot, 'server/db/pglite-worker.mjs'), { workerData: { dataDir }, execArgv: [] });

/** PGlite in a thread of its own (decision 028). A thread that breaks down or hangs is replaced at the next statement. */
export async function openPgliteThread(options: ThreadOptions): Promise<PgliteClient> {
  const client = new PgliteInThread(options);
  await client.start();
  return client;
}

class PgliteInThread implements PgliteClient {
  readonly #turns = new Turns();
  readonly #listeners = new Map<string, (payload: string) => void>();
  readonly #gapListeners: (() => void)[] = [];
  #thread: Promise<Thread> | null = null;
  #closed = false;

  constructor(private readonly options: ThreadOptions) {}

  async start(): Promise<void> {
    await this.#running();
  }

  readonly query: Query = (sql, params, options) =>
    this.#turns.take('shared', async () => (await this.#running()).query(sql, params, options));

  exec(sql: string): Promise<unknown> {
    return this.#turns.take('shared', async () => (await this.#running()).ask('exec', sql));
  }

  transaction<T>(work: (tx: { readonly query: Query }) => Promise<T>): Promise<T> {
    return this.#turns.take('alone', async () => {
      const thread = await this.#running();
      await thread.ask('exec', 'begin');
      try {
        const result = await work(thread);
        await thread.ask('exec', 'commit');
        return result;
      } catch (error) {
        // With the thread its transaction is gone as well.
        if (!thread.isGone) await thread.ask('exec', 'rollback');
        throw error;
      }
    });
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<void> {
    const thread = await this.#running();
    await thread.ask('listen', channel);
    this.#listeners.set(channel, onNotify);
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener);
  }

  close(): Promise<void> {
    return this.#turns.take('alone', async () => {
      this.#closed = true;
      const thread = await this.#thread?.catch(() => null);
      if (thread && !thread.isGone) await thread.close();
    });
  }

  #running(): Promise<Thread> {
    if (this.#closed) return Promise.reject(new DatabaseAwayError('The database is closed.'));
    return (this.#thread ??= this.#startThread());
  }

  async #startThread(): Promise<Thread> {
    const { dataDir, startWorker = startPgliteWorker, statementMs = DATABASE_STATEMENT_MS } = this.options;
    const forget = () => (this.#thread = null);
    const thread = new Thread(startWorker(dataDir), statementMs, this.#notify, forget);
    try {
      await thread.ready;
      for (const channel of this.#listeners.keys()) await thread.ask('listen', channel);
    } catch (error) {
      forget();
      throw error;
    }
    for (const tell of this.#gapListeners) tell();
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

/** One life of the worker. */
class Thread {
  readonly ready: Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  /** Runs while somebody waits, anew from each answer: many statements may take their time, one may not. */
  #silence: NodeJS.Timeout | undefined;
  #lastId = 0;
  #goneBecause: DatabaseAwayError | null = null;

  constructor(
    private readonly worker: Worker,
    private readonly statementMs: number,
    onNotify: (notified: Notified) => void,
    private readonly onGone: () => void,
  ) {
    this.ready = new Promise((resolve, reject) => {
      worker.on('message', (message: Message) => {
        if (message.ready) resolve();
        if (message.notified) onNotify(message.notified);
        this.#answered(message);
      });
      const end = (cause?: unknown) => {
        this.#gone(new DatabaseAwayError('The database thread has ended.', { cause }));
        reject(this.#goneBecause);
      };
      worker.on('error', end);
      worker.on('exit', () => end());
    });
  }

  get isGone(): boolean {
    return this.#goneBecause !== null;
  }

  /** Parsers are functions and cannot be sent: the worker has those that drizzle would send. */
  readonly query: Query = (sql, params, options) => this.ask('query', sql, params, options?.rowMode);

  ask<T>(method: 'query' | 'exec' | 'listen' | 'close', ...args: unknown[]): Promise<T> {
    const gone = this.#goneBecause;
    if (gone) return Promise.reject(gone);
    const id = ++this.#lastId;
    return new Promise<T>((resolve, reject) => {
      this.#silence ??= setTimeout(() => this.#suspect(), this.statementMs).unref();
      this.#waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, method, args });
    });
  }

  async close(): Promise<void> {
    const exited = new Promise((resolve) => this.worker.once('exit', resolve));
    await this.ask('close');
    await exited;
  }

  /** Where this thread itself was held up, the answer has come by now and is read first. */
  #suspect(): void {
    const newest = this.#lastId;
    const waiting = this.#waiting.size;
    setImmediate(() => {
      const isSilent = this.#lastId === newest && this.#waiting.size === waiting;
      if (isSilent) this.#giveUp();
      else if (this.#waiting.size > 0) this.#silence?.refresh();
    });
  }

  /** The statement cannot be cancelled from outside; the thread can, and the files survive that as they do a crash. */
  #giveUp(): void {
    this.#gone(new DatabaseAwayError('The database did not answer in time.'));
    void this.worker.terminate();
  }

  #answered({ id, result, error }: Message): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (this.#waiting.size > 0) this.#silence?.refresh();
    else this.#stopTimer();
    if (error) waiting.reject(Object.assign(new Error(error.message), error));
    else waiting.resolve(result as never);
  }

  #gone(because: DatabaseAwayError): void {
    if (this.#goneBecause) return;
    this.#goneBecause = because;
    this.#stopTimer();
    this.onGone();
    for (const { reject } of this.#waiting.values()) reject(because);
    this.#waiting.clear();
  }

  #stopTimer(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }
}

type Share = 'shared' | 'alone';

/** There is one connection: statements may follow each other closely, but none may come in between a transaction. */
class Turns {
  readonly #queue: { readonly share: Share; readonly start: () => void }[] = [];
  #running = 0;
  #isTaken = false;

  async take<T>(share: Share, work: () => Promise<T>): Promise<T> {
    await this.#enter(share);
    try {
      return await work();
    } finally {
      this.#leave(share);
    }
  }

  #enter(share: Share): Promise<void> | undefined {
    if (this.#queue.length === 0 && this.#isFree(share)) {
      this.#admit(share);
      return undefined;
    }
    if (this.#queue.length >= DATABASE_WAITING_MAX)
      return Promise.reject(new DatabaseAwayError('Too many statements wait for the database.'));
    return new Promise((start) => this.#queue.push({ share, start }));
  }

  #isFree = (share: Share): boolean => !this.#isTaken && (share === 'shared' || this.#running === 0);

  #admit(share: Share): void {
    this.#running += 1;
    this.#isTaken = share === 'alone';
  }

  #leave(share: Share): void {
    this.#running -= 1;
    if (share === 'alone') this.#isTaken = false;
    for (let next = this.#queue[0]; next && this.#isFree(next.share); next = this.#queue[0]) {
      this.#queue.shift();
      this.#admit(next.share);
      next.start();
    }
  }
}
