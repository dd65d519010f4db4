import { expect, test } from 'vitest';
import { formatDay } from '#app/lib/format.ts';
import { timeAgo } from './time-ago.ts';

const at = '2026-03-05T02:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  { passed: -5 * MINUTE, expected: 'vừa xong', why: "the server's clock is ahead" },
  { passed: MINUTE - 1, expected: 'vừa xong', why: 'less than a minute' },
  { passed: MINUTE, expected: '1 phút trước', why: 'a minute' },
  { passed: HOUR - 1, expected: '59 phút trước', why: 'less than an hour' },
  { passed: HOUR, expected: '1 giờ trước', why: 'an hour' },
  { passed: DAY - 1, expected: '23 giờ trước', why: 'less than a day' },
  { passed: DAY, expected: '1 ngày trước', why: 'a day' },
  { passed: 7 * DAY - 1, expected: '6 ngày trước', why: 'less than a week' },
  { passed: 7 * DAY, expected: formatDay(at), why: 'the date from then on' },
])('$why', ({ passed, expected }) => {
  expect(timeAgo(at, Date.parse(at) + passed)).toBe(expected);
});
