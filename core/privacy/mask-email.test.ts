import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  { email: 'nguyen@gmail.com', expected: 'ng***@g***.com', why: 'two letters, one letter, the ending' },
  { email: 'ab@example.org', expected: 'ab***@e***.org', why: 'a name of two letters, which does not show' },
  { email: 'a@b.vn', expected: 'a***@b***.vn', why: 'a name of one letter' },
  { email: 'hoa@sinhvien.hust.edu.vn', expected: 'ho***@s***.vn', why: 'a school does not show' },
  { email: 'admin@localhost', expected: 'ad***@l***', why: 'a host without an ending' },
  {
    email: 'le.thi+nhat@gmail.com',
    expected: 'le***@g***.com',
    why: 'dots and tags of the name do not show',
  },
  { email: '"a@b"@example.com', expected: '"a***@e***.com', why: 'the host begins after the last @' },
  { email: '𠮷田@例え.jp', expected: '𠮷田***@例***.jp', why: 'letters beyond the first plane stay whole' },
])('$email: $why', ({ email, expected }) => {
  expect(maskEmail(email)).toBe(expected);
});
