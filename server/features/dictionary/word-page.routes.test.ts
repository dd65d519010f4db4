import { beforeEach, describe, expect, test } from 'vitest';
import type { Word } from '#contract/dictionary/word.ts';
import { HOMOGRAPHS_MAX } from '#contract/limits.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { app, call, db } = await buildTestApp();

const word = (id: number, kanji: string, hiragana: string) => ({ id, kanji, hiragana, mean: 'nghĩa' });

beforeEach(async () => {
  await emptyTables(db);
});

async function pageOf(id: number): Promise<Word> {
  const reply = await call('GET', `/api/items/${id}`);
  expect(reply.status).toBe(200);
  return reply.body as Word;
}

async function withWords(rows: readonly (typeof items.$inferInsert)[]): Promise<void> {
  await db.insert(items).values([...rows]);
  await app.refreshSearch();
}

describe('pitch accent and frequency', () => {
  test.each([
    { row: word(1, '橋', 'はし'), accents: [2], howCommon: 'very-common', why: 'published' },
    {
      row: { ...word(1, '橋', 'はし'), pitch: '1、2' },
      accents: [1, 2],
      howCommon: 'very-common',
      why: 'our own',
    },
    {
      row: { ...word(1, '学校', 'がっこう'), frequency: 'rare' as const },
      accents: [0],
      howCommon: 'rare',
      why: 'our own frequency',
    },
    {
      row: { ...word(1, 'おいしい', 'おいしい'), variants: '美味しい' },
      accents: [],
      howCommon: null,
      why: 'neither spelling is published',
    },
    {
      row: { ...word(1, 'はし', 'はし'), variants: '橋' },
      accents: [2],
      howCommon: 'very-common',
      why: 'a variant',
    },
    { row: word(1, '橋', 'きょう'), accents: [], howCommon: null, why: 'another reading' },
    { row: word(1, 'テレビ', 'テレビ'), accents: [], howCommon: null, why: 'a word in kana' },
  ])('$row.kanji $row.hiragana: $why', async ({ row, accents, howCommon }) => {
    await withWords([row]);
    expect(await pageOf(1)).toMatchObject({ accents, howCommon });
  });

  test('are not stored with the word', async () => {
    await withWords([word(1, '橋', 'はし')]);
    expect(await pageOf(1)).toMatchObject({ pitch: '', frequency: null });
  });
});

describe('words that are written or read alike', () => {
  const alikeOf = async (id: number) => {
    const { sameSpelling, sameReading } = await pageOf(id);
    return { sameSpelling: sameSpelling.map((one) => one.id), sameReading: sameReading.map((one) => one.id) };
  };

  test('are listed, the easiest first', async () => {
    await withWords([
      { ...word(1, '市場', 'しじょう'), type: 'N2' },
      { ...word(2, '市場', 'いちば'), type: 'N4' },
      { ...word(3, '史上', 'しじょう'), type: 'N1' },
      { ...word(4, '試乗', 'しじょう'), type: 'N3' },
    ]);
    expect(await alikeOf(1)).toEqual({ sameSpelling: [2], sameReading: [4, 3] });
    expect(await alikeOf(2)).toEqual({ sameSpelling: [1], sameReading: [] });
  });

  test('are as many as the page can show', async () => {
    await withWords(
      [...'公高交講校港功候坑孔恒香'].map((kanji, at) => word(at + 1, `${kanji}炎`, 'こうえん')),
    );
    expect((await alikeOf(1)).sameReading).toHaveLength(HOMOGRAPHS_MAX);
  });

  test('are gone as soon as a word is', async () => {
    await withWords([word(1, '早い', 'はやい'), word(2, '速い', 'はやい')]);
    expect((await alikeOf(1)).sameReading).toEqual([2]);
    await db.delete(items);
    await withWords([word(1, '早い', 'はやい')]);
    expect((await alikeOf(1)).sameReading).toEqual([]);
  });
});

describe('words that are linked', () => {
  const kanjiOf = (words: readonly { kanji: string }[]) => words.map(({ kanji }) => kanji);

  test('a verb and its partner, from both sides', async () => {
    await withWords([{ ...word(1, '開く', 'あく'), partner: 2 }, word(2, '開ける', 'あける')]);
    const [open, opened] = [await pageOf(1), await pageOf(2)];
    expect(kanjiOf(open.transitive)).toEqual(['開ける']);
    expect(kanjiOf(open.intransitive)).toEqual([]);
    expect(kanjiOf(opened.intransitive)).toEqual(['開く']);
    expect(kanjiOf(opened.transitive)).toEqual([]);
  });

  test('antonyms with their difference, from both sides', async () => {
    await withWords([
      { ...word(1, '高い', 'たかい'), antonyms: [{ wordId: 2, difference: 'về giá' }] },
      word(2, '安い', 'やすい'),
    ]);
    expect((await pageOf(1)).opposites).toMatchObject([{ words: [{ kanji: '安い' }], difference: 'về giá' }]);
    expect((await pageOf(2)).opposites).toMatchObject([{ words: [{ kanji: '高い' }], difference: 'về giá' }]);
  });

  test('a word that does not exist is left out', async () => {
    await withWords([
      { ...word(1, '開く', 'あく'), partner: 77, antonyms: [{ wordId: 78, difference: 'không còn' }] },
    ]);
    expect(await pageOf(1)).toMatchObject({ transitive: [], opposites: [] });
  });

  test('synonyms of the team with their difference', async () => {
    await withWords([word(408, '帰る', 'かえる'), word(5775, '帰宅', 'きたく')]);
    const [first] = (await pageOf(408)).synonyms;
    expect(kanjiOf(first?.words ?? [])).toEqual(['帰宅']);
    expect(first?.difference).toContain('帰宅');
  });
});
