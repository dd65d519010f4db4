import { describe, expect, test } from 'vitest';
import { conjugate } from './conjugate.ts';

/** A table as lines: the group, then its forms in the order of their rows. */
const linesOf = (ruby: string, wordClass: string): string[] =>
  conjugate(ruby, wordClass).map(({ code, forms }) => `${code}: ${forms.map((form) => form.ruby).join(' ')}`);

const formOf = (ruby: string, wordClass: string, code: string): string | undefined =>
  conjugate(ruby, wordClass)
    .flatMap(({ forms }) => forms)
    .find((form) => form.code === code)?.ruby;

describe('complete tables', () => {
  test.each([
    {
      word: '食[た]べる',
      wordClass: 'verb-ichidan',
      lines: [
        'plain: 食[た]べる 食[た]べない 食[た]べた 食[た]べなかった',
        'polite: 食[た]べます 食[た]べません 食[た]べました 食[た]べませんでした',
        'connecting: 食[た]べて 食[た]べなくて 食[た]べたい 食[た]べれば 食[た]べたら 食[た]べたり 食[た]べながら 食[た]べている',
        'voices: 食[た]べられる 食[た]べられる 食[た]べさせる 食[た]べさせられる',
        'moods: 食[た]べよう 食[た]べろ 食[た]べるな',
      ],
    },
    {
      word: '来[く]る',
      wordClass: 'verb-irregular',
      lines: [
        'plain: 来[く]る 来[こ]ない 来[き]た 来[こ]なかった',
        'polite: 来[き]ます 来[き]ません 来[き]ました 来[き]ませんでした',
        'connecting: 来[き]て 来[こ]なくて 来[き]たい 来[く]れば 来[き]たら 来[き]たり 来[き]ながら 来[き]ている',
        'voices: 来[こ]られる 来[こ]られる 来[こ]させる 来[こ]させられる',
        'moods: 来[こ]よう 来[こ]い 来[く]るな',
      ],
    },
    {
      word: 'する',
      wordClass: 'verb-irregular',
      lines: [
        'plain: する しない した しなかった',
        'polite: します しません しました しませんでした',
        'connecting: して しなくて したい すれば したら したり しながら している',
        'voices: できる される させる させられる',
        'moods: しよう しろ するな',
      ],
    },
    {
      word: '予[よ]約[やく]',
      wordClass: 'noun-suru',
      lines: [
        'plain: 予[よ]約[やく]する 予[よ]約[やく]しない 予[よ]約[やく]した 予[よ]約[やく]しなかった',
        'polite: 予[よ]約[やく]します 予[よ]約[やく]しません 予[よ]約[やく]しました 予[よ]約[やく]しませんでした',
        'connecting: 予[よ]約[やく]して 予[よ]約[やく]しなくて 予[よ]約[やく]したい 予[よ]約[やく]すれば 予[よ]約[やく]したら 予[よ]約[やく]したり 予[よ]約[やく]しながら 予[よ]約[やく]している',
        'voices: 予[よ]約[やく]できる 予[よ]約[やく]される 予[よ]約[やく]させる 予[よ]約[やく]させられる',
        'moods: 予[よ]約[やく]しよう 予[よ]約[やく]しろ 予[よ]約[やく]するな',
      ],
    },
    {
      word: '高[たか]い',
      wordClass: 'adjective-i',
      lines: [
        'plain: 高[たか]い 高[たか]くない 高[たか]かった 高[たか]くなかった',
        'polite: 高[たか]いです 高[たか]くないです 高[たか]かったです 高[たか]くなかったです',
        'connecting: 高[たか]くて 高[たか]ければ 高[たか]かったら 高[たか]く 高[たか]い 高[たか]そう 高[たか]すぎる 高[たか]さ',
      ],
    },
    {
      word: 'いい',
      wordClass: 'adjective-i',
      lines: [
        'plain: いい よくない よかった よくなかった',
        'polite: いいです よくないです よかったです よくなかったです',
        'connecting: よくて よければ よかったら よく いい よさそう よすぎる よさ',
      ],
    },
    {
      word: '静[しず]か',
      wordClass: 'adjective-na',
      lines: [
        'plain: 静[しず]かだ 静[しず]かではない 静[しず]かだった 静[しず]かではなかった',
        'polite: 静[しず]かです 静[しず]かではありません 静[しず]かでした 静[しず]かではありませんでした',
        'connecting: 静[しず]かで 静[しず]かなら 静[しず]かだったら 静[しず]かに 静[しず]かな 静[しず]かそう 静[しず]かすぎる 静[しず]かさ',
      ],
    },
    {
      word: 'ある',
      wordClass: 'verb-godan',
      lines: [
        'plain: ある ない あった なかった',
        'polite: あります ありません ありました ありませんでした',
        'connecting: あって なくて あれば あったら あったり',
      ],
    },
    {
      word: 'いらっしゃる',
      wordClass: 'verb-godan',
      lines: [
        'plain: いらっしゃる いらっしゃらない いらっしゃった いらっしゃらなかった',
        'polite: いらっしゃいます いらっしゃいません いらっしゃいました いらっしゃいませんでした',
        'connecting: いらっしゃって いらっしゃらなくて いらっしゃれば いらっしゃったら いらっしゃったり いらっしゃっている',
        'moods: いらっしゃい いらっしゃるな',
      ],
    },
  ])('$word', ({ word, wordClass, lines }) => {
    expect(linesOf(word, wordClass)).toEqual(lines);
  });
});

