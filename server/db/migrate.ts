import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import {
  DATABASE_CONNECT_MS,
  MIGRATION_LOCK_MS,
  MIGRATION_RETRY_MS,
  MIGRATION_TOLD_AFTER_MS,
  MIGRATION_TRIES_MAX,
} from '#contract/database-limits.ts';
import { operatorTexts } from '#contract/texts/operator.ts';
import { projectRoot } from '../project-root.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { DatabaseUnreachableError } from './database-away.ts';
import { asPglite, type PgliteClient } from './pglite/pglite-client.ts';

export const migrationsFolder = join(projectRoot, 'server/db/migrations');

/**
 * The first migration holds the tables of all releases up to this time. Drizzle compares times only, so a database of the
 * last of them counts as migrated, and gets what comes after it.
 */
const FIRST_MIGRATION_AT = 1_795_036_082_979;

/** Tables that are older than the first migration, which would create them again. */
export class DatabaseTooOldError extends Error {
  override readonly name = 'DatabaseTooOldError';

  constructor() {
    super(operatorTexts.databaseTooOld);
  }
}

const LAST_MIGRATION = {
  exists: `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  at: 'select max(created_at)::float8 as at from drizzle.__drizzle_migrations',
};

async function refuseTooOld(
  query: (statement: string) => Promise<{ rows: readonly unknown[] }>,
): Promise<void> {
  const [table] = (await query(LAST_MIGRATION.exists)).rows as { found: boolean }[];
  if (!table?.found) return;
  const [last] = (await query(LAST_MIGRATION.at)).rows as { at: number | null }[];
  if (typeof last?.at === 'number' && last.at < FIRST_MIGRATION_AT) throw new DatabaseTooOldError();
}

interface MigrationOptions {
  /** Called once if it takes long, and by a node that waits for another one. */
  readonly inform?: (line: string) => void;
  readonly informAfterMs?: number;
  readonly folder?: string;
  readonly lockMs?: number;
  readonly retryMs?: number;
}

/** An index over millions of rows takes minutes: no limit of a statement applies, and the operator knows why. */
export async function migratePglite(client: PgliteClient, options: MigrationOptions = {}): Promise<void> {
  const { folder: from = migrationsFolder } = options;
  const migrate = async () => {
    await refuseTooOld((statement) => client.query(statement));
    await migrateOnPglite(drizzlePglite(asPglite(client)), { migrationsFolder: from });
  };
  await informIfSlow(operatorTexts.migrating, options, () =>
    client.withoutLimit ? client.withoutLimit(migrate) : migrate(),
  );
}

async function informIfSlow<T>(
  line: string,
  { inform = () => {}, informAfterMs = MIGRATION_TOLD_AFTER_MS }: MigrationOptions,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setTimeout(() => inform(line), informAfterMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** Takes a lock, so that nodes that start together migrate one after another; it ends with the connection. */
export async function migratePostgres(databaseUrl: string, options: MigrationOptions = {}): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: DATABASE_CONNECT_MS,
  });
  await client.connect().catch((error: unknown) => {
    // When pg tried several addresses, the AggregateError itself has no message.
    throw new DatabaseUnreachableError(error instanceof AggregateError ? error.errors[0] : error);
  });
  try {
    // Servers and roles can have limits of their own.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    await informIfSlow(operatorTexts.waitingForMigration, options, () =>
      client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]),
    );
    await refuseTooOld((statement) => client.query(statement));
    await informIfSlow(operatorTexts.migrating, options, () => migrateStepByStep(client, options));
  } finally {
    await client.end();
  }
}

/**
 * The previous release serves meanwhile, so each statement is a transaction of its own: one that held the locks of several
 * tables would end requests in deadlocks. Interrupted, it is begun again: migrations can be repeated (decision 076).
 */
async function migrateStepByStep(
  client: Client,
  { folder = migrationsFolder, lockMs = MIGRATION_LOCK_MS, retryMs = MIGRATION_RETRY_MS }: MigrationOptions,
): Promise<void> {
  const [table] = (await client.query<{ found: boolean }>(LAST_MIGRATION.exists)).rows;
  // Nobody uses an empty database.
  if (!table?.found) return migrateOnPostgres(drizzlePostgres(client), { migrationsFolder: folder });
  const [last] = (await client.query<{ at: number | null }>(LAST_MIGRATION.at)).rows;
  await client.query(`set lock_timeout = ${lockMs}`);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= (last?.at ?? 0)) continue;
    for (const statement of sql) await runWhenFree(client, statement, retryMs);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** It never waits long for a lock, because others who want the table wait behind it: it lets them through and tries again. */
async function runWhenFree(client: Client, statement: string, retryMs: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if (!isLockedOut(error) || tries >= MIGRATION_TRIES_MAX) throw error;
    }
    await wait(retryMs);
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** Drizzle wraps what its driver throws. */
const isLockedOut = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK)) ||
    isLockedOut(error.cause));
