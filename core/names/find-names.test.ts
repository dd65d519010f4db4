import { describe, expect, test } from 'vitest';
import { createNameFinder } from './find-names.ts';
import { nameInLatin } from './name-in-latin.ts';
import { nameLines, openNameList } from './name-list.ts';
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

describe('longer names', () => {
  const listed = openNameList(
    nameLines([
      { spelling: '西川口', readings: [[], [], ['にしかわぐち']] },
      { spelling: '石破', readings: [['いしば'], [], []] },
      { spelling: '茂', readings: [[], ['しげる'], ['しげ']] },
    ]),
  );
  const modern = (text: string) => text.replaceAll('邊', '辺').replaceAll('髙', '高');
  const findLonger = createNameFinder(
    [
      name('山田', 'やまだ', 'family'),
      name('山', 'やま', 'family'),
      name('渡辺', 'わたなべ', 'family'),
      name('高橋', 'たかはし', 'family'),
      name('太郎', 'たろう', 'male'),
      name('謙', 'けん', 'male'),
      name('愛知県', 'あいちけん', 'prefecture'),
      name('東京都', 'とうきょうと', 'prefecture'),
      name('名古屋', 'なごや', 'city'),
      name('成田', 'なりた', 'city'),
      name('新宿', 'しんじゅく', 'ward'),
      name('ベトナム', 'べとなむ', 'country', 'Việt Nam'),
      name('グエン', 'ぐえん', 'foreign-family', 'Nguyễn'),
      name('ヴァン', 'ゔぁん', 'foreign-given', 'Văn、Vân'),
      name('ズン', 'ずん', 'foreign-given', 'Dung、Dũng'),
    ],
    { listed, modern },
  );
  const shown = (typed: string) =>
    findLonger(typed).map(
      (found) => `${found.name.kind} ${nameInLatin(found.name, found.reading)} ${found.reading}`,
    );

  test.each([
    { typed: '山田太郎', first: 'full Yamada Taro やまだ たろう', why: 'family name and given name' },
    { typed: '山田 太郎', first: 'full Yamada Taro やまだ たろう', why: 'with a space' },
    { typed: '山田太郎さん', first: 'full Yamada Taro やまだ たろう', why: 'with a title' },
    {
      typed: '山田さくら',
      first: 'full Yamada Sakura やまだ さくら',
      why: 'a given name in kana says itself',
    },
    { typed: '石破茂', first: 'full Ishiba Shigeru いしば しげる', why: 'both only in the long list' },
    { typed: '渡邊謙', first: 'full Watanabe Ken わたなべ けん', why: 'an old form' },
    { typed: '渡邊', first: 'family Watanabe わたなべ', why: 'an old form alone' },
    { typed: '髙橋さん', first: 'family Takahashi たかはし', why: 'a form that only names have' },
    { typed: '成田空港', first: 'place Sân bay Narita なりたくうこう', why: 'an airport' },
    { typed: '名古屋城', first: 'place Thành Nagoya なごやじょう', why: 'a castle' },
    {
      typed: '西川口駅',
      first: 'place Ga Nishikawaguchi にしかわぐちえき',
      why: 'a station of the long list',
    },
    { typed: '東京都', first: 'prefecture Tokyo とうきょうと', why: 'a prefecture is no address' },
    { typed: '東京タワー', first: 'place Tháp Tokyo とうきょうタワー', why: 'a tower' },
    {
      typed: '愛知県名古屋市',
      first: 'place Thành phố Nagoya, tỉnh Aichi あいちけんなごやし',
      why: 'an address',
    },
    {
      typed: '東京都新宿区西川口',
      first: 'place Nishikawaguchi, quận Shinjuku, thủ đô Tokyo とうきょうとしんじゅくくにしかわぐち',
      why: 'an address of three parts',
    },
    { typed: 'ベトナム大使館', first: 'place Đại sứ quán Việt Nam べとなむたいしかん', why: 'an embassy' },
    { typed: '西川口', first: 'region Nishikawaguchi にしかわぐち', why: 'a place of the long list' },
    { typed: 'グエン', first: 'foreign-family Nguyễn ぐえん', why: 'a Vietnamese family name' },
    { typed: 'họ Nguyễn', first: 'foreign-family Nguyễn ぐえん', why: 'the same in Vietnamese' },
    {
      typed: 'Nguyễn Văn Dũng',
      first: 'foreign-full Nguyễn Văn Dũng ぐえん ゔぁん ずん',
      why: 'a Vietnamese name',
    },
    {
      typed: 'Nguyen Van Dung',
      first: 'foreign-full Nguyễn Văn Dung ぐえん ゔぁん ずん',
      why: 'the same without marks',
    },
    {
      typed: 'グエン・ヴァン・ズン',
      first: 'foreign-full Nguyễn Văn Dung ぐえん ゔぁん ずん',
      why: 'in katakana',
    },
    { typed: 'Dũng', first: 'foreign-given Dũng ずん', why: 'a name with its marks' },
    { typed: 'Yamada Taro', first: 'family Yamada やまだ', why: 'a full name in romaji gives both names' },
    { typed: 'Taro Yamada', first: 'family Yamada やまだ', why: 'in the order of English' },
  ])('$typed is $first: $why', ({ typed, first }) => {
    expect(shown(typed)[0]).toBe(first);
  });

  test.each([
    { typed: '山田電機', why: 'what follows the family name is no given name' },
    { typed: '太郎山田', why: 'a given name before a family name' },
    { typed: '愛知県名古屋市民', why: 'more than an address' },
    { typed: '空港', why: 'an airport without a place' },
    { typed: '学校大学', why: 'no place before the ending' },
    { typed: 'nguyen van dung', why: 'names have capitals' },
    { typed: 'Nguyễn Văn Xyz', why: 'a name that is not known' },
    { typed: '山田'.repeat(20), why: 'hostile' },
  ])('$typed is no name: $why', ({ typed }) => {
    expect(shown(typed)).toEqual([]);
  });

  test('the parts of a full name follow it', () => {
    expect(shown('山田太郎').slice(1)).toEqual(['family Yamada やまだ', 'male Taro たろう']);
  });

  test('an old form is shown as it was typed', () => {
    expect(findLonger('渡邊さん')[0]?.name.spelling).toBe('渡邊');
  });
});

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
