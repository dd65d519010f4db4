import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Item } from '#contract/dictionary/item.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { Reply } from '#server/testing/caller.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

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

test('the whole list comes from memory, until the dictionary is read again', async () => {
  expect(seen(await whole())).toEqual({ words: ['学生', '学校'], total: '2' });
  await db.delete(items);
  expect(seen(await whole())).toEqual({ words: ['学生', '学校'], total: '2' });
  await app.refreshSearch();
  expect(seen(await whole())).toEqual({ words: [], total: '0' });
});

test('it equals the list page by page', async () => {
  expect((await whole()).body).toEqual((await call('GET', '/api/items?page=1')).body);
});

test('it contains what an admin has just changed', async () => {
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
  { query: '?search=', words: ['学生', '学校'], total: '2', why: 'a search without results' },
])('$why', async ({ query, words, total }) => {
  expect(seen(await call('GET', `/api/items${query}`))).toEqual({ words, total });
});

test('the words of each level, the easiest first; a change of level is there at once', async () => {
  const levels = async () => (await call('GET', '/api/items/levels')).body;
  const none = ['N3', 'N2', 'N1'].map((level) => ({ level, wordIds: [] }));
  expect(await levels()).toEqual([{ level: 'N5', wordIds: [1, 4] }, { level: 'N4', wordIds: [] }, ...none]);
  const { token } = await factories.user({ roles: ['ADMIN'] });
  await call('PUT', '/api/items/4', { token, body: { ...student, type: 'N4' } });
  expect(await levels()).toEqual([{ level: 'N5', wordIds: [1] }, { level: 'N4', wordIds: [4] }, ...none]);
});

describe('a search in the list', () => {
  const signs = { kanji: '100%', hiragana: 'ひゃくパーセント', mean: 'một trăm phần trăm' };
  const road = { kanji: '道', hiragana: 'みち', sino: 'ĐẠO', mean: 'con đường' };

  beforeEach(async () => {
    await db.insert(items).values([
      { ...road, id: 7 },
      { ...signs, id: 9 },
    ]);
    await db.update(items).set({ sino: 'HỌC HIỆU' }).where(eq(items.id, school.id));
    await app.refreshSearch();
  });

  test.each([
    { search: '校', found: ['学校'], why: 'a part of the spelling' },
    { search: 'っこ', found: ['学校'], why: 'a part of the reading' },
    { search: 'かっこう', found: [], why: 'か is not が: voicing marks distinguish words' },
    { search: 'hoc hieu', found: ['学校'], why: 'Hán Việt without marks' },
    { search: 'HỌC', found: ['学校'], why: 'Hán Việt and the meaning in capitals' },
    { search: 'dao', found: ['道'], why: 'Đ without its stroke' },
    { search: 'duong', found: ['道'], why: 'the meaning without marks' },
    { search: '%', found: ['100%'], why: 'a wildcard of SQL' },
    { search: '_', found: [], why: 'another one' },
    { search: '道みち', found: [], why: 'never across two fields' },
    { search: '  trăm ', found: ['100%'], why: 'surrounding spaces are ignored' },
  ])('“$search”: $why', async ({ search, found }) => {
    const reply = await call('GET', `/api/items?search=${encodeURIComponent(search)}`);
    expect(seen(reply)).toEqual({ words: found, total: String(found.length) });
  });

  test('page by page, with the total count', async () => {
    const page = (at: number) => call('GET', `/api/items?search=h&page=${at}&size=2`);
    expect(seen(await page(1))).toEqual({ words: ['100%', '学生'], total: '3' });
    expect(seen(await page(2))).toEqual({ words: ['学校'], total: '3' });
    expect(seen(await page(3))).toEqual({ words: [], total: '3' });
  });

  test('comes from memory: rows not read yet are not found', async () => {
    await db.delete(items);
    expect(seen(await call('GET', '/api/items?search=dao')).words).toEqual(['道']);
    expect(seen(await call('GET', '/api/items?page=1&size=1')).words).toEqual(['100%']);
  });

  test('an admin finds what they have just saved, and not what they deleted', async () => {
    const { token } = await factories.user({ roles: ['ADMIN'] });
    const find = async () => seen(await call('GET', '/api/items?search=cay cau', { token })).words;
    expect(await find()).toEqual([]);
    const body = { kanji: '橋', hiragana: 'はし', mean: 'cây cầu' };
    const { id } = (await call('POST', '/api/items', { token, body })).body as Item;
    expect(await find()).toEqual(['橋']);
    await call('DELETE', `/api/items/${id}`, { token });
    expect(await find()).toEqual([]);
  });
});
