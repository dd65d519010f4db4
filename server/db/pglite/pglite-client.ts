import type { PGlite } from '@electric-sql/pglite';
import { DATABASE_WAITING_MAX } from '#contract/database-limits.ts';
import { DatabaseAwayError } from '../database-away.ts';

type Query = PGlite['query'];

/** PGlite has one connection; its users take turns. */
export interface PgliteConnection {
  readonly query: Query;
  exec(sql: string): Promise<unknown>;
  /** Its open transaction has ended with it. */
  readonly hasEnded?: boolean;
}

/** The part of PGlite that drizzle and we use. */
export interface PgliteClient {
  readonly query: Query;
  exec(sql: string): Promise<unknown>;
  transaction<T>(work: (tx: { readonly query: Query }) => Promise<T>): Promise<T | undefined>;
  listen(channel: string, onNotify: (payload: string) => void): Promise<unknown>;
  /** While this work runs, a statement may take as long as it needs: otherwise one that is silent counts as hung. */
  withoutLimit?<T>(work: () => Promise<T>): Promise<T>;
  /** Calls the listener whenever notifications may have been missed. */
  onGap?(listener: () => void): void;
  close(): Promise<void>;
}

/** Safe, because drizzle uses only the members above. */
export const asPglite = (client: PgliteClient): PGlite => client as unknown as PGlite;

/** Statements and transactions on one connection. `connect` is called for each, because the thread may be replaced. */
export function takeTurns(connect: () => Promise<PgliteConnection>) {
  const turns = new Turns();
  const query: Query = (sql, params, options) =>
    turns.take('shared', async () => (await connect()).query(sql, params, options));

  return {
    query,

    exec: (sql: string): Promise<unknown> => turns.take('shared', async () => (await connect()).exec(sql)),

    transaction: <T>(work: (tx: { readonly query: Query }) => Promise<T>): Promise<T> =>
      turns.take('alone', async () => {
        const connection = await connect();
        await connection.exec('begin');
        try {
          const result = await work(connection);
          await connection.exec('commit');
          return result;
        } catch (error) {
          if (!connection.hasEnded) await connection.exec('rollback');
          throw error;
        }
      }),

    /** Runs after all earlier statements have ended. */
    atTheEnd: (work: () => Promise<void>): Promise<void> => turns.take('alone', work),
  };
}

type Share = 'shared' | 'alone';

/** Statements may be sent concurrently, but none may run inside another's transaction. */
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
