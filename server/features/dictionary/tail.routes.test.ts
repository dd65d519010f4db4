import { beforeEach, describe, expect, test } from 'vitest';
import type { FoundItem, ShortItem } from '#contract/dictionary/item.ts';
import type { Word } from '#contract/dictionary/word.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestTail } from '#server/testing/data/test-tail.ts';

const tail = await openTestTail();
const { app, call, db, factories } = await buildTestApp({ tail, env: { RATE_LIMITS: 'off' } });

const OWN = [
  { id: 1, kanji: '害', hiragana: 'がい', sino: 'HẠI', mean: 'cái hại', type: 'N2', wordClass: 'noun' },
  {
    id: 2,
    kanji: '割引',
    hiragana: 'わりびき',
    sino: 'CÁT DẪN',
    mean: 'giảm giá',
    type: 'N3',
    wordClass: 'noun',
  },
  {
    id: 3,
    kanji: '決める',
    hiragana: 'きめる',
    sino: 'QUYẾT',
    mean: 'quyết định',
    type: 'N4',
    wordClass: 'verb-ichidan',
  },
] as const;

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values(OWN.map((item) => ({ ...item, descriptions: [] })));
  await app.refreshSearch();
});

const search = async (typed: string): Promise<FoundItem[]> => {
  const { body } = await call('GET', `/api/items/search?kanji=${encodeURIComponent(typed)}`);
  return body as FoundItem[];
};
const firstOf = async (typed: string): Promise<FoundItem> => {
  const [first] = await search(typed);
  if (!first) throw new Error(`nothing for ${typed}`);
  return first;
};

describe('search', () => {
  test.each([
    { typed: '決済', kanji: '決済', why: 'a word of work that our dictionary does not have' },
    { typed: '生きがい', kanji: '生き甲斐', why: 'not a piece of it that we have' },
    { typed: '割引', kanji: '割引', why: 'our own word first', isOwn: true },
    { typed: 'giảm giá', kanji: '割引', why: 'Vietnamese finds our own word', isOwn: true },
    { typed: '横断歩道', kanji: '横断歩道', why: 'a longer one' },
    { typed: 'pedestrian crossing', kanji: '横断歩道', why: 'English' },
    { typed: 'discount', kanji: '割引', why: 'English finds our own word where we have it', isOwn: true },
    { typed: '炒めた', kanji: '炒める', why: 'an inflected form' },
  ])('$typed: $why', async ({ typed, kanji, isOwn = false }) => {
    const { id, kanji: spelling, type } = await firstOf(typed);
    expect(spelling).toBe(kanji);
    expect(isTailId(id)).toBe(!isOwn);
    expect(type === '').toBe(!isOwn);
  });

  test.each([
    { word: { kanji: '図書館', hiragana: 'としょかん' }, typed: 'ずしょかん', why: 'a rare reading' },
    { word: { kanji: '上手', hiragana: 'じょうず' }, typed: 'skillful', why: 'English' },
    { word: { kanji: '引っ越し', hiragana: 'ひっこし' }, typed: '引越', why: 'another spelling' },
  ])('$word.kanji is ours, not a copy of the tail: $why', async ({ typed, word }) => {
    await db.insert(items).values({ ...word, id: 4, mean: 'nghĩa', type: 'N5', descriptions: [] });
    await app.refreshSearch();
    const [first, ...others] = await search(typed);
    expect(first?.id).toBe(4);
    expect(others.filter(({ kanji, hiragana }) => kanji === word.kanji && hiragana !== 'うわて')).toEqual([]);
  });

  test('suggestions have our words for English', async () => {
    const { body } = await call('GET', '/api/items/suggest?kanji=discount');
    expect((body as ShortItem[])[0]?.id).toBe(2);
    expect((body as ShortItem[]).filter(({ kanji }) => kanji === '割引')).toHaveLength(1);
  });

  test('an unusual spelling of a number does not hide how it is said', async () => {
    const { body } = await call('GET', `/api/items/answers?kanji=${encodeURIComponent('六百')}`);
    expect(body).toMatchObject({ numberReadings: ['ろっぴゃく'] });
  });

  test('a word that we have comes once', async () => {
    const same = (await search('割引')).filter(({ kanji }) => kanji === '割引');
    expect(same.map(({ id }) => id)).toEqual([2]);
  });

  test('Hán Việt is computed from the characters, and suggestions have the tail behind our own', async () => {
    expect((await firstOf('下痢')).sino).toBe('HẠ LỴ');
    const { body } = await call('GET', `/api/items/suggest?kanji=${encodeURIComponent('決')}`);
    const [own, ...others] = body as ShortItem[];
    expect(own?.id).toBe(3);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ id }) => isTailId(id))).toBe(true);
  });
});

