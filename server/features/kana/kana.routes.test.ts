import { expect, test } from 'vitest';
import type { KanaChart, KanaLesson } from '#contract/kana/endpoints.ts';
import { kanaTexts } from '#contract/texts/kana.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { app, call, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

test('the chart has both scripts in the order of learning, without the notes', async () => {
  const chart = (await call('GET', '/api/kana')).body as KanaChart;
  const [first] = chart.rows;
  expect(first).toMatchObject({
    id: 'hira-a',
    script: 'hiragana',
    kana: [{ kana: 'あ', romaji: 'a' }, {}, {}, {}, {}],
  });
  expect(Object.keys(first?.kana[0] ?? {})).toEqual(['kana', 'romaji']);
  const scripts = chart.rows.map(({ script }) => script);
  expect(scripts.lastIndexOf('hiragana')).toBeLessThan(scripts.indexOf('katakana'));
  expect([chart.sounds.length, chart.lookAlikes.length].every((count) => count > 5)).toBe(true);
});

test('a row has notes, drawings, the kana before it and the words that the dictionary has', async () => {
  await emptyTables(db);
  const words = ((await call('GET', '/api/kana/hira-ka')).body as KanaLesson).words;
  expect(words, 'the dictionary is empty').toEqual([]);
  await db.insert(items).values([
    { id: 24, kanji: 'ここ', hiragana: 'ここ', sino: '', mean: 'chỗ này', type: 'N5' },
    { id: 169, kanji: '駅', hiragana: 'えき', sino: 'DỊCH', mean: 'nhà ga', type: 'N5' },
  ]);
  await app.refreshSearch();
  app.readyReplies.clear();
  const row = (await call('GET', '/api/kana/hira-ka')).body as KanaLesson;
  expect(row.kana[0]).toEqual({
    kana: 'か',
    romaji: 'ka',
    remember: expect.any(String),
    pronounce: expect.any(String),
    strokeFiles: ['0304b.svg'],
  });
  expect(row.before).toEqual(['あ', 'い', 'う', 'え', 'お']);
  expect(row.words.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 24, kana: 'ここ', kanji: 'ここ', mean: 'chỗ này' },
    { id: 169, kana: 'えき', kanji: '駅', mean: 'nhà ga' },
  ]);
  expect([row.previous?.id, row.next?.id]).toEqual(['hira-a', 'hira-sa']);
});

test('an unknown row is a 404, an id that cannot be one a 400', async () => {
  const unknown = await call('GET', '/api/kana/hira-x');
  expect(unknown).toMatchObject({ status: 404, body: { message: kanaTexts.unknownRow } });
  expect((await call('GET', '/api/kana/HIRA')).status).toBe(400);
});
