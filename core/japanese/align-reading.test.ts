import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALIGNED_MAX_CHARS, ALIGNED_MAX_KANA, alignReading, alignKana } from './align-reading.ts';
import { toHiragana } from './kana.ts';
import { readingOf, rubyText } from './ruby.ts';

const READINGS: Readonly<Record<string, readonly string[]>> = {
  買: ['ばい', 'か'],
  物: ['ぶつ', 'もつ', 'もの'],
  勉: ['べん', 'つと'],
  強: ['きょう', 'ごう', 'つよ'],
  今: ['こん', 'きん', 'いま'],
  日: ['にち', 'じつ', 'ひ', 'か'],
  大: ['だい', 'たい', 'おお'],
  人: ['じん', 'にん', 'ひと'],
  学: ['がく', 'まな'],
  校: ['こう', 'きょう'],
  友: ['ゆう', 'とも'],
  達: ['たつ', 'だ', 'たち'],
  子: ['し', 'す', 'こ'],
  供: ['きょう', 'く', 'とも', 'そな'],
  時: ['じ', 'とき'],
  一: ['いち', 'いつ', 'ひと'],
  食: ['しょく', 'じき', 'く', 'た'],
  母: ['ぼ', 'はは'],
  引: ['いん', 'ひ'],
  越: ['えつ', 'こ'],
  消: ['しょう', 'き', 'け'],
  本: ['ほん', 'もと'],
  杯: ['はい', 'さかずき'],
  花: ['か', 'はな'],
  手: ['しゅ', 'て'],
  紙: ['し', 'かみ'],
  来: ['らい', 'く', 'き', 'こ'],
  八: ['はち', 'や', 'よう'],
  百: ['ひゃく', 'もも'],
  屋: ['おく', 'や'],
  二: ['に', 'じ', 'ふた'],
  十: ['じゅう', 'じっ', 'とお', 'と'],
  真: ['しん', 'ま'],
  面: ['めん', 'おも', 'つら'],
  目: ['もく', 'め', 'ま'],
  語: ['ご', 'かた'],
  部: ['ぶ'],
  度: ['ど', 'たび'],
  九: ['きゅう', 'く', 'ここの'],
  四: ['し', 'よ', 'よん'],
  月: ['げつ', 'がつ', 'つき'],
  三: ['さん', 'み', 'みっ'],
  円: ['えん', 'まる'],
};
const readingsOf = (character: string) => READINGS[character] ?? [];

test.each([
  { word: '八百屋', reading: 'やおや', ruby: '八百屋[やおや]', why: 'や is not the reading of 八 here' },
  { word: '二十日', reading: 'はつか', ruby: '二十日[はつか]', why: 'か alone does not belong to 日' },
  { word: '真面目', reading: 'まじめ', ruby: '真面目[まじめ]', why: 'ま fits 真 by chance' },
  { word: '日本語', reading: 'にほんご', ruby: '日本[にほん]語[ご]', why: '語 keeps its own reading' },
  {
    word: '一度部屋を',
    reading: 'いちどへやを',
    ruby: '一[いち]度[ど]部屋[へや]を',
    why: 'two words of a sentence stay apart',
  },
  { word: '九時', reading: 'くじ', ruby: '九[く]時[じ]', why: 'a number and its counter' },
  { word: '四月', reading: 'しがつ', ruby: '四[し]月[がつ]', why: 'a month' },
  { word: '一本', reading: 'いっぽん', ruby: '一[いっ]本[ぽん]', why: 'both sounds change' },
  {
    word: '三百円',
    reading: 'さんびゃくえん',
    ruby: '三[さん]百[びゃく]円[えん]',
    why: 'voiced in a number',
  },
  { word: '買い物', reading: 'かいもの', ruby: '買[か]い物[もの]', why: 'kana between kanji' },
  { word: '勉強', reading: 'べんきょう', ruby: '勉[べん]強[きょう]', why: 'On readings' },
  { word: '今日', reading: 'きょう', ruby: '今日[きょう]', why: 'read as a whole' },
  { word: '大人', reading: 'おとな', ruby: '大人[おとな]', why: 'read as a whole' },
  { word: '学校', reading: 'がっこう', ruby: '学[がっ]校[こう]', why: 'く doubled before こ' },
  { word: '友達', reading: 'ともだち', ruby: '友[とも]達[だち]', why: 'た voiced' },
  { word: '子供', reading: 'こども', ruby: '子[こ]供[ども]', why: 'と voiced' },
  { word: '時々', reading: 'ときどき', ruby: '時[とき]々[どき]', why: 'the mark repeats the character' },
  { word: '人々', reading: 'ひとびと', ruby: '人[ひと]々[びと]', why: 'the mark repeats, voiced' },
  { word: '一日', reading: 'いちにち', ruby: '一[いち]日[にち]', why: 'by character' },
  { word: '一日', reading: 'ついたち', ruby: '一日[ついたち]', why: 'the same word read as a whole' },
  { word: '食べ物', reading: 'たべもの', ruby: '食[た]べ物[もの]', why: 'okurigana inside' },
  { word: 'お母さん', reading: 'おかあさん', ruby: 'お母[かあ]さん', why: 'a reading that is in no list' },
  { word: '引っ越す', reading: 'ひっこす', ruby: '引[ひ]っ越[こ]す', why: 'small っ written out' },
  {
    word: '消しゴム',
    reading: 'けしごむ',
    ruby: '消[け]しゴム',
    why: 'katakana in the word, hiragana in the reading',
  },
  { word: '消しゴム', reading: 'けしゴム', ruby: '消[け]しゴム', why: 'katakana in both' },
  { word: 'テレビ', reading: 'テレビ', ruby: 'テレビ', why: 'no kanji' },
  { word: 'テレビ', reading: 'てれび', ruby: 'テレビ', why: 'katakana needs no reading' },
  { word: 'ください', reading: 'ください', ruby: 'ください', why: 'kana only' },
  {
    word: '日本人',
    reading: 'にほんじん',
    ruby: '日本[にほん]人[じん]',
    why: 'only unknown kanji stay together',
  },
  { word: '一杯', reading: 'いっぱい', ruby: '一[いっ]杯[ぱい]', why: 'doubled and half voiced' },
  { word: '一本', reading: 'いっぽん', ruby: '一[いっ]本[ぽん]', why: 'doubled and half voiced' },
  {
    word: '花火',
    reading: 'はなび',
    ruby: '花火[はなび]',
    why: 'one unknown character stays with the next one',
  },
  { word: '手紙', reading: 'てがみ', ruby: '手[て]紙[がみ]', why: 'か voiced' },
  { word: '来る', reading: 'くる', ruby: '来[く]る', why: 'one character and okurigana' },
  { word: '東京', reading: 'とうきょう', ruby: '東京[とうきょう]', why: 'neither has known readings' },
  { word: '食べる', reading: 'のむ', ruby: '食べる[のむ]', why: 'a reading that does not fit' },
  { word: '一〇一〇', reading: '一〇一〇', ruby: '一〇一〇', why: 'a reading that only repeats the text' },
  { word: '々々', reading: '々々', ruby: '々々', why: 'a repetition mark with nothing before it' },
])('$word（$reading）: $why', ({ word, reading, ruby }) => {
  expect(rubyText(alignReading(word, reading, readingsOf))).toBe(ruby);
});

