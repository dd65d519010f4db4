import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { itemChanges, items } from '#server/db/schema/index.ts';
import { mountDictionaryAdmin } from '#server/testing/data/dictionary-admin.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { insertShippedWords, readShippedContent } from '#server/testing/data/shipped-dictionary.ts';

const { db, call, factories } = await mountDictionaryAdmin();

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ roles: ['ADMIN'] });
});

const rows = () => db.select().from(items).orderBy(items.id);
const exported = () => call('GET', '/api/items/export', { token: admin.token });

test('the export is a file to save, with all rows ordered by id', async () => {
  await db.insert(items).values([
    { id: 2, kanji: '火', hiragana: 'ひ', mean: 'lửa' },
    { id: 1, kanji: '水', hiragana: 'みず', mean: 'nước' },
  ]);
  const { headers, text } = await exported();
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="kakehashi-tu-dien.csv"');
  expect(text.split('\r\n').map((line) => line.split(',')[0]?.replace('\uFEFF', ''))).toEqual([
    'id',
    '1',
    '2',
    '',
  ]);
});

describe('importing an export changes nothing', () => {
  beforeAll(async () => void (await readShippedContent()));

  const typed = [
    // Without the Hán Việt that could be computed.
    { kanji: '水', hiragana: 'みず', mean: '=1+1', sino: '' },
    {
      kanji: '@',
      hiragana: 'アット',
      mean: '"a", b; c',
      cognate: { kind: 'false-friend', note: '-x: y' },
      descriptions: [
        { text: '1=1 | 2\\', translate: '' },
        { text: '-あ', translate: '=b' },
      ],
    },
  ] as const;

  test.each([
    {
      why: 'one in thirty of the shipped items',
      fill: () => insertShippedWords(db, (_, at) => at % 30 === 0),
      atLeast: 200,
    },
    {
      why: 'typed texts, including notation and formulas',
      fill: () => db.insert(items).values([...typed]),
      atLeast: 2,
    },
  ])('$why', async ({ fill, atLeast }) => {
    await fill();
    const before = await rows();
    expect(before.length).toBeGreaterThanOrEqual(atLeast);

    const body = new FormData();
    body.set('file', new File(['\uFEFF', (await exported()).text], 'words.csv'));
    const reply = await call('POST', '/api/items/import', { token: admin.token, body });
    expect(reply.body).toMatchObject({ applied: true, unchanged: before.length, errors: [], changeId: null });
    expect(await rows()).toEqual(before);
    expect(await db.$count(itemChanges)).toBe(0);
  });
});
