import { expect, test } from 'vitest';
import { withoutMarks } from './without-marks.ts';

const plainLetters = {
  a: 'àáảãạăằắẳẵặâầấẩẫậ',
  d: 'đ',
  e: 'èéẻẽẹêềếểễệ',
  i: 'ìíỉĩị',
  o: 'òóỏõọôồốổỗộơờớởỡợ',
  u: 'ùúủũụưừứửữự',
  y: 'ỳýỷỹỵ',
};

test.each(Object.entries(plainLetters))('every form of %s becomes plain: %s', (plain, letters) => {
  const expected = plain.repeat(letters.length);
  expect(withoutMarks(letters)).toBe(expected);
  expect(withoutMarks(letters.toUpperCase())).toBe(expected);
  expect(withoutMarks(letters.normalize('NFD'))).toBe(expected);
});

test.each([
  { text: 'ĐẶNG Thị Hường', expected: 'dang thi huong', why: 'capitals and marks' },
  {
    text: 'Đặng Thị Hường'.normalize('NFD'),
    expected: 'dang thi huong',
    why: 'marks as separate characters',
  },
  { text: 'hoa.nguyen+1@example.com', expected: 'hoa.nguyen+1@example.com', why: 'an e-mail' },
  { text: '100% _\\', expected: '100% _\\', why: 'characters with a meaning in SQL patterns' },
  { text: 'Muñoz, Çelik, İnci', expected: 'munoz, celik, inci', why: 'names from other countries' },
  { text: 'が', expected: 'か\u3099', why: 'a dakuten stays: が is not か' },
  { text: '', expected: '', why: 'nothing' },
])('$why', ({ text, expected }) => {
  expect(withoutMarks(text)).toBe(expected);
});
