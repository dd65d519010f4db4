import { expect, test } from 'vitest';
import { checkEnglish, checkKatakanaEnglish } from './check-english.ts';
import { wordWith } from './word-for-test.ts';

const words = new Map([
  [1, wordWith({ id: '1', kanji: 'テレビ' })],
  [2, wordWith({ id: '2', kanji: 'いいえ' })],
  [3, wordWith({ id: '3', kanji: 'コーヒー', variants: '珈琲' })],
]);
const television = { wordId: 1, kanji: 'テレビ', glosses: ['television', 'TV'] };
const no = { wordId: 2, kanji: 'いいえ', glosses: ['no'] };

test.each([
  { rows: [television, no], mistakes: [], why: 'right rows' },
  { rows: [{ ...television, wordId: 2 }], mistakes: ['2 is not テレビ'], why: 'the id of another word' },
  { rows: [{ ...television, wordId: 9 }], mistakes: ['9 is not テレビ'], why: 'the id of no word' },
  {
    rows: [no, television],
    mistakes: ['テレビ: rows are ordered by id, each id once'],
    why: 'in another order',
  },
  {
    rows: [television, television],
    mistakes: ['テレビ: rows are ordered by id, each id once'],
    why: 'a word twice',
  },
  {
    rows: [{ ...no, glosses: ['no', 'No'] }],
    mistakes: ['いいえ: a gloss stands twice'],
    why: 'the same gloss',
  },
  {
    rows: [{ ...no, glosses: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    mistakes: ['いいえ: more than 5 glosses'],
    why: 'too many glosses',
  },
])('English of our words: $why', ({ rows, mistakes }) => {
  expect(checkEnglish(rows, words)).toEqual(mistakes);
});

test('the table stays small', () => {
  const many = new Map(Array.from({ length: 801 }, (_, at) => [at + 1, wordWith({ kanji: 'ア' })]));
  const rows = [...many.keys()].map((wordId) => ({ wordId, kanji: 'ア', glosses: ['a'] }));
  expect(checkEnglish(rows, many)).toEqual(['801 rows, 800 are enough']);
});

test('a word in katakana has a row, or one of its spellings is in the tail', () => {
  const missing = (inTail: readonly string[]) =>
    checkKatakanaEnglish([], words.values(), (spelling) => inTail.includes(spelling));
  expect(missing([])).toEqual(['1: テレビ has no English', '3: コーヒー has no English']);
  expect(missing(['テレビ', '珈琲'])).toEqual([]);
  expect(checkKatakanaEnglish([television], [...words.values()].slice(0, 2), () => false)).toEqual([]);
});
