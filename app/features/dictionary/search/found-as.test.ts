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
  match: 'whole',
};

test.each([
  { found: {}, searched: '食べる', expected: null, why: 'typed as it is written' },
  {
    found: { matched: 'たべる' },
    searched: 'パンをたべる',
    expected: null,
    why: 'a part of the text, but equal to the reading of the word',
  },
  {
    found: { matched: 'taberu' },
    searched: ' ＴＡＢＥＲＵ',
    expected: null,
    why: 'the whole typed text',
  },
  { found: { matched: 'ăn' }, searched: 'Ăn', expected: null, why: 'its meaning' },
  {
    found: { matched: '食べ', chain: [] },
    searched: 'パンを食べに行く',
    expected: { kind: 'piece', matched: '食べ' },
    why: 'a part of the text that is written differently',
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
