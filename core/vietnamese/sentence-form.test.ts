import { describe, expect, test } from 'vitest';
import { beginsSmall, endsAsSentence, isWithoutMarks, wordWithoutMark } from './sentence-form.ts';

test.each([
  { text: 'Tôi đi học.', small: false, why: 'a capital' },
  { text: 'Ăn cơm chưa?', small: false, why: 'a capital with marks' },
  { text: '“Vâng”, anh ấy nói.', small: false, why: 'a capital in quotes' },
  { text: '7 giờ rồi.', small: false, why: 'a number' },
  { text: '', small: false, why: 'nothing yet' },
  { text: 'tôi đi học.', small: true, why: 'a lowercase letter' },
  { text: '“vâng”, anh ấy nói.', small: true, why: 'a lowercase letter in quotes' },
])('begins with $why', ({ text, small }) => expect(beginsSmall(text)).toBe(small));

test.each([
  { text: 'Tôi đi học.', ends: true, why: 'a full stop' },
  { text: 'Đi đâu?', ends: true, why: 'a question mark' },
  { text: 'Anh ấy nói “vâng.”', ends: true, why: 'a full stop in quotes' },
  { text: 'Nếu thế thì…', ends: true, why: 'an ellipsis' },
  { text: 'Tôi đi học', ends: false, why: 'nothing' },
  { text: 'Tôi đi học。', ends: false, why: 'a Japanese full stop' },
  { text: 'Tôi đi học,', ends: false, why: 'a comma' },
])('ends in $why', ({ text, ends }) => expect(endsAsSentence(text)).toBe(ends));

describe('marks', () => {
  test.each([
    { text: 'Toi di den truong.', without: true, why: 'none at all' },
    { text: 'Tôi di den truong.', without: false, why: 'one word has them' },
    { text: 'Em đi xem.', without: false, why: 'đ is one' },
    { text: 'Đi di.'.normalize('NFD'), without: false, why: 'decomposed characters' },
    { text: 'Cam on', without: true, why: 'two words' },
    { text: 'Sushi.', without: false, why: 'a single word may be a name' },
    { text: '', without: false, why: 'nothing yet' },
  ])('$text: $why', ({ text, without }) => expect(isWithoutMarks(text)).toBe(without));

  test.each([
    { text: 'Tôi ăn mot quả táo.', word: 'mot', why: 'before a final stop a syllable has a tone' },
    { text: 'Tôi đi học.', word: null, why: 'all words have their marks' },
    { text: 'Anh Bit đi Hat Yai.', word: null, why: 'names' },
    { text: 'Tôi ăn com.', word: null, why: 'com is a syllable, although not the intended one' },
    { text: 'Tôi thích karaoke và internet.', word: null, why: 'foreign words' },
  ])('$text: $why', ({ text, word }) => expect(wordWithoutMark(text)).toBe(word));
});