describe('every row of the godan verbs', () => {
  const CODES = ['negative', 'polite', 'te', 'past', 'if-ba', 'potential', 'passive', 'causative'];
  const MORE = ['causative-passive', 'volitional', 'imperative', 'prohibitive'];
  test.each([
    {
      word: '買う',
      forms: '買わない 買います 買って 買った 買えば 買える 買われる 買わせる 買わされる 買おう 買え 買うな',
    },
    {
      word: '書く',
      forms: '書かない 書きます 書いて 書いた 書けば 書ける 書かれる 書かせる 書かされる 書こう 書け 書くな',
    },
    {
      word: '泳ぐ',
      forms: '泳がない 泳ぎます 泳いで 泳いだ 泳げば 泳げる 泳がれる 泳がせる 泳がされる 泳ごう 泳げ 泳ぐな',
    },
    {
      word: '話す',
      forms:
        '話さない 話します 話して 話した 話せば 話せる 話される 話させる 話させられる 話そう 話せ 話すな',
    },
    {
      word: '待つ',
      forms: '待たない 待ちます 待って 待った 待てば 待てる 待たれる 待たせる 待たされる 待とう 待て 待つな',
    },
    {
      word: '死ぬ',
      forms: '死なない 死にます 死んで 死んだ 死ねば 死ねる 死なれる 死なせる 死なされる 死のう 死ね 死ぬな',
    },
    {
      word: '呼ぶ',
      forms: '呼ばない 呼びます 呼んで 呼んだ 呼べば 呼べる 呼ばれる 呼ばせる 呼ばされる 呼ぼう 呼べ 呼ぶな',
    },
    {
      word: '飲む',
      forms: '飲まない 飲みます 飲んで 飲んだ 飲めば 飲める 飲まれる 飲ませる 飲まされる 飲もう 飲め 飲むな',
    },
    {
      word: '帰る',
      forms: '帰らない 帰ります 帰って 帰った 帰れば 帰れる 帰られる 帰らせる 帰らされる 帰ろう 帰れ 帰るな',
    },
  ])('$word', ({ word, forms }) => {
    expect([...CODES, ...MORE].map((code) => formOf(word, 'verb-godan', code)).join(' ')).toBe(forms);
  });
});

test.each([
  { word: '学[がっ]校[こう]', wordClass: 'noun', why: 'nouns are not inflected' },
  { word: 'とても', wordClass: 'adverb', why: 'adverbs are not inflected' },
  { word: '食[た]べる', wordClass: '', why: 'no class' },
  { word: '食[た]べる', wordClass: 'constructor', why: 'a property name of objects' },
  { word: '食[た]べ', wordClass: 'verb-ichidan', why: 'not a dictionary form' },
  { word: '飲[の]み', wordClass: 'verb-godan', why: 'not a dictionary form' },
  { word: '食[た]べる', wordClass: 'verb-irregular', why: 'neither する nor くる' },
  { word: '静[しず]か', wordClass: 'adjective-i', why: 'does not end in い' },
  { word: '仰[おっしゃる]', wordClass: 'verb-godan', why: 'the ending is part of the reading of the kanji' },
  { word: '', wordClass: 'adjective-na', why: 'nothing' },
])('no table: $why', ({ word, wordClass }) => {
  expect(conjugate(word, wordClass)).toEqual([]);
});
