import { describe, expect, test } from 'vitest';
import { canonicalNumeral, digitsAsKanji, NUMERAL_RUN, numeralValue } from './numerals.ts';

test.each([
  { text: '1人', kanji: '一人', why: 'one digit' },
  { text: '20歳', kanji: '二十歳', why: 'tens without ones' },
  { text: '10日', kanji: '十日', why: 'ten has no 一 before it' },
  { text: '111', kanji: '百十一', why: 'no 一 before a unit' },
  { text: '2025年', kanji: '二千二十五年', why: 'a zero inside is not said' },
  { text: '0時', kanji: '零時', why: 'zero alone' },
  { text: '007', kanji: '七', why: 'zeros in front' },
  { text: '三時', kanji: '三時', why: 'no digits' },
  { text: '15000円', kanji: '一万五千円', why: 'past 9,999' },
  { text: '1万円', kanji: '一万円', why: 'a unit in kanji stays' },
  { text: '1234567890123', kanji: '1234567890123', why: 'too long to read' },
])('$text: $why', ({ text, kanji }) => {
  expect(digitsAsKanji(text)).toBe(kanji);
});

describe('one spelling for a number', () => {
  test.each([
    { run: '12', kanji: '十二', value: 12, why: 'digits' },
    { run: '十二', kanji: '十二', value: 12, why: 'kanji with a unit' },
    { run: '一二', kanji: '十二', value: 12, why: 'kanji by place' },
    { run: '一〇', kanji: '十', value: 10, why: 'a zero by place' },
    { run: '二十', kanji: '二十', value: 20, why: 'tens' },
    { run: '一十', kanji: '十', value: 10, why: '一 is not used before 十' },
    { run: '百五', kanji: '百五', value: 105, why: 'no tens' },
    { run: '一百', kanji: '百', value: 100, why: 'nor before 百' },
    { run: '千', kanji: '千', value: 1000, why: 'alone' },
    { run: '一千', kanji: '千', value: 1000, why: 'either is written' },
    { run: '3千', kanji: '三千', value: 3000, why: 'a digit before a unit' },
    { run: '3千500', kanji: '三千五百', value: 3500, why: 'digits after a unit' },
    { run: '1,500', kanji: '千五百', value: 1500, why: 'a comma' },
    { run: '1,234,567', kanji: '百二十三万四千五百六十七', value: 1_234_567, why: 'two commas' },
    { run: '二〇二六', kanji: '二千二十六', value: 2026, why: 'a year by place' },
    { run: '2026', kanji: '二千二十六', value: 2026, why: 'a year in digits' },
    { run: '二千二十六', kanji: '二千二十六', value: 2026, why: 'a year with units' },
    { run: '一万', kanji: '一万', value: 10_000, why: '万 keeps its 一' },
    { run: '1万', kanji: '一万', value: 10_000, why: 'mixed' },
    { run: '10000', kanji: '一万', value: 10_000, why: 'digits only' },
    { run: '10,000', kanji: '一万', value: 10_000, why: 'with a comma' },
    { run: '1万5千', kanji: '一万五千', value: 15_000, why: 'mixed twice' },
    { run: '1万5000', kanji: '一万五千', value: 15_000, why: 'digits after 万' },
    { run: '一五〇〇〇', kanji: '一万五千', value: 15_000, why: 'by place' },
    { run: '十万', kanji: '十万', value: 100_000, why: 'a unit before 万' },
    { run: '20万', kanji: '二十万', value: 200_000, why: 'digits before 万' },
    { run: '一千万', kanji: '千万', value: 10_000_000, why: 'either is written here too' },
    { run: '1億2千万', kanji: '一億二千万', value: 120_000_000, why: '億' },
    { run: '一億一', kanji: '一億一', value: 100_000_001, why: 'many units are skipped' },
    { run: '0', kanji: '零', value: 0, why: 'zero' },
    { run: '〇', kanji: '零', value: 0, why: 'the round zero' },
    { run: '08', kanji: '八', value: 8, why: 'a zero in front' },
  ])('$run is $kanji: $why', ({ run, kanji, value }) => {
    expect(canonicalNumeral(run)).toBe(kanji);
    expect(numeralValue(run)).toBe(value);
  });

  test.each([
    { run: '', why: 'nothing' },
    { run: '万一', why: 'a word: 万 needs a number before it' },
    { run: '万', why: 'as in 何万' },
    { run: '億', why: 'the same' },
    { run: '0万', why: 'not a usual spelling' },
    { run: '百千', why: 'units must descend' },
    { run: '一二十', why: 'two digits before a unit' },
    { run: '十百', why: 'a unit before a smaller one' },
    { run: '二十一二', why: 'more than a unit holds' },
    { run: '一万億', why: 'myriads must descend' },
    { run: '12345万', why: 'more than 万 holds' },
    { run: '〇〇', why: 'a placeholder for a name: 〇〇さん' },
    { run: '1,00', why: 'a comma between two numbers' },
    { run: '三人', why: 'a counter with it' },
    { run: '1'.repeat(13), why: 'too much' },
    { run: '十'.repeat(100_000), why: 'hostile' },
  ])('not a number: $why', ({ run }) => {
    expect(canonicalNumeral(run)).toBeNull();
    expect(numeralValue(run)).toBeNull();
  });
});

test.each([
  { text: '1万5千円と三人', runs: ['1万5千', '三'], why: 'mixed characters are one number' },
  { text: '10,000円', runs: ['10,000'], why: 'a comma inside' },
  { text: '3,4人', runs: ['3', '4'], why: 'a comma between two numbers' },
  { text: '学校', runs: [], why: 'none' },
])('finds the numbers of $text: $why', ({ text, runs }) => {
  expect(Array.from(text.matchAll(NUMERAL_RUN), ([run]) => run)).toEqual(runs);
});
