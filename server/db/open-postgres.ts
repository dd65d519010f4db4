import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import {
  DATABASE_CONNECT_MS,
  DATABASE_IDLE_TRANSACTION_MS,
  DATABASE_STATEMENT_MS,
} from '#contract/server-limits.ts';
import { createChanges } from './changes.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { migratePostgres } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import * as schema from './schema/index.ts';

/** For a server that does not answer at all. Longer than the server's own limit, which normally applies first. */
const SILENCE_MS = DATABASE_STATEMENT_MS + 2_000;

/** A PostgreSQL server, which can be shared by several nodes. */
export async function openPostgres(
  databaseUrl: string,
  onConnectionError: (error: unknown) => void,
): Promise<OpenDatabase> {
  await migratePostgres(databaseUrl);

  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: DATABASE_CONNECT_MS,
    statement_timeout: DATABASE_STATEMENT_MS,
    idle_in_transaction_session_timeout: DATABASE_IDLE_TRANSACTION_MS,
    query_timeout: SILENCE_MS,
  });
  // The pool replaces an idle connection that was lost; without a handler it would end the process instead.
  pool.on('error', onConnectionError);
  // The pool does not listen to a connection in use: one that is lost between two statements of a transaction would end it too.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  const { changeListener, ...changes } = createChanges(db);
  const stopListening = await listenOnPostgres(databaseUrl, changeListener, onConnectionError);

  let closing: Promise<void> | undefined;
  const closeOnce = async () => {
    await stopListening();
    await pool.end();
  };

  return {
    db,
    changes,
    pool,
    ping: async () => void (await pool.query('select 1')),
    close: () => (closing ??= closeOnce()),
  };
}
