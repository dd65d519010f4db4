import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { NEWER_COLUMN } from '#server/testing/data/newer-columns.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import * as schema from './schema/index.ts';

const { db } = await openTestDatabase();

test('all tests of the API run on tables with columns of a newer release', async () => {
  const { rows } = await db.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  );
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const added = tables.map((table) => {
    const columns = rows.filter((row) => row.table === getTableName(table)).map(({ column }) => column);
    const known = Object.keys(getTableColumns(table)).length;
    return [
      getTableName(table),
      columns.filter((name) => NEWER_COLUMN.test(name)).length,
      columns.length - known,
    ];
  });
  expect(added).toEqual(tables.map((table) => [getTableName(table), 2, 2]));
  expect(tables.length).toBeGreaterThan(40);
});
