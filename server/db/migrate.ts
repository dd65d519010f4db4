import { join } from 'node:path';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { DATABASE_CONNECT_MS } from '#contract/server-limits.ts';
import { projectRoot } from '../project-root.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { DatabaseUnreachableError } from './database-away.ts';
import { asPglite, type PgliteClient } from './pglite/pglite-client.ts';

export const migrationsFolder = join(projectRoot, 'server/db/migrations');

export async function migratePglite(client: PgliteClient): Promise<void> {
  await migrateOnPglite(drizzlePglite(asPglite(client)), { migrationsFolder });
}

/** Takes a lock, so that nodes that start together migrate one after another; it ends with the connection. */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: DATABASE_CONNECT_MS,
  });
  await client.connect().catch((error: unknown) => {
    // When pg tried several addresses, the AggregateError itself has no message.
    throw new DatabaseUnreachableError(error instanceof AggregateError ? error.errors[0] : error);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await migrateOnPostgres(drizzlePostgres(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
