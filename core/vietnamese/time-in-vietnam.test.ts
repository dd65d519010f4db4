import { expect, test } from 'vitest';
import {
  dayStartInVietnam,
  monthStartInVietnam,
  timeInVietnam,
  weekStartInVietnam,
} from './time-in-vietnam.ts';

test('a moment is formatted in Vietnamese time', () => {
  expect(timeInVietnam(new Date('2026-03-12T17:30:00Z'))).toBe('00:30 ngày 13/03/2026');
});

const inVietnam = (moment: string) => new Date(`${moment}+07:00`);

test.each([
  { moment: '2026-03-05T09:00:00', day: '2026-03-05', why: 'a morning' },
  { moment: '2026-03-05T00:00:00', day: '2026-03-05', why: 'the very beginning' },
  { moment: '2026-03-05T23:59:59.999', day: '2026-03-05', why: 'the last moment' },
  { moment: '2026-03-05T06:59:00', day: '2026-03-05', why: 'still the day before in UTC' },
])('$moment: the day began on $day ($why)', ({ moment, day }) => {
  expect(dayStartInVietnam(inVietnam(moment))).toEqual(inVietnam(`${day}T00:00:00`));
});

test.each([
  { moment: '2026-03-05T09:00:00', monday: '2026-03-02', why: 'a Thursday' },
  { moment: '2026-03-02T00:00:00', monday: '2026-03-02', why: 'the very beginning' },
  { moment: '2026-03-01T23:59:59.999', monday: '2026-02-23', why: 'the last moment of a Sunday' },
  { moment: '2026-03-02T06:59:00', monday: '2026-03-02', why: 'Monday here, Sunday still in UTC' },
  { moment: '2026-01-01T00:00:00', monday: '2025-12-29', why: 'a week across the end of the year' },
  { moment: '2025-12-31T23:59:59', monday: '2025-12-29', why: 'the same, the year before' },
  { moment: '2024-03-01T12:00:00', monday: '2024-02-26', why: 'a week across the 29th of February' },
])('$moment: the week began on $monday ($why)', ({ moment, monday }) => {
  expect(weekStartInVietnam(inVietnam(moment))).toEqual(inVietnam(`${monday}T00:00:00`));
});

test.each([
  { moment: '2026-03-05T09:00:00', first: '2026-03-01', why: 'some day' },
  { moment: '2026-03-01T00:00:00', first: '2026-03-01', why: 'the very beginning' },
  { moment: '2026-02-28T23:59:59.999', first: '2026-02-01', why: 'the last moment of a month' },
  { moment: '2026-03-01T06:59:00', first: '2026-03-01', why: 'March here, February still in UTC' },
  { moment: '2026-01-01T00:30:00', first: '2026-01-01', why: 'a new year here, the old one still in UTC' },
  { moment: '2025-12-31T23:59:59', first: '2025-12-01', why: 'the last night of a year' },
])('$moment: the month began on $first ($why)', ({ moment, first }) => {
  expect(monthStartInVietnam(inVietnam(moment))).toEqual(inVietnam(`${first}T00:00:00`));
});
