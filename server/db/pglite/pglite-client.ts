import type { PGlite } from '@electric-sql/pglite';
import { DATABASE_WAITING_MAX } from '#contract/limits.ts';
import { DatabaseAwayError } from '../database-away.ts';

type Query = PGlite['query'];

/** The only connection that PGlite has: whoever uses it takes turns. */
export interface PgliteConnection {
  readonly query: Query;
  exec(sql: string): Promise<unknown>;
  /** With it, an open transaction is gone as well. */
  readonly isGone?: boolean;
}

/** What drizzle and we ask of PGlite. */
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

/** Statements and transactions that share the one connection, `connect`ed anew for each in case it was replaced. */
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
          if (!connection.isGone) await connection.exec('rollback');
          throw error;
        }
      }),

    /** Runs when everything before it has ended. */
    atTheEnd: (work: () => Promise<void>): Promise<void> => turns.take('alone', work),
  };
}

type Share = 'shared' | 'alone';

/** Statements may follow each other closely, but none may come in between a transaction. */
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
