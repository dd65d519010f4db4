import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { db } = await openTestDatabase();

/**
 * A foreign key has no index of its own. Without one, each deleted account, sentence or word reads the whole table that
 * references it. Partial indexes do not count: they find only some of the rows.
 */
test('every foreign key has an index that begins with its columns', async () => {
  const { rows } = await db.execute<{ key: string }>(sql`
    select conrelid::regclass || ' (' || string_agg(attname, ', ' order by place) || ')' as key
    from pg_constraint
    cross join lateral unnest(conkey) with ordinality as columns (number, place)
    join pg_attribute on attrelid = conrelid and attnum = number
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index
        where indrelid = conrelid and indpred is null and indisvalid
          -- The columns of an index are counted from 0.
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
    group by pg_constraint.oid, conrelid
    order by key`);
  expect(rows.map(({ key }) => key)).toEqual([]);
});

/** Joins and clean-ups that no foreign key tells of. */
test.each([
  {
    table: 'learning_events',
    columns: ['user_id', 'at'],
    why: 'reminders read when somebody has learnt',
  },
  {
    table: 'score_ledger',
    columns: ['user_id', 'sentence_id'],
    why: 'progress joins the points of one learner with sentences',
  },
  { table: 'score_ledger', columns: ['created_at'], why: 'topics are popular by the points of last days' },
  { table: 'content_versions', columns: ['kind', 'content_id'], why: 'the history of one piece' },
  { table: 'favorites', columns: ['item_id'], why: 'a trigger deletes those of a deleted word' },
])('$table has an index on $columns: $why', async ({ table, columns }) => {
  const { rows } = await db.execute<{ columns: string[] }>(sql`
    select array(
      select attname::text from unnest(indkey) with ordinality as columns (number, place)
      join pg_attribute on attrelid = indrelid and attnum = number order by place) as columns
    from pg_index where indrelid = ${table}::regclass and indpred is null`);
  expect(rows.map((row) => row.columns.slice(0, columns.length))).toContainEqual(columns);
});
