import { expect, test } from 'vitest';
import { exceptionList } from '../exception-list.ts';
import { checkHeadwordReading } from './check-headword-reading.ts';
import { wordWith } from './word-for-test.ts';

const irregular = exceptionList('irregular-readings.tsv', [['今日', 'きょう']]);

test.each([
  { kanji: '学校', hiragana: 'がっこう', valid: true, why: 'がく, doubled' },
  { kanji: '買い物', hiragana: 'かいもの', valid: true, why: 'okurigana in between' },
  { kanji: '受付', hiragana: 'うけつけ', valid: true, why: 'okurigana that are not written' },
  { kanji: '時々', hiragana: 'ときどき', valid: true, why: '々, voiced' },
  { kanji: 'テレビ', hiragana: 'テレビ', valid: true, why: 'kana in both' },
  { kanji: '今日', hiragana: 'きょう', valid: true, why: 'in the list' },
  { kanji: '大人', hiragana: 'おとな', valid: false, why: 'irregular and not in the list' },
  { kanji: '学校', hiragana: 'がっこ', valid: false, why: 'a missing kana' },
  { kanji: '今', hiragana: 'いまだ', valid: false, why: 'not a reading of the character' },
  { kanji: 'テレビ', hiragana: 'てれび', valid: false, why: 'spelling and reading in different kana' },
])('$kanji $hiragana: $why', ({ kanji, hiragana, valid }) => {
  expect(checkHeadwordReading(wordWith({ kanji, hiragana }), irregular).length === 0).toBe(valid);
});
