import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import kanjidic from 'kanjidic2-json';
import { expect, test } from 'vitest';
import { moraeOf } from '#core/japanese/pitch.ts';
import {
  readCharacterForms,
  readKanjiFacts,
  readNameList,
  readStrokeFile,
  readStrokeFileNames,
  readWordFacts,
} from '#server/gateways/kanji-data.ts';

const kanjiVg = join(
  dirname(createRequire(import.meta.url).resolve('@madcat/kanjivg/package.json')),
  'dist',
  'main',
);

test('the server reads the data of KANJIDIC2 for every character, in the same order', async () => {
  const published = kanjidic.map(({ literal, radicals, strokeCounts, readings }) => ({
    literal,
    radical: radicals.classical,
    strokes: strokeCounts[0],
    on: readings?.ja_on ?? [],
    kun: readings?.ja_kun ?? [],
    vietnam: readings?.vietnam ?? [],
  }));
  expect(published.length).toBeGreaterThan(13_000);
  expect(await readKanjiFacts()).toEqual(published);
});

/** Each drawing begins where the one before ends, so one wrong size would affect all that follow. */
const EACH_NTH = 50;

test('drawings are the files of KanjiVG, byte for byte', async () => {
  const names = (await readdir(kanjiVg)).filter((name) => name.endsWith('.svg'));
  const known = await readStrokeFileNames();
  expect(names.length).toBeGreaterThan(6_000);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  for (const name of names
    .toSorted()
    .toReversed()
    .filter((_, index) => index % EACH_NTH === 0))
    expect(await readStrokeFile(name)).toEqual(await readFile(join(kanjiVg, name)));
});

test('a drawing that does not exist', async () => {
  expect(await readStrokeFile('99999.svg')).toBeNull();
  expect(await readStrokeFile('../facts.tsv')).toBeNull();
});

test.each([
  { kanji: '箸', hiragana: 'はし', pitch: '1', frequency: 'very-common', why: 'a word of one character' },
  { kanji: '橋', hiragana: 'はし', pitch: '2', frequency: 'very-common', why: 'キョウ is no word' },
  {
    kanji: '端',
    hiragana: 'はし',
    pitch: '0',
    frequency: null,
    why: 'はた is a word too, which of them is common?',
  },
  { kanji: '学校', hiragana: 'がっこう', pitch: '0', frequency: 'very-common', why: 'a compound' },
  {
    kanji: '今日',
    hiragana: 'きょう',
    pitch: '1',
    frequency: 'very-common',
    why: 'a reading of the whole word',
  },
  { kanji: '食べる', hiragana: 'たべる', pitch: '2', frequency: 'very-common', why: 'a verb' },
  { kanji: '来る', hiragana: 'くる', pitch: '1', frequency: 'very-common', why: 'the common reading' },
  { kanji: '来る', hiragana: 'きたる', pitch: '2', frequency: null, why: 'not as common as くる' },
  { kanji: '駅', hiragana: 'えき', pitch: '', frequency: 'very-common', why: 'no accent is known' },
] as const)('Kanjium about $kanji ($hiragana): $why', async ({ kanji, hiragana, pitch, frequency }) => {
  expect((await readWordFacts()).get(`${kanji}\t${hiragana}`)).toEqual({ pitch, frequency });
});

test('Kanjium has thousands of words, and every accent is inside its reading', async () => {
  const words = [...(await readWordFacts())];
  expect(words.length).toBeGreaterThan(10_000);
  const outside = words.filter(([key, { pitch }]) =>
    pitch.split('、').some((fall) => Number(fall) > moraeOf(key.split('\t')[1] ?? '').length),
  );
  expect(outside).toEqual([]);
});

test.each([
  { form: '會', modern: '会', why: 'an old form' },
  { form: '邊', modern: '辺', why: 'one of two old forms' },
  { form: '习', modern: '習', why: 'as China writes it' },
  { form: '发', modern: '発', why: 'as China writes an old form' },
  { form: '髙', modern: '高', why: 'only in names' },
  { form: '𠮟', modern: '叱', why: 'outside of the first plane' },
  { form: '学', modern: undefined, why: 'in use today' },
  { form: '机', modern: undefined, why: 'a desk in Japan, whatever it is in China' },
])('$form is $modern today: $why', async ({ form, modern }) => {
  expect((await readCharacterForms()).get(form)).toBe(modern);
});

test('IPADIC has names of people and places with their readings', async () => {
  const { readingsOf } = await readNameList();
  expect(readingsOf('石破', 'family')).toEqual(['いしば']);
  expect(readingsOf('漱石', 'given')).toEqual(['そうせき']);
  expect(readingsOf('西川口', 'place')).toEqual(['にしかわぐち']);
  expect(readingsOf('石破', 'place')).toEqual([]);
});
