import type { Pool } from 'pg';
import type { Changes } from './changes.ts';
import type { Database } from './database.ts';

export interface OpenDatabase {
  readonly db: Database;
  readonly changes: Changes;
  /** The connections to a PostgreSQL server; absent for PGlite. */
  readonly pool?: Pool;
  /** Whether it was copied from the snapshot of the build just now. */
  readonly isFromSnapshot?: boolean;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** May be called more than once. */
  close(): Promise<void>;
}
