import { beforeEach, expect, test } from 'vitest';
import type { Item } from '#contract/dictionary/item.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { Reply } from '#server/testing/caller.ts';
import { emptyTables } from '#server/testing/empty-tables.ts';

const { app, call, db, factories } = await buildTestApp();
const school = { id: 1, kanji: '学校', hiragana: 'がっこう', mean: 'trường học' };
const student = { id: 4, kanji: '学生', hiragana: 'がくせい', mean: 'sinh viên' };

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values([school, student]);
  await app.refreshSearch();
});

const whole = () => call('GET', '/api/items');
const seen = ({ body, headers }: Reply) => ({
  words: (body as Item[]).map(({ kanji }) => kanji),
  total: headers.get('X-Total-Count'),
});

test('the whole list comes from memory, until the dictionary is read anew', async () => {
  expect(seen(await whole())).toEqual({ words: ['学生', '学校'], total: '2' });
  await db.delete(items);
  expect(seen(await whole())).toEqual({ words: ['学生', '学校'], total: '2' });
  await app.refreshSearch();
  expect(seen(await whole())).toEqual({ words: [], total: '0' });
});

test('it is the same as page by page', async () => {
  expect((await whole()).body).toEqual((await call('GET', '/api/items?page=1')).body);
});

test('what an admin has just changed is in it', async () => {
  const { token } = await factories.user({ roles: ['ADMIN'] });
  await whole();
  await call('PUT', '/api/items/1', { token, body: { ...school, kanji: '学舎' } });
  expect(seen(await whole()).words).toEqual(['学生', '学舎']);
  await call('DELETE', '/api/items/4', { token });
  expect(seen(await whole())).toEqual({ words: ['学舎'], total: '1' });
});

test.each([
  { query: '?page=1&size=1', words: ['学生'], total: '2', why: 'a page' },
  { query: '?page=2&size=1', words: ['学校'], total: '2', why: 'the next one' },
  { query: '?search=truong', words: ['学校'], total: '1', why: 'a search' },
  { query: '?search=', words: ['学生', '学校'], total: '2', why: 'a search for nothing' },
])('$why', async ({ query, words, total }) => {
  expect(seen(await call('GET', `/api/items${query}`))).toEqual({ words, total });
});
