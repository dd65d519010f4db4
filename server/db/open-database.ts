import type { Pool } from 'pg';
import { DATABASE_PING_MS } from '#contract/limits.ts';
import type { Changes } from './changes.ts';
import { DatabaseAwayError } from './database-away.ts';
import type { Database } from './database.ts';

export interface OpenDatabase {
  readonly db: Database;
  readonly changes: Changes;
  /** The connections to a PostgreSQL server; PGlite has none to share. */
  readonly pool?: Pool;
  /** Rejects when the database does not answer within `DATABASE_PING_MS`. */
  ping(): Promise<void>;
  /** May be called more than once. */
  close(): Promise<void>;
}

/** Settles as the answer does, or rejects when it takes longer than somebody who asks for readiness waits. */
export async function inTime(answer: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const error = new DatabaseAwayError(`No answer within ${DATABASE_PING_MS} ms.`);
    late = setTimeout(() => reject(error), DATABASE_PING_MS);
  });
  try {
    await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(late);
  }
}
