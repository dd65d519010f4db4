import { describe, expect, test } from 'vitest';
import { headwordsOf } from '../dictionary/headwords.ts';
import { createGrammarLibrary } from '../grammar/grammar-library.ts';
import { wordsFrom } from '../grammar/words-for-test.ts';
import { readSentence } from './read-sentence.ts';

const word = (kanji: string, hiragana = kanji, variants = '') => ({ kanji, hiragana, variants });
const headwords = headwordsOf([
  word('水', 'みず'),
  word('飲む', 'のむ'),
  word('する'),
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
/** Without any point: what patterns match is left out anyway. */
const grammar = createGrammarLibrary({ points: [], contrasts: [], answers: [] });

const wordsIn = (sentence: string) =>
  readSentence(wordsFrom(sentence), { headwords, grammar }).words.map(({ row }) => row.kanji);

const MASU = 'ます:ます:助動詞';
const MASEN = 'ませ:ます:助動詞 ん:ん:助動詞';
const ARIMASEN = `あり:ある:動詞/自立 ${MASEN}`;
const formal = (noun: string) => `${noun}::名詞/非自立/一般`;
const particle = (text: string) => `${text}::助詞/格助詞/一般`;
const TA = 'た:た:助動詞';

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
    { sentence: `水 ${particle('が')} ${ARIMASEN}`, words: ['水', 'ある'], why: 'nothing is there' },
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
    expect(wordsIn(sentence)).toEqual(words);
  });
});

describe('words that look like other words', () => {
  test.each([
    {
      sentence: `水 ${particle('を')} し:する:動詞/自立 ${TA}`,
      words: ['水', 'する'],
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
    expect(wordsIn(sentence)).toEqual(words);
  });
});
