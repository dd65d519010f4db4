import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import * as schema from '#server/db/schema/index.ts';

/** Rows are deleted this often before all tables are truncated: deleted rows keep taking space until then. */
const DELETIONS_IN_A_ROW = 50;
let deletions = 0;

const caches = new Set<() => void>();

/** Clears caches: otherwise a test would get replies with the rows of the previous test. */
export const whenEmptied = (forget: () => void): void => void caches.add(forget);

/** Removes all rows, and resets the ids. */
export async function emptyTables(db: Database): Promise<void> {
  deletions = (deletions + 1) % DELETIONS_IN_A_ROW;
  if (deletions === 0) await truncateAll(db);
  else await deleteRows(db);
  for (const forget of caches) forget();
}

async function truncateAll(db: Database): Promise<void> {
  await db.execute(sql`truncate ${sql.join(TABLES.map(identifierOf), sql`, `)} restart identity`);
}

/** Most tests fill only a few tables: truncating all of them takes many times as long. */
async function deleteRows(db: Database): Promise<void> {
  const filled = await filledTables(db);
  for (const table of TABLES) if (filled.has(getTableName(table))) await db.delete(table);
  await db.execute(
    sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
}

async function filledTables(db: Database): Promise<ReadonlySet<string>> {
  const questions = TABLES.map(
    (table) => sql`select ${getTableName(table)} as name where exists (select 1 from ${table})`,
  );
  const { rows } = await db.execute<{ name: string }>(sql.join(questions, sql` union all `));
  return new Set(rows.map(({ name }) => name));
}

const identifierOf = (table: PgTable) => sql.identifier(getTableName(table));

const referencesOf = (table: PgTable): PgTable[] =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((other) => other !== table);

/** Referencing tables before the referenced ones. */
const TABLES: readonly PgTable[] = inOrderOfDeletion(Object.values(schema));

function inOrderOfDeletion(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const visit = (table: PgTable): void => {
    if (ordered.has(table)) return;
    for (const other of referencesOf(table)) visit(other);
    ordered.add(table);
  };
  tables.forEach(visit);
  return [...ordered].toReversed();
}
