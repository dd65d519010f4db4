import { expect, test } from 'vitest';
import { commonnessOf, rankOf } from './commonness.ts';
import { sensesOf } from './read-kanjium.ts';
import { mainSenseFirst } from './sense-order.ts';
import { type OtherDictionaries, usualFirst, type Variant } from './usual-forms.ts';

const KANJIUM = new Map([
  ['上手 じょうず', 0],
  ['行く ゆく', 1],
  ['行く いく', 0],
]);
const IPADIC: Readonly<Record<string, string>> = {
  図書館: 'トショカン',
  誤嚥: 'ゴエン',
  フィリピン: 'フィリピン',
};
const others: OtherDictionaries = {
  kanjium: (spelling, reading) => KANJIUM.get(`${spelling} ${reading}`) ?? null,
  ipadic: (text) => ({ reading: IPADIC[text] ?? text, isWord: text in IPADIC }),
  isTaught: (kanji) => !'剪嚥摺'.includes(kanji),
};

/** `水:み`, with the marks of JMdict behind it. */
const variants = (...forms: readonly string[]): Variant[] =>
  forms.map((form) => {
    const [written = '', pronounced = '', ...priorities] = form.split(':');
    return { written, pronounced, priorities };
  });

test.each([
  {
    forms: ['上手:じょうしゅ:ichi1', '上手:じょうず:ichi1', '上手:じょうて:ichi1'],
    usual: '上手 じょうず',
    why: 'Kanjium knows one reading',
  },
  { forms: ['行く:いく', '行く:ゆく'].toReversed(), usual: '行く いく', why: 'the better known one' },
  { forms: ['図書館:ずしょかん', '図書館:としょかん'], usual: '図書館 としょかん', why: 'IPADIC knows one' },
  { forms: ['堤:つつみ', '堤:どて'], usual: '堤 つつみ', why: 'nobody knows: the order of the package' },
  { forms: ['足:あし', '脚:あし:nf02'], usual: '脚 あし', why: 'a spelling of newspapers' },
  { forms: ['五〇:ごじゅう', '五十:ごじゅう'], usual: '五十 ごじゅう', why: 'no digits' },
  {
    forms: ['組合せ:くみあわせ', '組み合わせ:くみあわせ'],
    usual: '組み合わせ くみあわせ',
    why: 'all its kana',
  },
  { forms: ['剪定:せんてい', 'せん定:せんてい'], usual: 'せん定 せんてい', why: 'kanji that schools teach' },
  { forms: ['誤えん:ごえん', '誤嚥:ごえん'], usual: '誤嚥 ごえん', why: 'but a known spelling before it' },
  {
    forms: ['比律賓:フィリッピン', '比律賓:フィリピン'],
    usual: 'フィリピン フィリピン',
    why: 'a foreign word in kana, as it is usually read',
  },
  {
    forms: ['叉焼麺:チャーシューメン', 'チャーシュー麺:チャーシューメン'],
    usual: 'チャーシュー麺 チャーシューメン',
    why: 'a spelling with katakana',
  },
  { forms: ['犬:いぬ', '犬:イヌ'], usual: '犬 いぬ', why: 'katakana beside hiragana is no foreign word' },
])('$usual: $why', ({ forms, usual }) => {
  const [first] = usualFirst(variants(...forms), [], others);
  expect(`${first?.written} ${first?.pronounced}`).toBe(usual);
});

test('a word of Chinese keeps its characters, and ateji stay among the spellings', () => {
  const beijing = usualFirst(variants('北京:ペキン'), ['Beijing (China)'], others);
  expect(beijing.map(({ written }) => written)).toEqual(['北京']);
  const france = usualFirst(variants('仏蘭西:フランス'), ['France'], others);
  expect(france.map(({ written }) => written)).toEqual(['フランス', '仏蘭西']);
});

test.each([
  { marks: ['ichi1'], before: ['news1', 'nf01'], why: 'a basic word before one of newspapers' },
  { marks: ['ichi1', 'nf02'], before: ['ichi1', 'nf20'], why: 'a lower band' },
  { marks: ['news1'], before: ['news2'], why: 'the first half of the list' },
  { marks: ['spec2'], before: [], why: 'any mark before none' },
])('$marks comes before $before: $why', ({ marks, before }) => {
  expect(rankOf(marks)).toBeLessThan(rankOf(before));
});

test('how common a word is', () => {
  const marks = [['nf12'], ['nf13'], ['ichi1'], ['nf25'], ['news2'], []];
  expect(marks.map((one) => commonnessOf(one))).toEqual([0, 1, 1, 2, 2, 3]);
});

test.each([
  {
    senses: [['stop'], ['flood', 'floodwaters'], ['water']],
    published: [['water'], ['flood'], ['stop']],
    first: 'water',
    why: 'the order of Kanjium',
  },
  {
    senses: [
      ['OK', 'fine'],
      ['good', 'nice', 'fine'],
    ],
    published: [['good', 'fine', 'nice'], ['OK']],
    first: 'good',
    why: 'the sense with most of the same glosses',
  },
  {
    senses: [['closing (a door)'], ['cofferdam'], ['deadline', 'closing', 'cut-off']],
    published: [],
    first: 'deadline',
    why: 'without it, many short glosses',
  },
])('senses: $first: $why', ({ senses, published, first }) => {
  expect(mainSenseFirst(senses, published)[0]?.[0]).toBe(first);
});

test('the English of Kanjium', () => {
  expect(sensesOf('[noun] {1} water (esp. cool);{2} fluid;liquid')).toEqual([
    ['water (esp. cool)'],
    ['fluid', 'liquid'],
  ]);
});
