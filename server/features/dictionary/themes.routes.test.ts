import { beforeEach, expect, test } from 'vitest';
import type { ThemeCount, ThemeWords } from '#contract/dictionary/theme-endpoints.ts';
import { themeTexts } from '#contract/texts/themes.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { app, call, db } = await buildTestApp();

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values([
    { id: 1, kanji: '家賃', hiragana: 'やちん', mean: 'tiền nhà', type: 'N3', themes: ['nha-o', 'tien-bac'] },
    { id: 2, kanji: '家', hiragana: 'いえ', mean: 'nhà', type: 'N5', themes: ['nha-o'] },
    { id: 3, kanji: '間取り', hiragana: 'まどり', mean: 'bố trí phòng', type: 'N5', themes: ['nha-o'] },
    { id: 4, kanji: '敷く', hiragana: 'しく', mean: 'trải', type: 'N3', themes: [] },
  ]);
  await app.refreshSearch();
});

test('themes that have words, with how many and the first of them', async () => {
  const { status, body } = await call('GET', '/api/themes');
  expect({ status, themes: body as ThemeCount[] }).toEqual({
    status: 200,
    themes: [
      { theme: 'nha-o', words: 3, first: ['家', '間取り', '家賃'] },
      { theme: 'tien-bac', words: 1, first: ['家賃'] },
    ],
  });
});

test('the words of a theme: easy ones first, of one level the most common first, with their readings', async () => {
  const { body } = await call('GET', '/api/themes/nha-o');
  const { theme, words } = body as ThemeWords;
  expect(theme).toBe('nha-o');
  expect(words.map(({ id, ruby }) => [id, ruby])).toEqual([
    [2, '家[いえ]'],
    [3, '間[ま]取[ど]り'],
    [1, '家[や]賃[ちん]'],
  ]);
});

test('a theme whose words are gone is an empty list', async () => {
  const { status, body } = await call('GET', '/api/themes/rac-thai');
  expect({ status, body }).toEqual({ status: 200, body: { theme: 'rac-thai', words: [] } });
});

test.each(['khong-co', 'nha-o%20', '__proto__', 'constructor'])('%s is no theme', async (name) => {
  const { status, body } = await call('GET', `/api/themes/${name}`);
  expect({ status, body }).toMatchObject({ status: 404, body: { message: themeTexts.unknown } });
});

test('a change of a word moves it at once', async () => {
  await db.update(items).set({ themes: ['tien-bac'] });
  await app.refreshSearch();
  const { body } = await call('GET', '/api/themes/tien-bac');
  expect((body as ThemeWords).words.map(({ id }) => id)).toEqual([2, 3, 4, 1]);
});
