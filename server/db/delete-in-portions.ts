import { setImmediate as nextTurn } from 'node:timers/promises';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { PARENTS_DELETED_AT_ONCE, ROWS_DELETED_AT_ONCE } from '#contract/database-limits.ts';
import type { Database } from './database.ts';
import * as schema from './schema/index.ts';

/**
 * Deletes that grow with the data (decision 070): each portion is a statement of its own, so none runs into the statement
 * timeout, other statements run in between, and an interrupted deletion is continued later.
 */

interface PortionOptions {
  /** Stops after the portion in progress. */
  readonly signal?: AbortSignal | undefined;
  readonly atOnce?: number | undefined;
}

/** Deletes all rows that the condition finds. Without an order: what is left after an interruption is any of them. */
export async function deleteInPortions(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  { signal, atOnce = rowsAtOnce(table) }: PortionOptions = {},
): Promise<void> {
  await inPortions(db, sql`delete from ${table}`, portionOf(table, where, atOnce), { signal, atOnce });
}

/**
 * Deletes rows of a table with everything that hangs on them, from the leaves: the cascade of one such delete could take
 * minutes. `ids` are values of the column that other tables reference.
 */
export async function deleteWithAllBelow(
  db: Database,
  table: PgTable,
  ids: readonly unknown[],
  options: PortionOptions = {},
): Promise<void> {
  const key = keyOf(table);
  if (!key || ids.length === 0) return;
  for (const { child, column, onDelete } of referencesTo(table)) {
    const isBelow = inArray(column, [...ids]);
    const noReference = sql`${sql.identifier(toSnakeCase(column.name))} = null`;
    if (onDelete === 'set null') await updateInPortions(db, child, noReference, isBelow, options);
    else if (keyOf(child)) await deleteParents(db, child, isBelow, options);
    else await deleteInPortions(db, child, isBelow, options);
    if (options.signal?.aborted) return;
  }
  await deleteInPortions(db, table, inArray(key, [...ids]), { signal: options.signal });
}

/** The same for all rows that the condition finds. */
export async function deleteParents(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  options: PortionOptions = {},
): Promise<void> {
  const key = keyOf(table);
  if (!key) return deleteInPortions(db, table, where, options);
  for (;;) {
    if (options.signal?.aborted) return;
    const found = await db.select({ id: key }).from(table).where(where).limit(PARENTS_DELETED_AT_ONCE);
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    await deleteWithAllBelow(db, table, ids, options);
  }
}

/** Changes all rows that the condition finds, which must not find them again. */
export async function updateInPortions(
  db: Database,
  table: PgTable,
  assignments: SQL,
  where: SQL | undefined,
  { signal, atOnce = ROWS_DELETED_AT_ONCE }: PortionOptions = {},
): Promise<void> {
  await inPortions(db, sql`update ${table} set ${assignments}`, portionOf(table, where, atOnce), {
    signal,
    atOnce,
  });
}

/** Locked, so that only rows that still match are counted, whoever changes them meanwhile. */
const portionOf = (table: PgTable, where: SQL | undefined, atOnce: number): SQL =>
  sql`select ctid from ${table} where ${where ?? sql`true`} limit ${atOnce} for update`;

/**
 * A row that another transaction was changing is found, but not written: its new version is none that this statement
 * sees. So a portion is the last one only if it was not full and everything in it was written.
 */
async function inPortions(
  db: Database,
  write: SQL,
  portion: SQL,
  { signal, atOnce }: PortionOptions & { readonly atOnce: number },
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const { rows } = await db.execute<{ found: number; written: number }>(sql`
      with portion as (${portion}),
        written as (${write} where ctid = any(array(select ctid from portion)) returning 1)
      select (select count(*) from portion)::int as found, (select count(*) from written)::int as written
    `);
    const { found = 0, written = 0 } = rows[0] ?? {};
    if (found < atOnce && written >= found) return;
    await nextTurn();
  }
}

interface Reference {
  readonly child: PgTable;
  readonly column: PgColumn;
  readonly parent: PgTable;
  readonly parentColumn: PgColumn;
  readonly onDelete: string | undefined;
}

const references: readonly Reference[] = Object.values(schema)
  .filter((value) => value instanceof PgTable)
  .flatMap((child) =>
    getTableConfig(child).foreignKeys.flatMap((key): Reference[] => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      const [column] = columns;
      const [parentColumn] = foreignColumns;
      return column && parentColumn
        ? [{ child, column, parent: foreignTable, parentColumn, onDelete: key.onDelete }]
        : [];
    }),
  );

const referencesTo = (table: PgTable) => references.filter(({ parent }) => parent === table);

/** The column that other tables reference. */
const keyOf = (table: PgTable) => referencesTo(table)[0]?.parentColumn;

/** Each row of a referenced table costs a look into every table that references it, and may take other rows along. */
const rowsAtOnce = (table: PgTable): number =>
  keyOf(table) ? PARENTS_DELETED_AT_ONCE : ROWS_DELETED_AT_ONCE;
