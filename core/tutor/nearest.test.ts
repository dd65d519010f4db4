import { expect, test } from 'vitest';
import { nearestInJapanese, nearestInVietnamese, saysTheSame } from './nearest.ts';

const sentences = [
  { viSentence: 'Tôi đi học.', jpSentence: '学校へ行きます。', reading: 'がっこうへいきます。' },
  {
    viSentence: 'Tôi ăn cơm ở nhà hàng.',
    jpSentence: 'レストランでご飯を食べます。',
    reading: 'れすとらんでごはんをたべます。',
  },
  { viSentence: 'Mẹ tôi là giáo viên.', jpSentence: '母は先生です。', reading: 'はははせんせいです。' },
];
const first = (found: readonly { sentence: { jpSentence: string } }[]) => found[0]?.sentence.jpSentence;

test.each([
  { text: 'Tôi ăn cơm ở nhà hàng', finds: 'レストランでご飯を食べます。', why: 'the same words' },
  { text: 'toi an com o nha hang', finds: 'レストランでご飯を食べます。', why: 'without marks' },
  { text: 'nhà hàng', finds: 'レストランでご飯を食べます。', why: 'a part of the sentence, word for word' },
  { text: 'mẹ là giáo viên', finds: '母は先生です。', why: 'most of its words' },
  { text: 'xyz', finds: undefined, why: 'nothing in common' },
  { text: '', finds: undefined, why: 'nothing at all' },
])('Vietnamese: $why', ({ text, finds }) => {
  expect(first(nearestInVietnamese(sentences, text))).toBe(finds);
});

test.each([
  { text: '学校に行きます', finds: '学校へ行きます。', why: 'another particle' },
  { text: 'がっこうへいく', finds: '学校へ行きます。', why: 'kana compared with the reading' },
  { text: 'レストランでごはんを食べる', finds: 'レストランでご飯を食べます。', why: 'half in kana' },
])('Japanese: $why', ({ text, finds }) => {
  expect(first(nearestInJapanese(sentences, text))).toBe(finds);
});

test('an identical sentence has likeness 1', () => {
  expect(nearestInVietnamese(sentences, 'toi di hoc')[0]?.likeness).toBe(1);
  expect(nearestInJapanese(sentences, '学校へ行きます')[0]?.likeness).toBe(1);
});

test.each([
  { one: 'nhà vệ sinh ở đâu', other: 'Xin lỗi, nhà vệ sinh ở đâu ạ?', is: true, why: 'politeness' },
  { one: 'toi met', other: 'Tôi mệt rồi.', is: true, why: 'no marks, and “rồi”' },
  { one: 'bạn mệt à', other: 'Tôi mệt rồi.', is: false, why: 'another subject' },
  { one: 'tôi thích bạn', other: 'Tôi thích.', is: false, why: 'an extra word' },
])('the same but for $why: $one', ({ one, other, is }) => {
  expect(saysTheSame(one, other)).toBe(is);
});
