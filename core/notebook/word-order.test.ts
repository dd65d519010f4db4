import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEMORY_LEVELS } from '../memory/levels.ts';
import { type OrderedWord, sortWords, WORD_ORDERS, type WordOrder } from './word-order.ts';

const word = (savedAs: number, hiragana: string, rest: Partial<OrderedWord> = {}): OrderedWord => ({
  savedAs,
  hiragana,
  kanji: hiragana,
  level: 0,
  ...rest,
});
const sorted = (words: readonly OrderedWord[], order: WordOrder) => sortWords(words, order, (one) => one);

test.each([
  { kana: ['か', 'が', 'き'], why: 'voiced kana follow their base' },
  { kana: ['かく', 'がく', 'かさ'], why: 'a voiced kana only decides among equals' },
  { kana: ['あめ', 'イギリス', 'うみ'], why: 'katakana sort among hiragana' },
  { kana: ['こうえん', 'コーヒー', 'こおり', 'こし'], why: 'ー sorts like the vowel that it lengthens' },
  { kana: ['きって', 'きて', 'きょう'], why: 'small kana sort like large ones' },
  { kana: ['あ', 'ああ', 'あい'], why: 'a shorter word comes first' },
])('kana order: $why', ({ kana }) => {
  const words = kana.map((hiragana, at) => word(at, hiragana));
  expect(sorted(words.toReversed(), 'kana').map(({ hiragana }) => hiragana)).toEqual(kana);
});

test('words of one sound are sorted by their spelling, then newest first', () => {
  const words = [
    word(1, 'はし', { kanji: '箸' }),
    word(2, 'はし', { kanji: '橋' }),
    word(3, 'はし', { kanji: '橋' }),
  ];
  expect(sorted(words, 'kana').map(({ savedAs }) => savedAs)).toEqual([3, 2, 1]);
});

test.each([
  { order: 'new', expected: [4, 3, 2, 1], why: 'the word that was saved last is first' },
  { order: 'level', expected: [3, 1, 4, 2], why: 'the easiest first, the newest of a level first' },
  { order: 'memory', expected: [2, 4, 1, 3], why: 'least remembered first, words without a card last' },
] as const)('$order: $why', ({ order, expected }) => {
  const words = [
    word(1, 'い', { level: 0, memory: 'stable' }),
    word(2, 'ろ', { level: 4, memory: 'new' }),
    word(3, 'は', { level: 0 }),
    word(4, 'に', { level: 2, memory: 'learning' }),
  ];
  expect(sorted(words, order).map(({ savedAs }) => savedAs)).toEqual(expected);
});

test('the place of a word does not depend on the order in which the list came', () => {
  const anyWord = fc.record({
    hiragana: fc.constantFrom('か', 'が', 'カー', 'きゃ', 'ん'),
    kanji: fc.constantFrom('蚊', '下', 'か'),
    level: fc.nat(4),
    memory: fc.option(fc.constantFrom(...MEMORY_LEVELS), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(anyWord), fc.constantFrom(...WORD_ORDERS), (list, order) => {
      const words = list.map((one, savedAs) => ({ ...one, savedAs }));
      expect(sorted(words.toReversed(), order)).toEqual(sorted(words, order));
    }),
  );
});
