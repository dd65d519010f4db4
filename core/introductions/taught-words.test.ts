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
  word('いらっしゃいませ'),
  word('只今', 'ただいま'),
  word('ただいま'),
  word('亡くなる', 'なくなる'),
  word('無くなる', 'なくなる'),
  word('捕まる', 'つかまる'),
  word('つかまる'),
  word('そば'),
  word('蕎麦', 'そば'),
  word('食べる', 'たべる'),
  word('そこ'),
  word('そこで'),
  word('近い', 'ちかい'),
  word('近く', 'ちかく'),
  word('なる'),
  word('手伝い', 'てつだい'),
  word('手伝う', 'てつだう'),
  word('電話', 'でんわ'),
  word('遠い', 'とおい'),
  word('電話が遠い', 'でんわがとおい'),
  word('匹', 'ひき'),
  word('日', 'ひ'),
  word('本', 'ほん'),
  word('桜', 'さくら'),
  word('銀行', 'ぎんこう'),
  word('どう'),
  word('ほか'),
  word('米', 'こめ'),
  word('以上', 'いじょう'),
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
    { sentence: `飲む::動詞/自立 か::助詞 どう::副詞 か::助詞`, words: ['飲む'], why: '〜かどうか' },
    {
      sentence: `飲ん:飲む:動詞/自立 だ:だ:助動詞 以上`,
      words: ['飲む', '以上'],
      why: 'だ of a noun or of 飲んだ',
    },
    { sentence: `食べ:食べる:動詞/自立 ${TA} 以上`, words: ['食べる'], why: '〜た以上' },
    { sentence: `水 ${particle('の')} ほか ${particle('に')}`, words: ['水'], why: '〜のほかに' },
    { sentence: `ほか ${particle('の')} 水`, words: ['ほか', '水'], why: 'another' },
    { sentence: '十::名詞/数 以上', words: ['以上'], why: 'more than ten' },
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
    {
      sentence: `遊び:遊ぶ:動詞/自立 ${particle('に')} 来:来る:動詞/自立`,
      words: ['遊ぶ'],
      why: 'also where the tokenizer sees the verb',
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
      words: ['いらっしゃいませ'],
      why: 'a greeting',
    },
    {
      sentence: `いらっしゃい:いらっしゃる:動詞/自立 ${MASU}`,
      words: ['いらっしゃる'],
      why: 'somebody comes',
    },
    {
      sentence: `ただいま::副詞 飲ん:飲む:動詞/自立 で::助詞/接続助詞`,
      words: ['只今', '飲む'],
      why: 'now, politely',
    },
    { sentence: 'ただいま::感動詞 。::記号', words: ['ただいま'], why: 'home again' },
    {
      sentence: `水 ${particle('が')} なくなる::動詞/自立`,
      words: ['水', '無くなる'],
      why: 'nothing dies in kana',
    },
    {
      sentence: `手すり ${particle('に')} つかまる::動詞/自立`,
      words: ['つかまる'],
      why: 'to hold on',
    },
    {
      sentence: `警察 ${particle('に')} つかまる::動詞/自立`,
      words: ['捕まる'],
      why: 'to be caught',
    },
    { sentence: `そば ${particle('を')} 食べる::動詞/自立`, words: ['蕎麦', '食べる'], why: 'noodles' },
    { sentence: `水 ${particle('の')} そば`, words: ['水', 'そば'], why: 'next to it' },
    {
      sentence: `水 、::記号/読点 そこで::接続詞 飲む::動詞/自立`,
      words: ['水', 'そこ', '飲む'],
      why: 'there',
    },
    { sentence: 'そこで::接続詞 飲む::動詞/自立', words: ['そこで', '飲む'], why: 'therefore' },
    { sentence: '近く::名詞/副詞可能 なる::動詞/自立', words: ['近い', 'なる'], why: 'comes nearer' },
    { sentence: `水 ${particle('の')} 近く::名詞/副詞可能`, words: ['水', '近く'], why: 'a place nearby' },
    {
      sentence: `お手伝い::名詞/サ変接続 し:する:動詞/自立 ${MASU}`,
      words: ['手伝う'],
      why: 'お〜する is of the verb',
    },
    { sentence: `手伝い ${particle('が')}`, words: ['手伝い'], why: 'help' },
    {
      sentence: `電話 ${particle('が')} 少し::副詞 遠い::形容詞/自立`,
      words: ['電話が遠い', '電話が遠い'],
      why: 'an adverb inside a phrase',
    },
    { sentence: `米::名詞/固有名詞/地域 ${particle('から')}`, words: ['米'], why: 'rice, not America' },
    { sentence: 'さくら 銀行', words: ['銀行'], why: 'the name of a bank' },
    { sentence: `さくら ${particle('の')} 水`, words: ['桜', '水'], why: 'a cherry tree' },
    {
      sentence: '本当は::副詞/一般 飲む::動詞/自立',
      words: ['本当', '飲む'],
      why: 'the particle is not its end',
    },
  ])('$why', ({ sentence, words }) => {
    expect(wordsIn(sentence)).toEqual(words);
  });
});

describe('counters', () => {
  test.each([
    { counter: '匹', reading: 'びき', words: ['匹'], why: 'three animals, whatever its sound' },
    { counter: '日', reading: 'にち', words: [], why: 'a date is not ひ' },
    { counter: '本', reading: 'ほん', words: [], why: 'pencils are no books' },
  ])('$why', ({ counter, reading, words }) => {
    const tokens = wordsFrom(`三::名詞/数 ${counter}::名詞/接尾/助数詞`).map((token) =>
      token.surface === counter ? { ...token, reading } : token,
    );
    expect(readSentence(tokens, { headwords, grammar }).words.map(({ row }) => row.kanji)).toEqual(words);
  });
});
