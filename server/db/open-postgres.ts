import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import {
  DATABASE_CONNECT_MS,
  DATABASE_IDLE_TRANSACTION_MS,
  DATABASE_POOL_DEFAULT,
  DATABASE_STATEMENT_MS,
} from '#contract/database-limits.ts';
import { createChanges } from './changes.ts';
import { isDatabaseAway } from './database-away.ts';
import { askWithin, LISTEN_TIMING, listenOnPostgres, type ListenTiming } from './listen-on-postgres.ts';
import { migratePostgres } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import * as schema from './schema/index.ts';

/** For a server that does not answer at all. Longer than the server's own limit, which normally applies first. */
const SILENCE_MS = DATABASE_STATEMENT_MS + 2_000;

interface PostgresOptions {
  /** How many connections this node may open, beside the one that listens. */
  readonly poolSize?: number | undefined;
  readonly listenTiming?: ListenTiming;
  /** Called with what an operator has to know during the start. */
  readonly inform?: ((line: string) => void) | undefined;
}

/** A PostgreSQL server, which can be shared by several nodes. */
export async function openPostgres(
  databaseUrl: string,
  onConnectionError: (error: unknown) => void,
  { poolSize = DATABASE_POOL_DEFAULT, listenTiming = LISTEN_TIMING, inform }: PostgresOptions = {},
): Promise<OpenDatabase> {
  await migratePostgres(databaseUrl, inform && { inform });

  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: DATABASE_CONNECT_MS,
    statement_timeout: DATABASE_STATEMENT_MS,
    idle_in_transaction_session_timeout: DATABASE_IDLE_TRANSACTION_MS,
    query_timeout: SILENCE_MS,
  });
  // The pool replaces an idle connection that was lost; without a handler it would end the process instead.
  pool.on('error', onConnectionError);
  // The pool does not listen to a connection in use: one that is lost between two statements of a transaction would end it too.
  const inUse = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (inUse.has(client)) onConnectionError(error);
    }),
  );
  const db = openPool(pool);
  const { changeListener, ...changes } = createChanges(db);
  const listener = {
    ...changeListener,
    onGap: () => void dropSilentConnections(pool, listenTiming.answerMs).then(changeListener.onGap),
  };
  let stopListening = async () => {};
  const closeOnce = async () => {
    await stopListening();
    await pool.end();
  };
  try {
    stopListening = await listenOnPostgres(databaseUrl, listener, onConnectionError, listenTiming);
    // What was announced so far is in what this node is about to read.
    await changes.compare();
  } catch (error) {
    await closeOnce();
    throw error;
  }

  let closing: Promise<void> | undefined;

  return {
    db,
    changes,
    pool,
    ping: async () => void (await pool.query('select 1')),
    close: () => (closing ??= closeOnce()),
  };
}

/**
 * What has cut off the connection that listens may have cut off the others too. They would notice only at their next
 * statement, after its whole time.
 */
async function dropSilentConnections(pool: Pool, answerMs: number): Promise<void> {
  const dropIfSilent = async () => {
    const client = await pool.connect();
    await askWithin(client, 'select 1', answerMs).then(
      () => client.release(),
      () => client.release(true),
    );
  };
  // Those that cannot be opened are none that could be used.
  await Promise.allSettled(Array.from({ length: pool.idleCount }, dropIfSilent));
}

const OPTIONS = { schema, casing: 'snake_case' } as const;

/**
 * Drizzle begins a transaction before it takes care of the connection: one whose `begin` fails would never come back to the pool,
 * and after ten of them nobody would get one. A connection that fails is closed, because nobody knows what it still does.
 */
function openPool(pool: Pool) {
  const db = drizzle(pool, OPTIONS);
  const ofConnection = new WeakMap<PoolClient, ReturnType<typeof open>>();
  const open = (client: PoolClient) => drizzle(client, OPTIONS);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const connection = ofConnection.get(client) ?? open(client);
    ofConnection.set(client, connection);
    let failure: unknown;
    try {
      return await connection.transaction(work, config);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isDatabaseAway(failure));
    }
  };
  return db;
}
