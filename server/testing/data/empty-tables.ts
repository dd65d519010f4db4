import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import * as schema from '#server/db/schema/index.ts';

/** Deleted rows keep taking space, and are read by every scan, until a vacuum. Truncating instead costs 60 new files. */
const DELETED_ROWS_MAX = 5_000;
let deletedRows = 0;

const caches = new Set<() => void>();

/** Clears caches: otherwise a test would get replies with the rows of the previous test. */
export const whenEmptied = (forget: () => void): void => void caches.add(forget);

/** Removes all rows, and resets the ids. */
export async function emptyTables(db: Database): Promise<void> {
  const { rows } = await db.execute<{ deleted: number }>(sql`select empty_all() as deleted`);
  for (const { deleted } of rows) deletedRows += deleted;
  if (deletedRows > DELETED_ROWS_MAX) {
    await db.execute(sql`vacuum ${sql.join(TABLES.map(identifierOf), sql`, `)}`);
    deletedRows = 0;
  }
  for (const forget of caches) forget();
}

/**
 * Creates `empty_all()`, which returns how many rows it has deleted. In the database, because its statements are planned
 * once: emptying from here costs ten times as much. It looks before it deletes, since most tests fill only a few tables.
 */
export async function createEmptyAll(db: Database): Promise<void> {
  const { rows: sequences } = await db.execute<{ name: string; start: number }>(
    sql`select format('%I', sequencename) as name, start_value as start from pg_sequences where schemaname = 'public'`,
  );
  const deletions = TABLES.map((table) => {
    const name = `"${getTableName(table)}"`;
    return `if exists (select from ${name}) then
      delete from ${name};
      get diagnostics deleted = row_count;
      total := total + deleted;
    end if;`;
  });
  const resets = sequences.map(
    ({ name, start }) => `case when (select is_called from ${name}) then setval('${name}', ${start}, false) end`,
  );
  await db.execute(
    sql.raw(`create or replace function empty_all() returns integer language plpgsql as $$
      declare deleted integer; total integer := 0;
      begin ${deletions.join('\n')} perform ${resets.join(', ')}; return total; end $$`),
  );
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
