import { expect, test } from 'vitest';
import { hanVietOf } from './han-viet-of.ts';

const usual: Readonly<Record<string, string>> = { 人: 'NHÂN', 学: 'HỌC', 校: 'HIỆU', 食: 'THỰC' };

test.each([
  { word: '学校', expected: 'HỌC HIỆU', why: 'a reading for each character' },
  { word: '人々', expected: 'NHÂN NHÂN', why: '々 repeats the character before it' },
  { word: '食べる', expected: 'THỰC', why: 'kana have no reading' },
  { word: 'ここ', expected: '', why: 'a word without kanji' },
  { word: '学生', expected: '', why: 'half a reading would mislead' },
])('$word: $why', ({ word, expected }) => {
  expect(hanVietOf(word, (character) => usual[character])).toBe(expected);
});
