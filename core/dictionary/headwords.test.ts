import { describe, expect, test } from 'vitest';
import { headwordsOf } from './headwords.ts';

const row = (kanji: string, hiragana: string, variants = '') => ({ kanji, hiragana, variants });
const headwords = headwordsOf([
  row('勉強', 'べんきょう'),
  row('話す', 'はなす'),
  row('遊ぶ', 'あそぶ'),
  row('お弁当', 'おべんとう'),
  row('湯', 'ゆ'),
  row('十分', 'じゅうぶん'),
  row('いっぱい', 'いっぱい', '一杯'),
  row('一人', 'ひとり'),
  row('おいしい', 'おいしい', '美味しい'),
  row('辛い', 'からい'),
  row('辛い', 'つらい'),
  row('コーヒー', 'コーヒー'),
  row('昨日', 'きのう'),
  row('恩', 'おん'),
  row('胃', 'い'),
  row('の', 'の'),
]);
const found = (lookUp: readonly string[], reading: string, kind: 'noun' | 'verb' | 'number' = 'noun') =>
  headwords.find({ lookUp, reading, kind })?.hiragana ?? null;

describe('a word is found', () => {
  test.each([
    {
      lookUp: ['勉強', '勉強する'],
      reading: 'べんきょうしました',
      entry: 'べんきょう',
      why: 'by the first form in the dictionary',
    },
    { lookUp: ['きのう'], reading: 'きのう', entry: 'きのう', why: 'in kana for kanji' },
    { lookUp: ['こーひー'], reading: 'こーひー', entry: 'コーヒー', why: 'in the other kana' },
    { lookUp: ['美味しい'], reading: 'おいしい', entry: 'おいしい', why: 'in another spelling' },
    {
      lookUp: ['辛い'],
      reading: 'つらかった',
      entry: 'つらい',
      why: 'by its reading, if two have the same spelling',
    },
    { lookUp: ['弁当'], reading: 'べんとう', entry: 'おべんとう', why: 'without its honorific' },
    { lookUp: ['お湯'], reading: 'おゆ', entry: 'ゆ', why: 'with an honorific' },
    { lookUp: ['話せる'], reading: 'はなせます', entry: 'はなす', why: 'in its potential' },
    { lookUp: ['遊び'], reading: 'あそび', entry: 'あそぶ', why: 'as its stem' },
    { lookUp: ['雪'], reading: 'ゆき', entry: null, why: 'not if it is unknown' },
    { lookUp: ['い'], reading: 'い', entry: null, why: 'not by one kana that is the rest of an ending' },
    { lookUp: ['ん'], reading: 'ん', entry: null, why: 'not by one kana and an honorific' },
    { lookUp: ['の'], reading: 'の', entry: 'の', why: 'by one kana that is a headword' },
    { lookUp: [], reading: 'は', entry: null, why: 'not without a form to look up' },
  ])('$why: $lookUp', ({ lookUp, reading, entry }) => {
    expect(found(lookUp, reading, 'verb')).toBe(entry);
  });
});

describe('a number must match in reading and in spelling', () => {
  test.each([
    { lookUp: ['一人'], reading: 'ひとり', entry: 'ひとり' },
    { lookUp: ['十分'], reading: 'じゅっぷん', entry: null },
    { lookUp: ['一杯'], reading: 'いっぱい', entry: null },
  ])('$lookUp $reading', ({ lookUp, reading, entry }) => {
    expect(found(lookUp, reading, 'number')).toBe(entry);
  });
});

test.each([
  { spelling: '美味しい', has: true },
  { spelling: 'おいしい', has: true },
  { spelling: 'べんきょう', has: false },
])('$spelling is a headword: $has', ({ spelling, has }) => {
  expect(headwords.has(spelling)).toBe(has);
});
