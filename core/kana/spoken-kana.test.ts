import { expect, test } from 'vitest';
import { spokenKana } from './spoken-kana.ts';

test.each([
  { kana: 'は', spoken: 'ハ', why: 'not the particle' },
  { kana: 'おう', spoken: 'オー', why: 'one long sound' },
  { kana: 'アー', spoken: 'アー', why: 'it is written so' },
  { kana: 'っか', spoken: 'ッカ', why: 'a pause' },
])('$kana is spoken as $spoken: $why', ({ kana, spoken }) => {
  expect(spokenKana(kana)).toBe(spoken);
});
