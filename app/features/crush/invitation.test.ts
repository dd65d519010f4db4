import { expect, test } from 'vitest';
import { addressValues, missingFields, readInvitation } from './invitation.ts';

const complete = {
  ten: 'Lan',
  diadiem: 'quán phở đầu ngõ',
  thoigian: '7 giờ tối thứ Bảy',
  voiai: 'Minh & Hà',
};
const nameFrom = (ten: string) => readInvitation(new URLSearchParams({ ten })).ten;

test('what is written into an address is read from it again', () => {
  expect(readInvitation(new URLSearchParams(String(addressValues(complete))))).toEqual(complete);
});

test.each([
  { given: 'Lan', read: 'Lan', why: 'as it is' },
  { given: '  Ngọc   Lan ', read: 'Ngọc Lan', why: 'blanks around it and in a row' },
  { given: 'Ngọc Lan'.normalize('NFD'), read: 'Ngọc Lan', why: 'letters and marks apart' },
  { given: 'Lan\r\nMai\u0000', read: 'Lan Mai', why: 'line ends and control characters' },
  { given: '\u202Egnuơhp\u202C Lan', read: 'gnuơhp Lan', why: 'what would turn the letters around' },
  { given: '\u2067Lan\u2069\u200F', read: 'Lan', why: 'isolates and direction marks' },
  {
    given: '<script>alert(1)</script>',
    read: '<script>alert(1)</script>',
    why: 'markup is text like any other',
  },
  {
    given: '<img src=x onerror=alert(1)>',
    read: '<img src=x onerror=alert(1)>',
    why: 'and so are its attributes',
  },
  { given: 'Lan 👩‍❤️‍👨', read: 'Lan 👩‍❤️‍👨', why: 'emoji with their joiners' },
  { given: 'a'.repeat(41), read: 'a'.repeat(40), why: 'more than a name may have' },
  { given: `${'a'.repeat(38)}👩‍❤️‍👨`, read: 'a'.repeat(38), why: 'an emoji is kept whole or not at all' },
  { given: '', read: '', why: 'nothing' },
  { given: ' \t\n ', read: '', why: 'blanks alone' },
  { given: '\u200D\u200B\uFE0F', read: '', why: 'nothing that can be seen' },
])('a value is cleaned: $why', ({ given, read }) => {
  expect(nameFrom(given)).toBe(read);
});

test.each([
  { query: '', missing: ['ten', 'diadiem', 'thoigian', 'voiai'], why: 'an empty address' },
  { query: 'ten=Lan&voiai=Minh', missing: ['diadiem', 'thoigian'], why: 'two of four' },
  { query: 'ten=+&diadiem=a&thoigian=b&voiai=c', missing: ['ten'], why: 'a blank counts as missing' },
  { query: String(addressValues(complete)), missing: [], why: 'all four' },
])('missing is: $why', ({ query, missing }) => {
  expect(missingFields(readInvitation(new URLSearchParams(query)))).toEqual(missing);
});
