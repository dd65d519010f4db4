import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  { email: 'nguyen@gmail.com', expected: 'ng***@g***.com', why: 'two letters, one letter, the ending' },
  { email: 'hoa@gmail.com', expected: 'ho***@g***.com', why: 'one of three letters is hidden' },
  { email: 'ab@example.org', expected: 'a***@e***.org', why: 'a name of two letters is not shown in full' },
  { email: 'a@example.org', expected: '***@e***.org', why: 'a name of one letter is hidden' },
  { email: 'hoa@fb.com', expected: 'ho***@f***.com', why: 'a host of two letters' },
  { email: 'hoa@x.com', expected: 'ho***@***.com', why: 'a host of one letter is hidden' },
  { email: 'a@b.vn', expected: '***@***.vn', why: 'name and host of one letter' },
  { email: 'a@b', expected: '***@***', why: 'a host of one letter without an ending' },
  { email: 'e\u0301@example.org', expected: '***@e***.org', why: 'a letter and its accent are one letter' },
  { email: 'hoa@sinhvien.hust.edu.vn', expected: 'ho***@s***.vn', why: 'the school is hidden' },
  { email: 'admin@localhost', expected: 'ad***@l***', why: 'a host without an ending' },
  {
    email: 'le.thi+nhat@gmail.com',
    expected: 'le***@g***.com',
    why: 'dots and tags of the name are hidden',
  },
  { email: '"a@b"@example.com', expected: '"a***@e***.com', why: 'the host begins after the last @' },
  {
    email: '𠮷田様@例え.jp',
    expected: '𠮷田***@例***.jp',
    why: 'letters outside the basic plane stay whole',
  },
])('$email: $why', ({ email, expected }) => {
  expect(maskEmail(email)).toBe(expected);
});
