import { describe, expect, test } from 'vitest';
import { headwordsOf } from '../dictionary/headwords.ts';
import { pointWith } from '../grammar/grammar-for-test.ts';
import { createGrammarLibrary } from '../grammar/grammar-library.ts';
import { wordsFrom } from '../grammar/words-for-test.ts';
import { readSentence } from './read-sentence.ts';

const word = (kanji: string, hiragana = kanji, variants = '') => ({ kanji, hiragana, variants });
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
  word('の'),
  word('事', 'こと'),
  word('所', 'ところ'),
  word('ため'),
  word('ある'),
  word('いい', 'いい', 'よい'),
  word('よく'),
  word('違い', 'ちがい'),
  word('恐れる', 'おそれる'),
  word('限る', 'かぎる'),
  word('得る', 'える'),
  word('言う', 'いう'),
  word('初めて', 'はじめて'),
  word('この'),
  word('どの', 'どの', '何の'),
  word('何', 'なに'),
  word('終わり', 'おわり'),
  word('お茶', 'おちゃ'),
  word('下', 'した'),
  word('いる'),
  word('いつ'),
  word('中', 'なか'),
  word('後', 'あと'),
  word('方', 'かた'),
  word('八', 'はち'),
  word('気', 'き'),
  word('つける', 'つける', '着ける'),
  word('気をつける', 'きをつける'),
  word('着く', 'つく'),
  word('取る', 'とる'),
  word('取れる', 'とれる'),
  word('遊び', 'あそび'),
  word('遊ぶ', 'あそぶ'),
  word('いらっしゃる'),
  word('いらっしゃい'),
  word('本当', 'ほんとう'),
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
const MASEN = 'ませ:ます:助動詞 ん:ん:助動詞';
const ARIMASEN = `あり:ある:動詞/自立 ${MASEN}`;
const formal = (noun: string) => `${noun}::名詞/非自立/一般`;
const particle = (text: string) => `${text}::助詞/格助詞/一般`;
const TA = 'た:た:助動詞';

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

describe('words that are parts of patterns', () => {
  test.each([
    {
      sentence: `水 飲む::動詞/自立 ${formal('の')} です:です:助動詞`,
      words: ['水', '飲む'],
      why: 'の of 〜のです',
    },
    {
      sentence: `水 ${particle('の')} ${formal('ため')}`,
      words: ['水'],
      why: 'ため, with or without a point that matches',
    },
    { sentence: `飲ん:飲む:動詞/自立 だ:だ:助動詞 ${formal('ところ')}`, words: ['飲む'], why: '〜たところ' },
    { sentence: `水 ${particle('の')} ${formal('ところ')}`, words: ['水', '所'], why: 'a place' },
    { sentence: `飲む::動詞/自立 ${formal('こと')}`, words: ['飲む'], why: 'こと of a clause' },
    { sentence: `水 ${particle('の')} ${formal('こと')}`, words: ['水', '事'], why: 'a matter' },
    { sentence: `高く:高い:形容詞/自立 ${ARIMASEN}`, words: [], why: '高くありません has no "there is"' },
    { sentence: `水 ${particle('が')} ${ARIMASEN}`, words: ['水', 'ある (glue)'], why: 'nothing is there' },
    {
      sentence: `飲む::動詞/自立 ${particle('に')} 違い::名詞/ナイ形容詞語幹 ${ARIMASEN}`,
      words: ['飲む'],
      why: '〜に違いない',
    },
    { sentence: `水 ${particle('の')} 違い`, words: ['水', '違い'], why: 'a difference' },
    {
      sentence: `飲む::動詞/自立 恐れ ${particle('が')} ある::動詞/自立`,
      words: ['飲む'],
      why: '〜恐れがある',
    },
    { sentence: '飲む::動詞/自立 限り::名詞/非自立/副詞可能', words: ['飲む'], why: '〜限り' },
    {
      sentence: `飲む::動詞/自立 ${particle('と')} は::助詞/係助詞 限り:限る:動詞/自立 ${MASEN}`,
      words: ['飲む'],
      why: '〜とは限らない',
    },
    {
      sentence: `飲ま:飲む:動詞/自立 ざる:ぬ:助動詞 ${particle('を')} 得:得る:動詞/自立 ${MASEN}`,
      words: ['飲む'],
      why: '〜ざるを得ない',
    },
    { sentence: `水 ${particle('を')} 得る::動詞/自立`, words: ['水', '得る'], why: 'to get something' },
    {
      sentence: `飲む::動詞/自立 から::助詞/接続助詞 ${particle('と')} いっ:いう:動詞/自立 て::助詞/接続助詞`,
      words: ['飲む'],
      why: '〜からといって',
    },
    { sentence: `水 ${particle('と')} 言う::動詞/自立`, words: ['水', '言う'], why: 'somebody says it' },
    {
      sentence: '飲ん:飲む:動詞/自立 で::助詞/接続助詞 初めて::副詞/一般',
      words: ['飲む'],
      why: '〜て初めて',
    },
    { sentence: '初めて::副詞/一般 飲む::動詞/自立', words: ['初めて', '飲む'], why: 'the first time' },
    {
      sentence: '飲ん:飲む:動詞/自立 で::助詞/接続助詞 も::助詞/係助詞 いい::形容詞/自立',
      words: ['飲む'],
      why: '〜てもいい',
    },
    { sentence: `水 ${particle('が')} いい::形容詞/自立`, words: ['水', 'いい'], why: 'it is good' },
    { sentence: 'この::連体詞 まま::名詞/非自立/副詞可能', words: [], why: 'このまま' },
    { sentence: 'どの::連体詞 くらい::助詞/副助詞', words: [], why: 'どのくらい' },
    { sentence: '飲み:飲む:動詞/自立 方::名詞/接尾/特殊', words: ['飲む'], why: '〜方' },
    { sentence: `水 ${particle('の')} 方`, words: ['水', '方'], why: 'a person' },
  ])('$why', ({ sentence, words }) => {
    expect(read(sentence).words).toEqual(words);
  });
});

