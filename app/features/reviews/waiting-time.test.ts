import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

const sent = '2026-03-05T02:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  { passed: -5 * MINUTE, expected: 'vừa gửi', why: 'the clock of the server is ahead' },
  { passed: MINUTE - 1, expected: 'vừa gửi', why: 'less than a minute' },
  { passed: MINUTE, expected: 'chờ 1 phút', why: 'a minute' },
  { passed: HOUR - 1, expected: 'chờ 59 phút', why: 'less than an hour' },
  { passed: 3 * HOUR, expected: 'chờ 3 giờ', why: 'hours' },
  { passed: DAY - 1, expected: 'chờ 23 giờ', why: 'less than a day' },
  { passed: 40 * DAY, expected: 'chờ 40 ngày', why: 'any number of days' },
])('$why', ({ passed, expected }) => {
  expect(waitingTime(sent, Date.parse(sent) + passed)).toBe(expected);
});
