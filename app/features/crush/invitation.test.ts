import { expect, test } from 'vitest';
import { addressValues, missingFields, readInvitation } from './invitation.ts';

const complete = {
  ten: 'Lan',
  diadiem: 'quán phở đầu ngõ',
  thoigian: '7 giờ tối thứ Bảy',
  voiai: 'Minh & Hà',
};
const nameFrom = (ten: string) => readInvitation(new URLSearchParams({ ten })).ten;

test('an invitation written into a URL is read back unchanged', () => {
  expect(readInvitation(new URLSearchParams(String(addressValues(complete))))).toEqual(complete);
});

test.each([
  { given: 'Lan', read: 'Lan', why: 'unchanged' },
  { given: '  Ngọc   Lan ', read: 'Ngọc Lan', why: 'surrounding and repeated spaces' },
  { given: 'Ngọc Lan'.normalize('NFD'), read: 'Ngọc Lan', why: 'decomposed letters and marks' },
  { given: 'Lan\r\nMai\u0000', read: 'Lan Mai', why: 'line breaks and control characters' },
  { given: '\u202Egnuơhp\u202C Lan', read: 'gnuơhp Lan', why: 'characters that reverse the text direction' },
  { given: '\u2067Lan\u2069\u200F', read: 'Lan', why: 'isolates and direction marks' },
  {
    given: '<script>alert(1)</script>',
    read: '<script>alert(1)</script>',
    why: 'markup is plain text',
  },
  {
    given: '<img src=x onerror=alert(1)>',
    read: '<img src=x onerror=alert(1)>',
    why: 'attributes are plain text',
  },
  { given: 'Lan 👩‍❤️‍👨', read: 'Lan 👩‍❤️‍👨', why: 'emoji with joiners' },
  { given: 'a'.repeat(41), read: 'a'.repeat(40), why: 'longer than a name may be' },
  { given: `${'a'.repeat(38)}👩‍❤️‍👨`, read: 'a'.repeat(38), why: 'an emoji is kept whole or dropped' },
  { given: '', read: '', why: 'empty' },
  { given: ' \t\n ', read: '', why: 'only spaces' },
  { given: '\u200D\u200B\uFE0F', read: '', why: 'only invisible characters' },
])('a value is cleaned: $why', ({ given, read }) => {
  expect(nameFrom(given)).toBe(read);
});

test.each([
  { query: '', missing: ['ten', 'diadiem', 'thoigian', 'voiai'], why: 'an empty URL' },
  { query: 'ten=Lan&voiai=Minh', missing: ['diadiem', 'thoigian'], why: 'two of four' },
  { query: 'ten=+&diadiem=a&thoigian=b&voiai=c', missing: ['ten'], why: 'a blank counts as missing' },
  { query: String(addressValues(complete)), missing: [], why: 'all four' },
])('missing fields: $why', ({ query, missing }) => {
  expect(missingFields(readInvitation(new URLSearchParams(query)))).toEqual(missing);
});
