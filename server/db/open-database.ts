import type { Changes } from './changes.ts';
import type { Database } from './database.ts';

export interface OpenDatabase {
  readonly db: Database;
  readonly changes: Changes;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** May be called more than once. */
  close(): Promise<void>;
}
