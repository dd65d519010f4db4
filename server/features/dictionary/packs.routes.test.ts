import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PACK_NAMES, type PackInfo } from '#contract/dictionary/pack-endpoints.ts';
import { SLICE_MS } from '#contract/server-limits.ts';
import { packTexts } from '#contract/texts/pack.ts';
import type { PackData } from '#core/pack/pack-data.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { app, call, db } = await buildTestApp();

const WORDS = [
  { id: 1, kanji: '学校', hiragana: 'がっこう', sino: 'HỌC HIỆU', mean: 'trường học', type: 'N5' },
  { id: 2, kanji: '家賃', hiragana: 'やちん', mean: 'tiền nhà', type: 'N3', warning: 'chỉ nói về nhà thuê' },
  { id: 3, kanji: '飲む', hiragana: 'のむ', mean: 'uống', type: 'N5', wordClass: 'verb-godan' },
  { id: 4, kanji: '敷く', hiragana: 'しく', mean: 'trải', type: 'N1' },
  { id: 5, kanji: '番組', hiragana: 'ばんぐみ', mean: 'chương trình', type: 'N4' },
] as const;

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values([...WORDS]);
  await app.refreshSearch();
});

const list = async () => (await call('GET', '/api/dictionary/packs')).body as PackInfo[];
const fetchPack = (pack: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`https://kakehashi.example/api/dictionary/packs/${pack}`, { headers }));
const wordIds = async (pack: string) => {
  const { columns, words } = (await (await fetchPack(pack)).json()) as PackData;
  return words.map((cells) => cells[columns.indexOf('id')]);
};

describe('which words are in a pack', () => {
  test.each([
    { pack: 'n5-n4', ids: [1, 3, 5], why: 'two levels' },
    { pack: 'n5-n3', ids: [1, 2, 3, 5], why: 'three levels' },
    { pack: 'n5-n1', ids: [1, 2, 3, 4, 5], why: 'all our own words' },
  ])('$pack: $why', async ({ pack, ids }) => {
    expect(await wordIds(pack)).toEqual(ids);
  });

  test('only the characters and the radicals of its words', async () => {
    const { characters, radicals } = (await (await fetchPack('n5-n4')).json()) as PackData;
    expect(characters.map(([character]) => character)).toEqual(['学', '校', '飲', '番', '組']);
    expect(characters.every((cells) => radicals[cells[5]] !== undefined)).toBe(true);
  });
});

test('the list says what each pack weighs, and its text has that length and edition', async () => {
  const infos = await list();
  expect(infos.map(({ pack, words }) => [pack, words])).toEqual([
    ['n5-n4', 3],
    ['n5-n3', 4],
    ['n5-n1', 5],
  ]);
  for (const { pack, edition, bytes, downloadBytes } of infos) {
    const plain = Buffer.from(await (await fetchPack(pack)).arrayBuffer());
    expect(plain.byteLength).toBe(bytes);
    expect((JSON.parse(plain.toString()) as PackData).edition).toBe(edition);
    const packed = await fetchPack(pack, { 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    const sent = Buffer.from(await packed.arrayBuffer());
    expect(sent.byteLength).toBe(downloadBytes);
    expect(brotliDecompressSync(sent).equals(plain)).toBe(true);
  }
});

test('JSON that a browser may keep but has to ask for again', async () => {
  const { status, headers } = await fetchPack('n5-n3');
  expect({
    status,
    type: headers.get('Content-Type'),
    cache: headers.get('Cache-Control'),
    sniffing: headers.get('X-Content-Type-Options'),
  }).toEqual({
    status: 200,
    type: 'application/json; charset=utf-8',
    cache: 'no-cache',
    sniffing: 'nosniff',
  });
});

test('a browser that has this edition gets 304 without a body', async () => {
  const etag = (await fetchPack('n5-n3')).headers.get('ETag') ?? '';
  const again = await fetchPack('n5-n3', { 'If-None-Match': etag });
  expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' });
});

test('a changed word changes the packs that have it, and no other', async () => {
  const before = await list();
  const etagBefore = (await fetchPack('n5-n3')).headers.get('ETag') ?? '';
  await db.update(items).set({ mean: 'tiền thuê nhà' }).where(eq(items.id, 2));
  await app.refreshSearch();
  app.readyReplies.clear();
  const after = await list();
  const changed = PACK_NAMES.filter((_, place) => before[place]?.edition !== after[place]?.edition);
  expect(changed).toEqual(['n5-n3', 'n5-n1']);
  const again = await fetchPack('n5-n3', { 'If-None-Match': etagBefore });
  expect(again.status).toBe(200);
});

test('the same words have the same edition after a restart', async () => {
  const before = await list();
  await app.refreshSearch();
  app.readyReplies.clear();
  expect(await list()).toEqual(before);
});

test.each(['n5-n2', 'N5-N3', 'constructor', '__proto__'])('%s is no pack', async (pack) => {
  const { status, body } = await call('GET', `/api/dictionary/packs/${pack}`);
  expect({ status, body }).toMatchObject({ status: 404, body: { message: packTexts.unknown } });
});

test('an empty dictionary has empty packs', async () => {
  await emptyTables(db);
  await app.refreshSearch();
  app.readyReplies.clear();
  expect((await list()).map(({ words }) => words)).toEqual([0, 0, 0]);
  expect(await wordIds('n5-n1')).toEqual([]);
});

test('making a pack yields to other work at every word', async () => {
  // Each reading of the clock ends the slice, however fast this machine is.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += SLICE_MS + 1));
  let turns = 0;
  let isMade = false;
  const takeTurn = () => {
    turns += 1;
    if (!isMade) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await fetchPack('n5-n1');
  isMade = true;
  clock.mockRestore();
  // Its cells and its hash.
  expect(turns).toBeGreaterThanOrEqual(2 * WORDS.length);
});