test('a long word whose reading fits in many ways, except at the end', () => {
  const many = ['か', 'かか', 'かかか', 'かかかか'];
  const reading = `${'か'.repeat(40)}ん`;
  expect(readingOf(rubyText(alignReading('日'.repeat(20), reading, () => many)))).toBe(reading);
});

/** Every character has these readings: 9 readings, 21 sounds including voiced and doubled ones. */
const MANY = ['い', 'いち', 'いつ', 'か', 'かか', 'かく', 'き', 'はち', 'ん'];
const SOUNDS = 21;

describe('the work for one word is bounded', () => {
  test.each([
    { word: '一〇'.repeat(17), reading: 'いちぜろ'.repeat(17), why: 'numerals, read one by one' },
    { word: '一〇'.repeat(30), reading: 'いちぜろ'.repeat(30), why: 'more numerals than are aligned' },
    { word: '々'.repeat(40), reading: 'か'.repeat(80), why: 'repetition marks, at the length limit' },
    { word: '々'.repeat(1_000), reading: 'か'.repeat(2_000), why: 'repetition marks, far over the limit' },
    { word: '日'.repeat(40), reading: `${'か'.repeat(79)}を`, why: 'fits in many ways, except at the end' },
    { word: '日の'.repeat(20), reading: 'いの'.repeat(40), why: 'kana that fit in many places' },
    { word: '一'.repeat(5), reading: 'い'.repeat(5_000), why: 'a very long reading' },
    { word: '𠮟'.repeat(40), reading: 'か'.repeat(80), why: 'surrogate pairs' },
  ])('$why', ({ word, reading }) => {
    const { steps, segments } = alignKana(word, reading, () => MANY);
    expect(steps).toBeLessThanOrEqual((SOUNDS + 3) * (ALIGNED_MAX_CHARS + 1) * (ALIGNED_MAX_KANA + 1));
    const isTooLong = Array.from(word).length > ALIGNED_MAX_CHARS || reading.length > ALIGNED_MAX_KANA;
    expect(segments === null).toBe(isTooLong);
    expect(readingOf(rubyText(alignReading(word, reading, () => MANY)))).toBe(reading);
  });

  const words = fc.array(fc.constantFrom('一', '〇', '々', '〆', 'ヶ', '〻', '日', 'か', 'カ', 'い', '1'), {
    minLength: 1,
    maxLength: 45,
  });
  const readings = fc.array(fc.constantFrom('い', 'ち', 'つ', 'か', 'き', 'ん', 'っ', '一'), {
    maxLength: 90,
  });

  test('by the product of both lengths, and text and reading are preserved', () => {
    fc.assert(
      fc.property(words, readings, (pieces, kana) => {
        const word = pieces.join('');
        const reading = kana.join('');
        const { steps } = alignKana(word, reading, () => MANY);
        expect(steps).toBeLessThanOrEqual((SOUNDS + 3) * (pieces.length + 1) * (kana.length + 1));
        const segments = alignReading(word, reading, () => MANY);
        expect(segments.map(({ text }) => text).join('')).toBe(word);
        const read = segments.map((segment) => segment.reading ?? segment.text).join('');
        expect(toHiragana(read)).toBe(toHiragana(reading));
      }),
    );
  });
});
