import { expect, test } from 'vitest';
import { wordStems } from './word-stems.ts';

test.each([
  { kanji: '食べる', variants: '', inflects: true, stems: ['食'], why: 'the character stays' },
  {
    kanji: '申し込む',
    variants: '申込む',
    inflects: true,
    stems: ['申し込', '申込'],
    why: 'each spelling has its own',
  },
  {
    kanji: 'おいしい',
    variants: '美味しい',
    inflects: true,
    stems: ['おいし', '美味'],
    why: 'kana lose the ending',
  },
  { kanji: '学校', variants: '', inflects: false, stems: ['学校'], why: 'a noun stays whole' },
  { kanji: '今日は', variants: '', inflects: false, stems: ['今日は'], why: 'also with kana at its end' },
  { kanji: 'る', variants: '', inflects: true, stems: ['る'], why: 'nothing would be left' },
])('$kanji: $why', ({ kanji, variants, inflects, stems }) => {
  expect(wordStems({ kanji, hiragana: '', variants }, inflects)).toEqual(stems);
});