describe('words that look like other words', () => {
  test.each([
    {
      sentence: `水 ${particle('を')} し:する:動詞/自立 ${TA}`,
      words: ['水', 'する (glue)'],
      why: 'した is not 下',
    },
    { sentence: `水 ${particle('の')} 下`, words: ['水', '下'], why: '下 is' },
    { sentence: 'い:いる:動詞/自立 つ:つ:助動詞 です:です:助動詞', words: ['いつ'], why: 'いつ is not いる' },
    { sentence: `何::名詞/代名詞/一般 の::助詞/連体化 水`, words: ['何', '水'], why: '何の is not どの' },
    { sentence: `水 ${particle('の')} わり ${particle('に')}`, words: ['水'], why: 'わり is not 終わり' },
    { sentence: '茶', words: ['お茶'], why: 'a written お is polite' },
    { sentence: '水 、::記号/読点 中::名詞/接尾/副詞可能', words: ['水'], why: '中 read ちゅう' },
    { sentence: `水 ${particle('の')} 中::名詞/非自立/副詞可能`, words: ['水', '中'], why: '中 read なか' },
    { sentence: '三::名詞/数 日::名詞/接尾/助数詞 後::名詞/接尾/副詞可能', words: [], why: '後 read ご' },
    {
      sentence: '約::接頭詞/数接続 八::名詞/数 十::名詞/数 本::名詞/接尾/助数詞',
      words: [],
      why: '八 of 八十 is half a number',
    },
    {
      sentence: `水 ${particle('に')} 着け:着ける:動詞/自立 ${MASU}`,
      words: ['水', '着く'],
      why: 'can arrive',
    },
    {
      sentence: `水 ${particle('を')} 着け:着ける:動詞/自立 ${MASU}`,
      words: ['水', 'つける'],
      why: 'to put on',
    },
    {
      sentence: `休暇 ${particle('が')} 取れ:取れる:動詞/自立 ${MASU}`,
      words: ['取る'],
      why: 'can take leave',
    },
    {
      sentence: `水 ${particle('が')} 取れ:取れる:動詞/自立 ${MASU}`,
      words: ['水', '取れる'],
      why: 'to come off',
    },
    {
      sentence: `遊び ${particle('に')} 行き:行く:動詞/自立 ${MASU}`,
      words: ['遊ぶ'],
      why: 'a purpose is a verb',
    },
    { sentence: `遊び ${particle('が')}`, words: ['遊び'], why: 'elsewhere it is a noun' },
    {
      sentence: `気 ${particle('を')} つけ:つける:動詞/自立 て::助詞/接続助詞`,
      words: ['気をつける', '気をつける'],
      why: 'a phrase of the dictionary is one word',
    },
    { sentence: `よく::副詞/一般 ${ARIMASEN}`, words: ['いい'], why: 'よくありません is not good' },
    { sentence: 'よく::副詞/一般 飲む::動詞/自立', words: ['よく', '飲む'], why: 'often' },
    {
      sentence: 'いらっしゃい:いらっしゃる:動詞/自立 ませ:ます:助動詞',
      words: ['いらっしゃい'],
      why: 'a greeting',
    },
    {
      sentence: `いらっしゃい:いらっしゃる:動詞/自立 ${MASU}`,
      words: ['いらっしゃる'],
      why: 'somebody comes',
    },
    {
      sentence: '本当は::副詞/一般 飲む::動詞/自立',
      words: ['本当', '飲む'],
      why: 'the particle is not its end',
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
