import { expect, test } from 'vitest';
import { countedSearch } from './missed-search.ts';

test.each([
  { typed: '推し活', counted: '推し活', why: 'a word' },
  { typed: '  Máy   Giặt ', counted: 'máy giặt', why: 'spaces and capitals are no difference' },
  { typed: 'ｻﾌﾞｽｸ', counted: 'サブスク', why: 'narrow kana are the same text' },
  { typed: 'e\u0302m', counted: 'êm', why: 'letters composed of several characters too' },
  { typed: '   ', counted: null, why: 'nothing was typed' },
  { typed: 'lan@example.vn', counted: null, why: 'an e-mail address' },
  { typed: 'lan＠example.vn', counted: null, why: 'written with a wide @' },
  { typed: '090 123 4567', counted: null, why: 'a phone number' },
  { typed: '０９０', counted: null, why: 'with wide digits' },
  { typed: 'thẻ ٣', counted: null, why: 'digits of any script' },
  { typed: '①', counted: null, why: 'a digit once it is normalised' },
  { typed: 'あ'.repeat(24), counted: 'あ'.repeat(24), why: 'as long as a phrase' },
  { typed: 'あ'.repeat(25), counted: null, why: 'a sentence' },
])('“$typed”: $why', ({ typed, counted }) => {
  expect(countedSearch(typed)).toBe(counted);
});
