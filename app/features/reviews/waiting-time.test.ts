import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

const sent = '2026-03-05T02:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  { passed: -5 * MINUTE, shown: 'vừa gửi', why: 'the server is ahead' },
  { passed: MINUTE - 1, shown: 'vừa gửi', why: 'less than a minute' },
  { passed: MINUTE, shown: 'chờ 1 phút', why: 'a minute' },
  { passed: HOUR - 1, shown: 'chờ 59 phút', why: 'less than an hour' },
  { passed: 3 * HOUR, shown: 'chờ 3 giờ', why: 'hours' },
  { passed: DAY - 1, shown: 'chờ 23 giờ', why: 'less than a day' },
  { passed: 40 * DAY, shown: 'chờ 40 ngày', why: 'days, however many' },
])('$why', ({ passed, shown }) => {
  expect(waitingTime(sent, Date.parse(sent) + passed)).toBe(shown);
});
