import { beforeEach, describe, expect, test } from 'vitest';
import type { Breakdown } from '#contract/practice/breakdown.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { app, call, db, factories } = await buildTestApp();

const word = (id: number, kanji: string, hiragana: string, mean: string) =>
  ({ id, kanji, hiragana, sino: '', mean, type: 'N5' }) as const;

beforeEach(async () => {
  await emptyTables(db);
  await db
    .insert(items)
    .values([
      word(1, '起きる', 'おきる', 'thức dậy'),
      word(2, '朝ご飯', 'あさごはん', 'bữa sáng'),
      word(3, '十分', 'じゅうぶん', 'đủ'),
      word(4, '十分', 'じゅっぷん', 'mười phút'),
      word(5, '勉強', 'べんきょう', 'việc học'),
      word(6, '昨日', 'きのう', 'hôm qua'),
      { ...word(7, 'おいしい', 'おいしい', 'ngon'), variants: '美味しい' },
    ]);
  await app.refreshSearch();
});

async function breakdownOf(jpSentence: string, reading = ''): Promise<Breakdown['words']> {
  const { sentence } = await factories.topic({ sentence: { jpSentence, reading } });
  const reply = await call('GET', `/api/sentences/${sentence.id}/breakdown`);
  expect(reply.status).toBe(200);
  return (reply.body as Breakdown).words;
}

test('each word with its reading, its role, its form and its entry', async () => {
  expect(await breakdownOf('私は毎朝六時に起きます。', 'わたしはまいあさろくじにおきます。')).toEqual([
    { text: '私', reading: 'わたし', ruby: '私[わたし]', kind: 'pronoun', ending: '', item: null },
    { text: 'は', reading: 'は', ruby: 'は', kind: 'particle', ending: '', item: null },
    { text: '毎朝', reading: 'まいあさ', ruby: '毎[まい]朝[あさ]', kind: 'time', ending: '', item: null },
    { text: '六時', reading: 'ろくじ', ruby: '六[ろく]時[じ]', kind: 'number', ending: '', item: null },
    { text: 'に', reading: 'に', ruby: 'に', kind: 'particle', ending: '', item: null },
    {
      text: '起きます',
      reading: 'おきます',
      ruby: '起[お]きます',
      kind: 'verb',
      ending: 'ます',
      item: word(1, '起きる', 'おきる', 'thức dậy'),
    },
    { text: '。', reading: '。', ruby: '。', kind: 'mark', ending: '', item: null },
  ]);
});

describe('the entry of a word', () => {
  test.each([
    {
      sentence: '朝ご飯を食べます。',
      text: '朝ご飯',
      id: 2,
      why: 'a headword that the tokenizer splits',
    },
    { sentence: '日本語を勉強しました。', text: '勉強しました', id: 5, why: 'a noun with する' },
    { sentence: 'きのう行きました。', text: 'きのう', id: 6, why: 'written in kana' },
    { sentence: 'とても美味しかったです。', text: '美味しかったです', id: 7, why: 'another spelling' },
  ])('$why: $text', async ({ sentence, text, id }) => {
    const found = (await breakdownOf(sentence)).find((shown) => shown.text === text);
    expect(found?.item?.id).toBe(id);
  });

  test('of two with the same spelling, the one with the author’s reading', async () => {
    const words = await breakdownOf('駅まで十分かかります。', 'えきまでじゅっぷんかかります。');
    expect(words.find(({ text }) => text === '十分')?.item?.id).toBe(4);
  });
});

test.each([
  {
    text: '三十分待つ。',
    number: '三十分',
    reading: 'さんじゅっぷん',
    ruby: '三[さん]十[じゅっ]分[ぷん]',
    why: 'as it is said',
  },
  {
    text: '30分待つ。',
    number: '30分',
    reading: 'さんじゅっぷん',
    ruby: '30[さんじゅっ]分[ぷん]',
    why: 'digits are read too',
  },
  {
    text: '3月です。',
    number: '3月',
    reading: 'さんがつ',
    ruby: '3[さん]月[がつ]',
    why: 'a month, not the moon',
  },
  {
    text: '１，５００円です。',
    number: '１，５００円',
    reading: 'せんごひゃくえん',
    ruby: '１，５００[せんごひゃく]円[えん]',
    why: 'one number',
  },
  {
    text: '2026年です。',
    number: '2026年',
    reading: 'にせんにじゅうろくねん',
    ruby: '2026年[ねん]',
    why: 'a long reading would be wider than its digits',
  },
])('the furigana of a number: $number, $why', async ({ text, number, reading, ruby }) => {
  expect((await breakdownOf(text))[0]).toMatchObject({ text: number, kind: 'number', reading, ruby });
});

test('404 for a sentence that does not exist', async () => {
  expect(await call('GET', '/api/sentences/404/breakdown')).toMatchObject({
    status: 404,
    body: { message: practiceRefusals.sentenceNotFound },
  });
});
