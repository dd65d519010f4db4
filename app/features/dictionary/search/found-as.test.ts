import { expect, test } from 'vitest';
import type { FoundItem } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { foundAs } from './found-as.ts';

const eat: FoundItem = {
  ...blankWord,
  id: 6,
  kanji: '食べる',
  hiragana: 'たべる',
  sino: 'THỰC',
  mean: 'ăn',
  type: 'N5',
  wordClass: 'verb-ichidan',
  descriptions: [],
  kanjis: [],
  matched: '食べる',
  chain: [],
};

test.each([
  { found: {}, searched: '食べる', expected: null, why: 'typed as it stands' },
  {
    found: { matched: 'たべる' },
    searched: 'パンをたべる',
    expected: null,
    why: 'a piece, but the word’s own reading',
  },
  {
    found: { matched: 'taberu' },
    searched: ' ＴＡＢＥＲＵ',
    expected: null,
    why: 'the whole of what was typed',
  },
  { found: { matched: 'ăn' }, searched: 'Ăn', expected: null, why: 'its meaning' },
  {
    found: { matched: '食べ', chain: [] },
    searched: 'パンを食べに行く',
    expected: { kind: 'piece', matched: '食べ' },
    why: 'a piece of a sentence that is written differently',
  },
  {
    found: { matched: '食べなかった', chain: ['phủ định', 'quá khứ'] },
    searched: '食べなかった',
    expected: { kind: 'inflected', matched: '食べなかった', chain: ['phủ định', 'quá khứ'] },
    why: 'an inflected form',
  },
])('$why', ({ found, searched, expected }) => {
  expect(foundAs({ ...eat, ...found }, searched)).toEqual(expected);
});
