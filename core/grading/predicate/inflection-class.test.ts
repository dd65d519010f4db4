import { describe, expect, test } from 'vitest';
import type { Token } from '../../japanese/tokens/token.ts';
import { COPULA, lexemeOf } from './inflection-class.ts';

type Seen = readonly [surface: string, reading: string, pos: string, base: string, conjugation: string];

const token = ([surface, reading, pos, base, conjugation]: Seen): Token => ({
  surface,
  reading,
  pos,
  base,
  conjugation,
});

const verb = (surface: string, reading: string, base: string, conjugation: string): Token =>
  token([surface, reading, '動詞/自立', base, conjugation]);

const adjective = (surface: string, reading: string, base: string, conjugation: string): Token =>
  token([surface, reading, '形容詞/自立', base, conjugation]);

/** Class, root, its reading, dictionary form. */
const read = (one: Token, noun?: Token, isListed?: (written: string) => boolean): string => {
  const found = lexemeOf(one, noun, isListed);
  return found
    ? `${found.inflectionClass} ${found.root}/${found.rootReading} ${found.dictionary}`
    : 'no predicate';
};

/** As IPADIC tokenizes the first word of 行きました, 飲んで, …. */
describe('verbs', () => {
  test.each([
    ['行き', 'いき', '行く', '五段・カ行促音便', 'godan-行く 行/い 行く'],
    ['行っ', 'いっ', '行く', '五段・カ行促音便', 'godan-行く 行/い 行く'],
    ['いき', 'いき', 'いく', '五段・カ行イ音便', 'godan-行く い/い いく'],
    ['ゆく', 'ゆく', 'ゆく', '五段・カ行イ音便', 'godan-行く ゆ/ゆ ゆく'],
    ['書こ', 'かこ', '書く', '五段・カ行イ音便', 'godan-く 書/か 書く'],
    ['泳い', 'およい', '泳ぐ', '五段・ガ行', 'godan-ぐ 泳/およ 泳ぐ'],
    ['話し', 'はなし', '話す', '五段・サ行', 'godan-す 話/はな 話す'],
    ['待っ', 'まっ', '待つ', '五段・タ行', 'godan-つ 待/ま 待つ'],
    ['死ん', 'しん', '死ぬ', '五段・ナ行', 'godan-ぬ 死/し 死ぬ'],
    ['呼ん', 'よん', '呼ぶ', '五段・バ行', 'godan-ぶ 呼/よ 呼ぶ'],
    ['飲ん', 'のん', '飲む', '五段・マ行', 'godan-む 飲/の 飲む'],
    ['帰れ', 'かえれ', '帰る', '五段・ラ行', 'godan-る 帰/かえ 帰る'],
    ['サボっ', 'さぼっ', 'サボる', '五段・ラ行', 'godan-る サボ/さぼ サボる'],
    ['いら', 'いら', 'いる', '五段・ラ行', 'godan-る い/い いる'],
    ['買わ', 'かわ', '買う', '五段・ワ行促音便', 'godan-う 買/か 買う'],
    ['問う', 'とう', '問う', '五段・ワ行ウ音便', 'godan-問う 問/と 問う'],
    ['請う', 'こう', '請う', '五段・ワ行促音便', 'godan-問う 請/こ 請う'],
    ['あり', 'あり', 'ある', '五段・ラ行', 'godan-ある / ある'],
    ['有り', 'あり', '有る', '五段・ラ行', 'godan-ある / 有る'],
    ['ください', 'ください', 'くださる', '五段・ラ行特殊', 'godan-honorific くださ/くださ くださる'],
    ['為さる', 'なさる', '為さる', '五段・ラ行', 'godan-honorific 為さ/なさ 為さる'],
    [
      'いらっしゃい',
      'いらっしゃい',
      'いらっしゃる',
      '五段・ラ行特殊',
      'godan-honorific いらっしゃ/いらっしゃ いらっしゃる',
    ],
    ['食べ', 'たべ', '食べる', '一段', 'ichidan 食べ/たべ 食べる'],
    ['食べろ', 'たべろ', '食べる', '一段', 'ichidan 食べ/たべ 食べる'],
    ['い', 'い', 'いる', '一段', 'ichidan い/い いる'],
    ['出来る', 'できる', '出来る', '一段', 'ichidan 出来/でき 出来る'],
    ['信じる', 'しんじる', '信じる', '一段', 'ichidan 信じ/しんじ 信じる'],
    ['くれ', 'くれ', 'くれる', '一段', 'ichidan-くれる くれ/くれ くれる'],
    ['呉れ', 'くれ', '呉れる', '一段・クレル', 'ichidan-くれる 呉れ/くれ 呉れる'],
    ['来', 'き', '来る', 'カ変・来ル', 'kuru / 来る'],
    ['来', 'こ', '来る', 'カ変・来ル', 'kuru / 来る'],
    ['来ら', 'きたら', '来る', '五段・ラ行', 'kuru / 来る'],
    ['き', 'き', 'くる', 'カ変・クル', 'kuru / くる'],
    ['やってき', 'やってき', 'やってくる', 'カ変・クル', 'kuru やって/やって やってくる'],
    ['し', 'し', 'する', 'サ変・スル', 'suru / する'],
    ['する', 'する', 'する', '五段・ラ行', 'suru / する'],
    ['達する', 'たっする', '達する', 'サ変・−スル', 'suru 達/たっ 達する'],
    ['愛する', 'あいする', '愛する', 'サ変・−スル', 'suru-愛する 愛/あい 愛する'],
    ['愛さ', 'あいさ', '愛す', '五段・サ行', 'suru-愛する 愛/あい 愛す'],
    ['訳し', 'やくし', '訳す', '五段・サ行', 'suru-愛する 訳/やく 訳す'],
    ['論ずる', 'ろんずる', '論ずる', 'サ変・−ズル', 'no predicate'],
  ])('%s (%s) of %s, %s: %s', (surface, reading, base, conjugation, expected) => {
    expect(read(verb(surface, reading, base, conjugation))).toBe(expected);
  });
});

