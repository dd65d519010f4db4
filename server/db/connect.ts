import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';
import { openPglite } from './pglite/open-pglite.ts';

export type { Database } from './database.ts';
export type { OpenDatabase } from './open-database.ts';

export interface DatabaseLocation {
  readonly dataDir: string;
  /** Copies the files that a new embedded database begins with, if it can; without them, it begins empty. */
  readonly copySnapshot?: ((to: string) => Promise<boolean>) | undefined;
  /** With it, a PostgreSQL server; without, PGlite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Connections to that server. */
  readonly poolSize?: number | undefined;
  /** Called for every lost connection to the server; reconnecting is automatic. */
  readonly onConnectionError?: (error: unknown) => void;
  /** Called with warnings about the data folder. */
  readonly warnOperator?: (line: string) => void;
  /** Called when opening takes long. */
  readonly informOperator?: (line: string) => void;
}

/** Opens the database and brings its tables up to date. */
export function openDatabase({
  dataDir,
  databaseUrl,
  poolSize,
  copySnapshot,
  onConnectionError = warn,
  warnOperator = warn,
  informOperator,
}: DatabaseLocation): Promise<OpenDatabase> {
  return databaseUrl
    ? openPostgres(databaseUrl, onConnectionError, { poolSize, inform: informOperator })
    : openPglite({ dataDir, warn: warnOperator, inform: informOperator, copySnapshot });
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
