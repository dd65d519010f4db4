import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { createStatements } from './pglite-statements.mjs';

const client = await PGlite.create();
afterAll(() => client.close());
await client.exec('create table notes (id int primary key, text text, tags text[], extra jsonb)');
const { query } = createStatements(client);

const preparedCount = async () =>
  (await client.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')).rows[0]
    ?.count;

test('a statement is prepared once and answers for each set of parameters', async () => {
  const before = (await preparedCount()) ?? 0;
  for (const value of [7, -1, null]) {
    expect((await query('select $1::int as n', [value])).rows).toEqual([{ n: value }]);
  }
  expect(await preparedCount()).toBe(before + 1);
});

test.each([
  { rowMode: 'array' as const, rows: [[1, 'một', ['a', 'b'], { deep: [true] }]] },
  { rowMode: 'object' as const, rows: [{ id: 1, text: 'một', tags: ['a', 'b'], extra: { deep: [true] } }] },
])('rows come as $rowMode, with the types of their columns', async ({ rowMode, rows }) => {
  await query('delete from notes');
  const inserted = await query('insert into notes values ($1, $2, $3, $4)', [
    1,
    'một',
    ['a', 'b'],
    { deep: [true] },
  ]);
  expect(inserted).toMatchObject({ affectedRows: 1, rows: [] });
  expect((await query('select * from notes', [], rowMode)).rows).toEqual(rows);
});

test.each([
  { sql: 'insert into notes (id) values ($1)', params: [1], code: '23505', why: 'a violated constraint' },
  { sql: 'select $1::int', params: ['mười'], code: '22P02', why: 'a parameter that does not fit' },
  { sql: 'select from where', params: [], code: '42601', why: 'a syntax error' },
])('$why fails with its code, and the connection goes on', async ({ sql, params, code }) => {
  await query('insert into notes (id) values (1) on conflict do nothing');
  for (let time = 0; time < 2; time += 1) await expect(query(sql, params)).rejects.toMatchObject({ code });
  expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('statements that are never used again are closed: their number is bounded', async () => {
  for (let n = 0; n < 400; n += 1) await query(`select ${n} as n`);
  expect(await preparedCount()).toBe(300);
  expect((await query('select 0 as n')).rows, 'a closed statement is prepared again').toEqual([{ n: 0 }]);
});

test('a very long text is executed without being prepared', async () => {
  const before = await preparedCount();
  const long = `select '${'x'.repeat(4_000)}' as text`;
  expect((await query<{ text: string }>(long)).rows[0]?.text).toHaveLength(4_000);
  expect(await preparedCount()).toBe(before);
});

test('a statement prepared in a transaction that is rolled back stays usable', async () => {
  await client.exec('begin');
  await query('select 17 as n');
  await client.exec('rollback');
  expect((await query('select 17 as n')).rows).toEqual([{ n: 17 }]);
});
