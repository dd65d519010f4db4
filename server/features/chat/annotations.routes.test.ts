import { beforeEach, describe, expect, test } from 'vitest';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { ANNOTATED_CHARS_MAX, ANNOTATED_TEXTS_MAX } from '#contract/limits.ts';
import type { Breakdown } from '#contract/practice/breakdown.ts';
import { UNAVAILABLE_RETRY_S } from '#contract/server-limits.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { items } from '#server/db/schema/index.ts';
import { TokenizerBusy } from '#server/gateways/tokenizer/tokenizer.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { refused } from '#server/testing/commenting.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { app, call, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const drink = { id: 2, kanji: '飲む', hiragana: 'のむ', sino: 'ẨM', mean: 'uống', type: 'N5' } as const;

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values(drink);
  await app.refreshSearch();
});

const annotate = (texts: unknown) => call('POST', '/api/chat/annotations', { body: { texts } });
const breakdownsOf = async (texts: readonly string[]) => (await annotate(texts)).body as Breakdown[];
const textOf = ({ words }: Breakdown) => words.map(({ text }) => text).join('');

test('each text comes back word by word, with readings and entries', async () => {
  expect(await annotate(['水を飲みます。'])).toMatchObject({
    status: 200,
    body: [
      {
        words: [
          { text: '水', reading: 'みず', ruby: '水[みず]', item: null },
          { text: 'を', ruby: 'を' },
          { text: '飲みます', reading: 'のみます', ruby: '飲[の]みます', item: drink },
          { text: '。' },
        ],
      },
    ],
  });
});

test('several come back in their order, repeated texts included', async () => {
  const texts = ['飲む', '図書館', '飲む', '水'];
  expect((await breakdownsOf(texts)).map(textOf)).toEqual(texts);
});

describe('odd texts come back as they are:', () => {
  test.each([
    '🎌',
    '👩‍👩‍👧',
    'abc',
    'Tiếng Việt có dấu',
    '漢字[かんじ]',
    '[私は](に|へ){…}',
    '[[[',
    '＿＿＿',
    'ｶﾞｷﾞ',
    '々',
    'ーーー',
    '<script>alert(1)</script>',
    '水 飲む',
    '𠮟る',
    'ABC株式会社123',
  ])('%s', async (text) => {
    expect((await breakdownsOf([text])).map(textOf)).toEqual([text]);
  });
});

describe('limits', () => {
  const longOnes = (count: number) => Array.from({ length: count }, () => '水'.repeat(SENTENCE_MAX_CHARS));
  const most = ANNOTATED_CHARS_MAX / SENTENCE_MAX_CHARS;

  test.each([
    { texts: Array.from({ length: ANNOTATED_TEXTS_MAX }, () => '水'), why: 'the largest number of texts' },
    { texts: longOnes(most), why: 'the longest texts and the largest total' },
  ])('200: $why', async ({ texts }) => {
    expect((await annotate(texts)).status).toBe(200);
  });

  test('400: the total is too long; the message names the field and the limit', async () => {
    expect(await annotate([...longOnes(most), '水'])).toMatchObject(
      refused(400, 'Danh sách đoạn tiếng Nhật dài tối đa 4.000 ký tự.'),
    );
  });

  test.each([
    { texts: [], why: 'none' },
    { texts: Array.from({ length: ANNOTATED_TEXTS_MAX + 1 }, () => '水'), why: 'too many' },
    { texts: ['水'.repeat(SENTENCE_MAX_CHARS + 1)], why: 'too long' },
    { texts: [''], why: 'empty' },
    { texts: [7], why: 'not a text' },
    { texts: ['水\n水'], why: 'two lines' },
    { texts: '水', why: 'not a list' },
    { texts: undefined, why: 'missing' },
  ])('400: $why', async ({ texts }) => {
    const reply = await annotate(texts);
    expect(reply.status).toBe(400);
    expect((reply.body as { field: string }).field).toMatch(/^texts/);
  });
});

test.each([
  {
    error: new Error('away'),
    message: practiceRefusals.analysisAway,
    retry: String(UNAVAILABLE_RETRY_S),
    why: 'the tokenizer is unavailable',
  },
  {
    error: new TokenizerBusy(),
    message: practiceRefusals.analysisBusy,
    retry: '5',
    why: 'too many calls wait for it',
  },
])('503 with a message when $why', async ({ error, message, retry }) => {
  const tokenizer = { tokenize: () => Promise.reject(error), close: async () => {} };
  const away = await buildTestApp({ tokenizer });
  const reply = await away.call('POST', '/api/chat/annotations', { body: { texts: ['水'] } });
  expect(reply).toMatchObject(refused(503, message));
  expect(reply.headers.get('Retry-After')).toBe(retry);
});
