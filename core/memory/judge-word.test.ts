import { expect, test } from 'vitest';
import { judgeWord } from './judge-word.ts';

const STATION = ['図書館', 'としょかん'];

test.each([
  { typed: '図書館', verdict: 'right', why: 'in kanji' },
  { typed: 'としょかん', verdict: 'right', why: 'in kana' },
  { typed: 'トショカン', verdict: 'right', why: 'in katakana' },
  { typed: ' 図書館。', verdict: 'right', why: 'with a space and a full stop' },
  { typed: 'ﾄｼｮｶﾝ', verdict: 'right', why: 'in half-width letters' },
  { typed: 'としょうかん', verdict: 'almost', why: 'a long vowel too many' },
  { typed: 'としかん', verdict: 'almost', why: 'a small letter is missing' },
  { typed: 'とょしかん', verdict: 'almost', why: 'two letters changed places' },
  { typed: 'としょ', verdict: 'wrong', why: 'half of the word' },
  { typed: '本屋', verdict: 'wrong', why: 'another word' },
  { typed: '', verdict: 'wrong', why: 'nothing' },
  { typed: '。', verdict: 'wrong', why: 'only a mark' },
])('$why: $verdict', ({ typed, verdict }) => {
  expect(judgeWord(typed, STATION)).toBe(verdict);
});

test('in a word of two letters a wrong letter is no slip', () => {
  expect(judgeWord('みす', ['水', 'みず'])).toBe('wrong');
});
