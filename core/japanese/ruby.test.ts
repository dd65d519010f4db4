import { expect, test } from 'vitest';
import { joinedRuby, parseRuby, readingOf, rubyText, withoutRuby } from './ruby.ts';

test.each([
  {
    text: '図書館[としょかん]で本[ほん]を読[よ]む。',
    segments: [
      { text: '図書館', reading: 'としょかん' },
      { text: 'で' },
      { text: '本', reading: 'ほん' },
      { text: 'を' },
      { text: '読', reading: 'よ' },
      { text: 'む。' },
    ],
    plain: '図書館で本を読む。',
    kana: 'としょかんでほんをよむ。',
    why: 'a sentence',
  },
  {
    text: '勉[べん]強[きょう]',
    segments: [
      { text: '勉', reading: 'べん' },
      { text: '強', reading: 'きょう' },
    ],
    plain: '勉強',
    kana: 'べんきょう',
    why: 'character by character',
  },
  {
    text: '時々[ときどき]',
    segments: [{ text: '時々', reading: 'ときどき' }],
    plain: '時々',
    kana: 'ときどき',
    why: 'the iteration mark belongs to the kanji',
  },
  {
    text: '3[さん]時[じ]と1970年[ねん]',
    segments: [
      { text: '3', reading: 'さん' },
      { text: '時', reading: 'じ' },
      { text: 'と1970' },
      { text: '年', reading: 'ねん' },
    ],
    plain: '3時と1970年',
    kana: 'さんじと1970ねん',
    why: 'digits have a reading of their own, or none',
  },
  {
    text: '1,000[せん]円[えん]',
    segments: [
      { text: '1,000', reading: 'せん' },
      { text: '円', reading: 'えん' },
    ],
    plain: '1,000円',
    kana: 'せんえん',
    why: 'a comma between digits',
  },
  { text: '3[1]', segments: [{ text: '3[1]' }], plain: '3[1]', kana: '3[1]', why: 'digits with a footnote' },
  { text: 'テレビ', segments: [{ text: 'テレビ' }], plain: 'テレビ', kana: 'テレビ', why: 'no kanji' },
  { text: '学校', segments: [{ text: '学校' }], plain: '学校', kana: '学校', why: 'no reading given' },
  { text: '', segments: [], plain: '', kana: '', why: 'nothing' },
  {
    text: 'かな[仮名]',
    segments: [{ text: 'かな[仮名]' }],
    plain: 'かな[仮名]',
    kana: 'かな[仮名]',
    why: 'a bracket after kana',
  },
  { text: '本[]', segments: [{ text: '本[]' }], plain: '本[]', kana: '本[]', why: 'an empty bracket' },
  {
    text: '本[ほん',
    segments: [{ text: '本[ほん' }],
    plain: '本[ほん',
    kana: '本[ほん',
    why: 'a bracket left open',
  },
])('$why', ({ text, segments, plain, kana }) => {
  expect(parseRuby(text)).toEqual(segments);
  expect(withoutRuby(text)).toBe(plain);
  expect(readingOf(text)).toBe(kana);
  expect(rubyText(parseRuby(text))).toBe(text);
});

test.each([
  { text: '勉[べん]強[きょう]する', joined: '勉強[べんきょう]する', why: 'adjacent kanji under one reading' },
  { text: '食[た]べ物[もの]', joined: '食[た]べ物[もの]', why: 'kana in between keep them separate' },
  { text: 'パン', joined: 'パン', why: 'nothing to join' },
])('joined: $why', ({ text, joined }) => {
  expect(joinedRuby(text)).toBe(joined);
});
