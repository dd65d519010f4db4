import { expect, test } from 'vitest';
import { exceptionList } from '../exception-list.ts';
import { checkHeadwordReading } from './check-headword-reading.ts';
import { wordWith } from './word-for-test.ts';

const irregular = exceptionList('irregular-readings.tsv', [['今日', 'きょう']]);

test.each([
  { kanji: '学校', hiragana: 'がっこう', sound: true, why: 'がく, doubled' },
  { kanji: '買い物', hiragana: 'かいもの', sound: true, why: 'okurigana between' },
  { kanji: '受付', hiragana: 'うけつけ', sound: true, why: 'okurigana that are not written' },
  { kanji: '時々', hiragana: 'ときどき', sound: true, why: '々, voiced' },
  { kanji: 'テレビ', hiragana: 'テレビ', sound: true, why: 'kana twice' },
  { kanji: '今日', hiragana: 'きょう', sound: true, why: 'in the list' },
  { kanji: '大人', hiragana: 'おとな', sound: false, why: 'irregular and not in the list' },
  { kanji: '学校', hiragana: 'がっこ', sound: false, why: 'a kana too few' },
  { kanji: '今', hiragana: 'いまだ', sound: false, why: 'no reading of a single character' },
  { kanji: 'テレビ', hiragana: 'てれび', sound: false, why: 'two ways to write one word' },
])('$kanji $hiragana: $why', ({ kanji, hiragana, sound }) => {
  expect(checkHeadwordReading(wordWith({ kanji, hiragana }), irregular).length === 0).toBe(sound);
});
