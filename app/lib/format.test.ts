import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDateTime,
  formatDay,
  formatFileDay,
  formatMegabytes,
  formatMinute,
  formatNumber,
  formatPercent,
} from './format.ts';

/** A local time, whatever time zone this machine has. */
const local = (...clock: [number, number, number, number, number, number]) =>
  new Date(...clock).toISOString();

test.each([
  { at: local(2026, 10, 5, 7, 8, 9), shown: '07:08:09 05/11/2026', why: 'day before month, two digits each' },
  { at: local(2026, 11, 31, 23, 59, 59), shown: '23:59:59 31/12/2026', why: 'hours up to 23, no SA or CH' },
  { at: local(2027, 0, 1, 0, 0, 0), shown: '00:00:00 01/01/2027', why: 'midnight is 00, not 24' },
])('a time to the second: $why', ({ at, shown }) => {
  expect(formatDateTime(at)).toBe(shown);
});

test('the same time to the minute, as a day, and for a file name', () => {
  const at = local(2026, 10, 5, 7, 8, 9);
  expect(formatMinute(at)).toBe('07:08 ngày 05/11/2026');
  expect(formatDay(at)).toBe('05/11/2026');
  expect(formatFileDay(new Date(at))).toBe('2026-11-05');
});

test('a time with a zone is shown in the reader’s time zone', () => {
  expect(formatDateTime('2026-11-05T07:08:09+07:00')).toBe(formatDateTime('2026-11-05T00:08:09.000Z'));
});

test('numbers are written as Intl writes them in Vietnamese', () => {
  const intl = new Intl.NumberFormat('vi-VN');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatNumber(value)).toBe(intl.format(value));
    }),
  );
});

test.each([
  { share: 0, shown: '0%' },
  { share: 2 / 3, shown: '67%' },
  { share: 23 / 40, shown: '58%' },
  { share: 1, shown: '100%' },
])('a share of $share is $shown', ({ share, shown }) => {
  expect(formatPercent(share)).toBe(shown);
});

test.each([
  { bytes: 1_840_000, shown: '1,8', why: 'a million bytes each, as on the device' },
  { bytes: 1024 * 1024, shown: '1,0', why: 'not 1024²' },
  { bytes: 1_234_560_000, shown: '1.234,6', why: 'thousands are grouped' },
  { bytes: 400, shown: '0,1', why: 'what is there is not 0' },
])('megabytes: $why', ({ bytes, shown }) => {
  expect(formatMegabytes(bytes)).toBe(shown);
});