describe('adjectives', () => {
  test.each([
    ['高く', 'たかく', '高い', '形容詞・アウオ段', 'adjective 高/たか 高い'],
    ['かわいかっ', 'かわいかっ', 'かわいい', '形容詞・イ段', 'adjective かわい/かわい かわいい'],
    ['つよかっ', 'つよかっ', 'つよい', '形容詞・アウオ段', 'adjective つよ/つよ つよい'],
    ['快い', 'こころよい', '快い', '形容詞・アウオ段', 'adjective 快/こころよ 快い'],
    ['見やすい', 'みやすい', '見やすい', '形容詞・アウオ段', 'adjective 見やす/みやす 見やすい'],
    ['いい', 'いい', 'いい', '形容詞・イイ', 'adjective-いい / いい'],
    ['よかっ', 'よかっ', 'よい', '形容詞・アウオ段', 'adjective-いい / よい'],
    ['良く', 'よく', '良い', '形容詞・アウオ段', 'adjective-いい / 良い'],
    ['かっこいい', 'かっこいい', 'かっこいい', '不変化型', 'adjective-いい かっこ/かっこ かっこいい'],
    [
      'かっこよかっ',
      'かっこよかっ',
      'かっこよい',
      '形容詞・アウオ段',
      'adjective-いい かっこ/かっこ かっこよい',
    ],
    ['格好いい', 'かっこういい', '格好いい', '不変化型', 'adjective-いい 格好/かっこう 格好いい'],
    [
      '気持ちよかっ',
      'きもちよかっ',
      '気持ちよい',
      '形容詞・アウオ段',
      'adjective-いい 気持ち/きもち 気持ちよい',
    ],
    ['ない', 'ない', 'ない', '形容詞・アウオ段', 'godan-ある / ある'],
    ['無かっ', 'なかっ', '無い', '形容詞・アウオ段', 'godan-ある / ある'],
  ])('%s (%s) of %s, %s: %s', (surface, reading, base, conjugation, expected) => {
    expect(read(adjective(surface, reading, base, conjugation))).toBe(expected);
  });
});

