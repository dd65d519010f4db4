import { beforeEach, describe, expect, test } from 'vitest';
import { BROWSER_ID_HEADER } from '#contract/browser-id.ts';
import {
  DAY_MS,
  MISSED_SEARCH_BROWSERS_MIN,
  MISSED_SEARCH_DAYS,
  MISSED_SEARCH_PER_ADDRESS_MAX,
} from '#contract/limits.ts';
import { items, missedSearches } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { app, call, factories, db, passTime } = await buildTestApp({
  env: { TRUST_PROXY: 'on', RATE_LIMITS: 'off', LONG_TAIL: 'off' },
});

beforeEach(async () => {
  await emptyTables(db);
  await app.refreshSearch();
});

async function addItem(word: { readonly kanji: string; readonly hiragana: string }) {
  await db.insert(items).values({ ...word, sino: '', mean: 'nghĩa' });
  await app.refreshSearch();
}

const browserId = (number: number) => `browser-number-${String(number).padStart(6, '0')}`;
const miss = (kanji: string, number: number | null, address = `192.0.2.${number ?? 0}`) =>
  call('POST', '/api/missed-searches', {
    body: { kanji },
    headers: {
      'X-Forwarded-For': address,
      ...(number !== null && { [BROWSER_ID_HEADER]: browserId(number) }),
    },
  });
async function missByMany(kanji: string, browsers: number) {
  for (let number = 1; number <= browsers; number += 1) await miss(kanji, number);
}
/** A new admin each time, because tokens expire while time passes. */
async function listed() {
  const { token } = await factories.user({ roles: ['ADMIN'] });
  return (await call('GET', '/api/missed-searches', { token })).body;
}
const stored = () => db.select().from(missedSearches);

describe('searches without a result', () => {
  test('a text is listed once five browsers have typed it, the most frequent first', async () => {
    await missByMany('推し活', MISSED_SEARCH_BROWSERS_MIN);
    await missByMany('máy rửa chén', MISSED_SEARCH_BROWSERS_MIN + 1);
    expect(await listed()).toMatchObject([
      { text: 'máy rửa chén', browsers: MISSED_SEARCH_BROWSERS_MIN + 1 },
      { text: '推し活', browsers: MISSED_SEARCH_BROWSERS_MIN },
    ]);
  });

  test('until then nobody can read it, not even in the database', async () => {
    await missByMany('người yêu của lan', MISSED_SEARCH_BROWSERS_MIN - 1);
    expect(await listed()).toEqual([]);
    const rows = await stored();
    expect(rows).toHaveLength(MISSED_SEARCH_BROWSERS_MIN - 1);
    expect(JSON.stringify(rows)).not.toContain('lan');
    expect(JSON.stringify(rows)).not.toContain('browser-number');
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  test('rows of one browser cannot be linked', async () => {
    await miss('推し活', 1);
    await miss('沼落ち', 1);
    const rows = await stored();
    expect(new Set(rows.flatMap(({ browser, origin }) => [browser, origin])).size).toBe(4);
  });

  test.each([
    { texts: ['推し活', ' 推し活 ', '推し活'], rows: 1, why: 'one browser counts once' },
    { texts: ['Máy Rửa Chén', 'máy  rửa chén'], rows: 1, why: 'capitals and spaces are no difference' },
    { texts: ['lan@example.vn', '0901 234 567'], rows: 0, why: 'addresses and numbers are not counted' },
    { texts: ['x'.repeat(100)], rows: 0, why: 'sentences are not counted' },
    { texts: ['田中'], rows: 0, why: 'a name is an answer' },
    { texts: ['てしまう'], rows: 0, why: 'so is a grammar point' },
    { texts: ['十二'], rows: 0, why: 'and a number' },
  ])('$texts: $why', async ({ texts, rows }) => {
    for (const text of texts) expect(await miss(text, 1)).toMatchObject({ status: 200 });
    expect(await stored()).toHaveLength(rows);
  });

  test('a word of the dictionary is not missing', async () => {
    await addItem({ kanji: '勉強', hiragana: 'べんきょう' });
    await miss('勉強', 1);
    await miss('べんきょう', 2);
    expect(await stored()).toEqual([]);
  });

  test('a text leaves the list when its entry is there', async () => {
    await missByMany('推し活', MISSED_SEARCH_BROWSERS_MIN);
    await addItem({ kanji: '推し活', hiragana: 'おしかつ' });
    expect(await listed()).toEqual([]);
  });

  test('invented browsers at one address bring nothing onto the list', async () => {
    for (let number = 1; number <= 10; number += 1) await miss('スパム', number, '198.51.100.7');
    expect(await stored()).toHaveLength(MISSED_SEARCH_PER_ADDRESS_MAX);
    expect(await listed()).toEqual([]);
  });

  test('a browser without an id is not counted', async () => {
    expect(await miss('推し活', null)).toMatchObject({ status: 200 });
    expect(await stored()).toEqual([]);
  });

  test('after 90 days it is neither listed nor stored', async () => {
    await missByMany('推し活', MISSED_SEARCH_BROWSERS_MIN);
    passTime(MISSED_SEARCH_DAYS * DAY_MS - 1);
    expect(await listed()).toHaveLength(1);
    passTime(1);
    expect(await listed()).toEqual([]);
    await app.background.cleanUp();
    expect(await stored()).toEqual([]);
  });

  test('a blank text is refused', async () => {
    expect(await miss('  ', 1)).toMatchObject({ status: 400, body: { field: 'kanji' } });
  });
});