test('the page of a word has its characters; the list of items has only our own', async () => {
  const { id } = await firstOf('掃除機');
  const { body } = await call('GET', `/api/items/${id}`);
  const { kanjiCards, mean } = body as Word;
  expect(kanjiCards.map(({ character }) => character)).toEqual(['掃', '除', '機']);
  expect(mean).toContain('vacuum');
  const { body: all } = await call('GET', '/api/items');
  expect((all as ShortItem[]).map((item) => item.id).toSorted()).toEqual([1, 2, 3]);
});

test('the page of a word that has become ours is that of our word', async () => {
  const { id } = await firstOf('横断歩道');
  const [ours] = await db
    .insert(items)
    .values({
      kanji: '横断歩道',
      hiragana: 'おうだんほどう',
      mean: 'vạch sang đường',
      type: 'N3',
      descriptions: [],
    })
    .returning();
  await app.refreshSearch();
  const { body } = await call('GET', `/api/items/${id}`);
  expect(body).toMatchObject({ id: ours?.id, mean: 'vạch sang đường', type: 'N3' });
});

test('a word is saved, moved, listed and asked like any other', async () => {
  const { token } = await factories.user();
  const { id } = await firstOf('決済');
  const { body: category } = await call(
    'POST',
    `/api/favorites/categories?name=${encodeURIComponent('Công việc')}`,
    { token },
  );
  const categoryId = (category as { id: number }).id;
  const add = `/api/favorites/add?categoryId=${categoryId}&itemId=${id}`;
  const saved = await call('POST', add, { token });
  expect(saved).toMatchObject({ status: 200, body: { item: { id, kanji: '決済', type: '' } } });
  const again = await call('POST', add, { token });
  expect(again.status).toBe(409);
  const { body: listed } = await call('GET', `/api/categories/${categoryId}/favorite-items`, { token });
  expect(listed).toMatchObject([{ item: { id, hiragana: 'けっさい' } }]);
  const { body: cards } = await call('POST', '/api/cards/contents', {
    body: { subjects: [`word:${id}-read`] },
  });
  expect(cards).toMatchObject({ cards: [{ content: { kind: 'word', kanji: '決済' } }] });
  const { body: exported } = await call('GET', '/api/me/export', { token });
  expect(exported).toMatchObject({ notebook: [{ itemId: id, kanji: '決済', hiragana: 'けっさい' }] });
});

test.each([500_000_000, 999_999_999])('a word that the tail does not have: %s is not found', async (id) => {
  expect((await call('GET', `/api/items/${id}`)).status).toBe(404);
});

test('switched off, nothing of it is found', async () => {
  const off = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  expect((await off.call('GET', `/api/items/search?kanji=${encodeURIComponent('横断歩道')}`)).status).toBe(
    404,
  );
});

test('words of the long tail are found as soon as it is there, also where nothing was found before', async () => {
  if (!tail) throw new Error('The tail is built before the tests');
  const later = await buildTestApp({ tail: null, env: { RATE_LIMITS: 'off' } });
  await later.app.refreshSearch();
  const statusOf = async (path: string) => (await later.call('GET', path)).status;
  const results = `/api/items/search?kanji=${encodeURIComponent('決済')}`;
  const suggestions = `/api/items/suggest?kanji=${encodeURIComponent('決済')}`;
  expect(await statusOf(results)).toBe(404);
  const before = await later.call('GET', suggestions);
  later.app.attachTail(tail);
  expect(await statusOf(results)).toBe(200);
  expect((await later.call('GET', suggestions)).body).not.toEqual(before.body);
});
