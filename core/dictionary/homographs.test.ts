import { expect, test } from 'vitest';
import { createHomographs } from './homographs.ts';

const words = [
  { id: 1, kanji: '市場', hiragana: 'しじょう', variants: '' },
  { id: 2, kanji: '市場', hiragana: 'いちば', variants: '' },
  { id: 3, kanji: '早い', hiragana: 'はやい', variants: '' },
  { id: 4, kanji: '速い', hiragana: 'はやい', variants: '' },
  { id: 5, kanji: '側', hiragana: 'がわ', variants: '' },
  { id: 6, kanji: 'そば', hiragana: 'そば', variants: '側、傍' },
  { id: 7, kanji: '蕎麦', hiragana: 'ソバ', variants: 'そば' },
  { id: 8, kanji: '私', hiragana: 'わたし', variants: '' },
  { id: 9, kanji: '訳', hiragana: 'やく', variants: '譯' },
  { id: 10, kanji: '譯', hiragana: 'やく', variants: '訳' },
];
const alike = createHomographs(words);
const wordOf = (id: number) =>
  words.find((word) => word.id === id) ?? { ...words[0], id, kanji: '', hiragana: '', variants: '' };

test.each([
  { id: 1, sameSpelling: [2], sameReading: [], why: '市場 has two readings' },
  { id: 2, sameSpelling: [1], sameReading: [], why: 'seen from the other side' },
  { id: 3, sameSpelling: [], sameReading: [4], why: '早い sounds like 速い' },
  { id: 5, sameSpelling: [6], sameReading: [], why: '側 is a variant of そば' },
  { id: 6, sameSpelling: [5], sameReading: [7], why: 'そば is a place and noodles; katakana reads the same' },
  { id: 7, sameSpelling: [], sameReading: [6], why: 'a variant in kana is no spelling' },
  { id: 8, sameSpelling: [], sameReading: [], why: 'nothing is like 私' },
  { id: 9, sameSpelling: [], sameReading: [10], why: 'written and read alike is listed once' },
])('$id: $why', ({ id, sameSpelling, sameReading }) => {
  expect(alike(wordOf(id))).toEqual({ sameSpelling, sameReading });
});

test('a word that was just saved is compared by what it says now', () => {
  expect(alike({ id: 8, kanji: '市場', hiragana: 'はやい', variants: '' })).toEqual({
    sameSpelling: [1, 2],
    sameReading: [3, 4],
  });
});
