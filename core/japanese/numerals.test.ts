import { expect, test } from 'vitest';
import { digitsAsKanji } from './numerals.ts';

test.each([
  { text: '1人', kanji: '一人', why: 'one digit' },
  { text: '20歳', kanji: '二十歳', why: 'tens without ones' },
  { text: '10日', kanji: '十日', why: 'ten has no 一 before it' },
  { text: '111', kanji: '百十一', why: 'no 一 before a unit' },
  { text: '2025年', kanji: '二千二十五年', why: 'a zero inside is not said' },
  { text: '0時', kanji: '零時', why: 'zero alone' },
  { text: '007', kanji: '七', why: 'zeros in front' },
  { text: '三時', kanji: '三時', why: 'no digits' },
])('$text: $why', ({ text, kanji }) => {
  expect(digitsAsKanji(text)).toBe(kanji);
});
