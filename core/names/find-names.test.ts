import { describe, expect, test } from 'vitest';
import { createNameFinder, nameInLatin } from './find-names.ts';
import type { Name } from './name.ts';

const name = (spelling: string, readings: string, kind: Name['kind'], vietnamese = ''): Name => ({
  spelling,
  readings: readings.split('、'),
  kind,
  vietnamese,
});

const find = createNameFinder([
  name('田中', 'たなか', 'family'),
  name('佐藤', 'さとう', 'family'),
  name('山崎', 'やまざき、やまさき', 'family'),
  name('埼玉県', 'さいたまけん', 'prefecture'),
  name('大阪', 'おおさか', 'city'),
  name('桜', 'さくら', 'female'),
  name('フランス', 'ふらんす', 'country', 'Pháp'),
]);
const spellings = (typed: string) => find(typed).map((found) => found.name.spelling);

describe('names', () => {
  test.each([
    { typed: '田中', found: '田中', why: 'its spelling' },
    { typed: 'たなか', found: '田中', why: 'its reading' },
    { typed: 'タナカ', found: '田中', why: 'katakana' },
    { typed: 'tanaka', found: '田中', why: 'romaji' },
    { typed: 'Tanaka', found: '田中', why: 'a capital' },
    { typed: 'họ Tanaka', found: '田中', why: 'Vietnamese before it' },
    { typed: 'ho tanaka', found: '田中', why: 'the same without marks' },
    { typed: 'anh Tanaka', found: '田中', why: 'a form of address' },
    { typed: '田中さん', found: '田中', why: 'a title' },
    { typed: 'Tanaka-san', found: '田中', why: 'a title in romaji' },
    { typed: 'sato', found: '佐藤', why: 'a long vowel left out' },
    { typed: 'satou', found: '佐藤', why: 'a long vowel written out' },
    { typed: 'やまさき', found: '山崎', why: 'the less usual reading' },
    { typed: '埼玉', found: '埼玉県', why: 'a prefecture without 県' },
    { typed: 'saitama', found: '埼玉県', why: 'the same in romaji' },
    { typed: 'tỉnh Saitama', found: '埼玉県', why: 'Vietnamese before a place' },
    { typed: '大阪市', found: '大阪', why: 'a city with 市' },
    { typed: 'osaka', found: '大阪', why: 'a long vowel at the beginning left out' },
    { typed: 'tên Sakura', found: '桜', why: 'a given name' },
    { typed: 'Pháp', found: 'フランス', why: 'the Vietnamese name' },
    { typed: 'nước Pháp', found: 'フランス', why: 'the same with “nước”' },
    { typed: 'furansu', found: 'フランス', why: 'romaji of a foreign name' },
  ])('$typed → $found: $why', ({ typed, found }) => {
    expect(spellings(typed)).toEqual([found]);
  });

  test.each([
    { typed: 'họ Sakura', why: 'it is no family name' },
    { typed: 'tên Osaka', why: 'it is no given name' },
    { typed: 'họ', why: 'nobody is named' },
    { typed: '田', why: 'a part of a name' },
    { typed: '', why: 'nothing' },
    { typed: '田中先輩さん', why: 'more than a name' },
  ])('$typed finds nothing: $why', ({ typed }) => {
    expect(spellings(typed)).toEqual([]);
  });

  test('the typed reading is the one that is shown', () => {
    expect(find('やまさき')[0]?.reading).toBe('やまさき');
    expect(find('山崎')[0]?.reading).toBe('やまざき');
  });
});

test.each([
  { spelling: '佐藤', reading: 'さとう', latin: 'Sato', why: 'ou' },
  { spelling: '大阪', reading: 'おおさか', latin: 'Osaka', why: 'oo' },
  { spelling: '井上', reading: 'いのうえ', latin: 'Inoue', why: 'two vowels of two characters' },
  { spelling: '優希', reading: 'ゆうき', latin: 'Yuki', why: 'uu' },
  { spelling: '埼玉県', reading: 'さいたまけん', latin: 'Saitama', kind: 'prefecture', why: 'without 県' },
  { spelling: '港区', reading: 'みなとく', latin: 'Minato', kind: 'ward', why: 'without 区' },
  { spelling: '北海道', reading: 'ほっかいどう', latin: 'Hokkaido', why: '道 belongs to the name' },
  { spelling: '京都', reading: 'きょうと', latin: 'Kyoto', why: '都 belongs to the name of a city' },
  { spelling: '健一', reading: 'けんいち', latin: 'Kenichi', why: 'no apostrophe' },
] as const)('$spelling is $latin: $why', ({ spelling, reading, latin, ...rest }) => {
  const kind = ('kind' in rest && rest.kind) || 'city';
  expect(nameInLatin(name(spelling, reading, kind), reading)).toBe(latin);
});
