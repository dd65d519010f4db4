import { describe, expect, test } from 'vitest';
import { headwordsOf } from '../dictionary/headwords.ts';
import { pointWith } from '../grammar/grammar-for-test.ts';
import { createGrammarLibrary } from '../grammar/grammar-library.ts';
import { wordsFrom } from '../grammar/words-for-test.ts';
import { readSentence } from './read-sentence.ts';

const word = (kanji: string, hiragana = kanji) => ({ kanji, hiragana, variants: '' });
const headwords = headwordsOf([
  word('私', 'わたし'),
  word('水', 'みず'),
  word('飲む', 'のむ'),
  word('池', 'いけ'),
  word('よる'),
  word('する'),
  word('田中', 'たなか'),
  word('ママ'),
  word('そう'),
  word('一緒に', 'いっしょに'),
]);
const point = (id: string, name: string, find: string) =>
  pointWith({ id, pattern: `〜${name}`, names: [name], find: [find] });
const grammar = createGrammarLibrary({
  points: [
    point('o', 'を', '<を>'),
    point('ni-yotte', 'によって', '<に =よる て>'),
    point('te-wa-ikenai', 'てはいけない', '<@動詞 て|で は =いける>'),
    point('n-desu', 'んです', '<ん&@名詞/非自立 です>'),
    point('te-iru', 'ている', '@動詞/自立 <て|で =いる>'),
    point('masu', 'ます', '^ =ある'),
    point('mashita', 'ました', '^ =ある'),
    point('ni-tsuite', 'について', '^ =ある'),
    point('kanou', 'られる', '<@動詞 =られる ませ ん>'),
    point('masen-deshita', 'ませんでした', '^ =ある'),
    point('deshita', 'でした', '^ =ある'),
    point('ni-time', 'に', '時 <に>'),
    point('ni-place', 'に', '家 <に>'),
    point('ta-bakari', 'ばかり', 'た <ばかり>'),
  ],
  contrasts: [],
  answers: [],
});

const read = (sentence: string) => {
  const { words, points, uncovered } = readSentence(wordsFrom(sentence), { headwords, grammar });
  return {
    words: words.map(({ row, glue }) => (glue ? `${row.kanji} (glue)` : row.kanji)),
    points: points.map(({ id }) => id),
    uncovered: [...uncovered.words, ...uncovered.grammar],
  };
};

const MASU = 'ます:ます:助動詞';

describe('words', () => {
  test.each([
    {
      sentence: `私::名詞/代名詞 を::助詞/格助詞/一般 飲み:飲む:動詞/自立 ${MASU}`,
      words: ['私 (glue)', '飲む'],
      why: 'in order; a pronoun carries little meaning',
    },
    { sentence: '水 し:する:動詞/自立', words: ['水', 'する (glue)'], why: 'so does する' },
    { sentence: '田中::名詞/固有名詞/人名 水', words: ['水'], why: 'a name is nothing to learn' },
    {
      sentence: '水 に::助詞/格助詞/一般 よっ:よる:動詞/自立 て::助詞/接続助詞',
      words: ['水'],
      why: 'the verb of a compound particle belongs to its point',
    },
    {
      sentence: `飲ん:飲む:動詞/自立 で::助詞/接続助詞 は::助詞/係助詞 いけ:いける:動詞/自立 ${MASU}`,
      words: ['飲む'],
      why: 'いけません is no pond',
    },
    { sentence: 'まま::名詞/非自立/一般', words: [], why: 'まま is not ママ' },
    {
      sentence: '飲む::動詞/自立 そう::名詞/特殊/助動詞語幹 です:です:助動詞',
      words: ['飲む'],
      why: 'そう of hearsay is an ending',
    },
  ])('$why', ({ sentence, words }) => {
    expect(read(sentence).words).toEqual(words);
  });
});

describe('points', () => {
  test.each([
    { sentence: '水 を::助詞/格助詞/一般', points: ['o'], why: 'by their patterns' },
    { sentence: `飲み:飲む:動詞/自立 ${MASU}`, points: ['masu'], why: 'an ending by its name' },
    {
      sentence: '飲み:飲む:動詞/自立 まし:ます:助動詞 た:た:助動詞',
      points: ['mashita'],
      why: 'the longest ending that has a name',
    },
    {
      sentence:
        '飲み:飲む:動詞/自立 られ:られる:動詞/接尾 ませ:ます:助動詞 ん:ん:助動詞 でし:です:助動詞 た:た:助動詞',
      points: ['kanou', 'masen-deshita'],
      why: 'でした after ません is no でした, even where a pattern explains ません',
    },
    {
      sentence: 'れ:れる:動詞/接尾 て::助詞/接続助詞 い:いる:動詞/非自立',
      points: ['te-iru'],
      why: 'a dependent verb after て by its name',
    },
    {
      sentence: '水 について::助詞/格助詞/連語',
      points: ['ni-tsuite'],
      why: 'a compound particle by its name',
    },
    { sentence: '水 に::助詞/格助詞/一般', points: [], why: 'of two with one name, only a pattern can tell' },
    { sentence: '水 ばかり::助詞/副助詞', points: [], why: 'an adverbial particle has several meanings' },
  ])('$why', ({ sentence, points }) => {
    expect(read(sentence).points).toEqual(points);
  });
});

describe('what nothing explains', () => {
  test.each([
    { sentence: '砂糖 を::助詞/格助詞/一般', uncovered: ['砂糖'], why: 'a word without an item' },
    { sentence: '三::名詞/数 本::名詞/接尾/助数詞', uncovered: [], why: 'numbers are taught as ranges' },
    {
      sentence: '約::接頭詞/数接続 九::名詞/数 十::名詞/数',
      uncovered: [],
      why: 'the first half of a number neither',
    },
    { sentence: '水 ばかり::助詞/副助詞', uncovered: ['ばかり'], why: 'another meaning of a known name' },
    { sentence: '水 に::助詞/格助詞/一般', uncovered: [], why: 'a particle whose points have its name' },
    {
      sentence: '飲ん:飲む:動詞/自立 だ:だ:助動詞',
      uncovered: [],
      why: 'a form of the table on a word’s page',
    },
    { sentence: '一緒::名詞/サ変接続 に::助詞/副助詞', uncovered: [], why: 'a particle inside a headword' },
    {
      sentence: '飲む::動詞/自立 ん::名詞/非自立/一般 です:です:助動詞',
      uncovered: [],
      why: 'a word that belongs to a point',
    },
  ])('$why', ({ sentence, uncovered }) => {
    expect(read(sentence).uncovered).toEqual(uncovered);
  });
});
