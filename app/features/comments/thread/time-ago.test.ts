import { expect, test } from 'vitest';
import { formatDay } from '#app/lib/format.ts';
import { timeAgo } from './time-ago.ts';

const at = '2026-03-05T02:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  { passed: -5 * MINUTE, shown: 'vừa xong', why: 'the server is ahead' },
  { passed: MINUTE - 1, shown: 'vừa xong', why: 'less than a minute' },
  { passed: MINUTE, shown: '1 phút trước', why: 'a minute' },
  { passed: HOUR - 1, shown: '59 phút trước', why: 'less than an hour' },
  { passed: HOUR, shown: '1 giờ trước', why: 'an hour' },
  { passed: DAY - 1, shown: '23 giờ trước', why: 'less than a day' },
  { passed: DAY, shown: '1 ngày trước', why: 'a day' },
  { passed: 7 * DAY - 1, shown: '6 ngày trước', why: 'less than a week' },
  { passed: 7 * DAY, shown: formatDay(at), why: 'the day from then on' },
])('$why', ({ passed, shown }) => {
  expect(timeAgo(at, Date.parse(at) + passed)).toBe(shown);
});