describe('other words', () => {
  test.each<{ seen: Seen; expected: string; why: string }>([
    { seen: ['だ', 'だ', '助動詞', 'だ', '特殊・ダ'], expected: 'copula / だ', why: '学生だ' },
    { seen: ['な', 'な', '助動詞', 'だ', '特殊・ダ'], expected: 'copula / だ', why: '静かな' },
    { seen: ['でし', 'でし', '助動詞', 'です', '特殊・デス'], expected: 'copula / だ', why: '学生でした' },
    { seen: ['じゃ', 'じゃ', '助詞/副助詞', 'じゃ', ''], expected: 'copula / だ', why: '静かじゃない' },
    { seen: ['で', 'で', '助詞/格助詞', 'で', ''], expected: 'no predicate', why: '図書館で' },
    { seen: ['だ', 'だ', '助動詞', 'だ', '特殊・タ'], expected: 'no predicate', why: '死んだ' },
    {
      seen: ['らしい', 'らしい', '助動詞', 'らしい', '形容詞・イ段'],
      expected: 'adjective らし/らし らしい',
      why: '雨らしい',
    },
    {
      seen: ['下さい', 'ください', '動詞/非自立', '下さる', '五段・ラ行特殊'],
      expected: 'godan-honorific 下さ/くださ 下さる',
      why: '食べて下さい',
    },
    { seen: ['られ', 'られ', '動詞/接尾', 'られる', '一段'], expected: 'no predicate', why: 'a suffix' },
    { seen: ['たい', 'たい', '助動詞', 'たい', '特殊・タイ'], expected: 'no predicate', why: '食べたい' },
    { seen: ['ない', 'ない', '助動詞', 'ない', '特殊・ナイ'], expected: 'no predicate', why: '食べない' },
    { seen: ['まし', 'まし', '助動詞', 'ます', '特殊・マス'], expected: 'no predicate', why: '食べました' },
    { seen: ['学生', 'がくせい', '名詞/一般', '学生', ''], expected: 'no predicate', why: 'a noun' },
    {
      seen: ['とても', 'とても', '副詞/助詞類接続', 'とても', ''],
      expected: 'no predicate',
      why: 'an adverb',
    },
  ])('$why: $expected', ({ seen, expected }) => {
    expect(read(token(seen))).toBe(expected);
  });

  test('every copula is the same object', () => {
    expect(lexemeOf(token(['です', 'です', '助動詞', 'です', '特殊・デス']))).toBe(COPULA);
  });
});

describe('a noun in front', () => {
  const study = token(['勉強', 'べんきょう', '名詞/サ変接続', '勉強', '']);
  test.each([
    { next: verb('し', 'し', 'する', 'サ変・スル'), expected: 'suru 勉強/べんきょう 勉強する', why: 'する' },
    {
      next: verb('でき', 'でき', 'できる', '一段'),
      expected: 'suru 勉強/べんきょう 勉強する',
      why: 'できる',
    },
    { next: verb('いたし', 'いたし', 'いたす', '五段・サ行'), expected: 'no predicate', why: 'another verb' },
  ])('$why: $expected', ({ next, expected }) => {
    expect(read(next, study)).toBe(expected);
  });
});

describe('traced back to a verb of the dictionary', () => {
  const listed = new Set(['泳ぐ', '飲む', '書く', '開く', '開ける', '見る', '見せる', '食べる', '行く']);
  test.each([
    ['泳げ', 'およげ', '泳げる', '一段', 'godan-ぐ 泳/およ 泳ぐ', 'a potential'],
    ['行け', 'いけ', '行ける', '一段', 'godan-行く 行/い 行く', 'a potential of 行く'],
    ['飲まさ', 'のまさ', '飲ます', '五段・サ行', 'godan-む 飲/の 飲む', 'a short causative'],
    ['書かせ', 'かかせ', '書かせる', '一段', 'godan-く 書/か 書く', 'a causative'],
    ['開け', 'あけ', '開ける', '一段', 'ichidan 開け/あけ 開ける', 'a word of its own'],
    ['見せ', 'みせ', '見せる', '一段', 'ichidan 見せ/みせ 見せる', 'a word of its own'],
    ['食べ', 'たべ', '食べる', '一段', 'ichidan 食べ/たべ 食べる', 'no potential'],
    ['避け', 'さけ', '避ける', '一段', 'ichidan 避け/さけ 避ける', 'not listed, and no verb inside is'],
  ])('%s (%s) of %s, %s: %s, %s', (surface, reading, base, conjugation, expected) => {
    const one = verb(surface, reading, base, conjugation);
    expect(read(one, undefined, (written) => listed.has(written))).toBe(expected);
  });
});
