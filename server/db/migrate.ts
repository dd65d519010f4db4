import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { projectRoot } from '../project-root.ts';
import { advisoryLocks } from './advisory-locks.ts';

export const migrationsFolder = join(projectRoot, 'server/db/migrations');

export async function migratePglite(client: PGlite): Promise<void> {
  await migrateOnPglite(drizzlePglite(client), { migrationsFolder });
}

/** Nodes that start together wait for one another; the lock ends with the connection. */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await migrateOnPostgres(drizzlePostgres(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
