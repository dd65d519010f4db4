import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../learning/learning-day.ts';
import { clockOf, hourOf, nextReminder } from './reminder-time.ts';

test.each([
  { zone: 'Asia/Ho_Chi_Minh', at: '2026-07-01T00:00:00Z', minutes: 420, why: 'Vietnam' },
  { zone: 'Asia/Tokyo', at: '2026-07-01T23:59:59.999Z', minutes: 540, why: 'the end of a minute' },
  { zone: 'Europe/Berlin', at: '2026-03-29T00:59:59Z', minutes: 60, why: 'before summer time' },
  { zone: 'Europe/Berlin', at: '2026-03-29T01:00:00Z', minutes: 120, why: 'in summer time' },
  { zone: 'America/St_Johns', at: '2026-01-01T00:00:00Z', minutes: -210, why: 'west, with half an hour' },
])('$zone is $minutes minutes ahead: $why', ({ zone, at, minutes }) => {
  expect(clockOf(zone)(new Date(at))).toBe(minutes);
});

test('an unknown time zone is refused', () => {
  expect(() => clockOf('Asia/Atlantis')).toThrow(RangeError);
});

const HANOI = clockOf('Asia/Ho_Chi_Minh');
const BERLIN = clockOf('Europe/Berlin');

test.each([
  {
    after: '2026-11-17T12:59:59Z',
    zone: HANOI,
    quietDays: [],
    next: '2026-11-17T13:00:00Z',
    why: 'later today',
  },
  {
    after: '2026-11-17T13:00:00Z',
    zone: HANOI,
    quietDays: [],
    next: '2026-11-18T13:00:00Z',
    why: 'tomorrow',
  },
  {
    after: '2026-11-17T18:00:00Z',
    zone: HANOI,
    quietDays: [],
    next: '2026-11-18T13:00:00Z',
    why: 'after midnight it is still the evening before',
  },
  {
    after: '2026-11-17T14:00:00Z',
    zone: HANOI,
    quietDays: [2, 3],
    next: '2026-11-20T13:00:00Z',
    why: 'Wednesday and Thursday are quiet',
  },
  {
    after: '2026-11-17T12:00:00Z',
    zone: HANOI,
    quietDays: [0, 2, 3, 4, 5, 6],
    next: '2026-11-17T13:00:00Z',
    why: 'only on Tuesdays, today',
  },
  {
    after: '2026-11-17T13:00:00Z',
    zone: HANOI,
    quietDays: [0, 2, 3, 4, 5, 6],
    next: '2026-11-24T13:00:00Z',
    why: 'only on Tuesdays, next week',
  },
  {
    after: '2026-03-28T20:00:00Z',
    zone: BERLIN,
    quietDays: [],
    next: '2026-03-29T18:00:00Z',
    why: '20:00 by the clock that went forward',
  },
])('at 20:00: $why', ({ after, zone, quietDays, next }) => {
  expect(nextReminder(new Date(after), { hour: 20, quietDays }, zone)).toEqual(new Date(next));
});

test('with one reminder after the other, every day that is not quiet has exactly one, at its hour', () => {
  const zones = fc.constantFrom('Asia/Tokyo', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe');
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      fc.integer({ min: 7, max: 21 }),
      zones,
      (start, hour, zone) => {
        const clock = clockOf(zone);
        let at = start;
        let day: number | null = null;
        for (let time = 0; time < 10; time += 1) {
          at = nextReminder(at, { hour, quietDays: [] }, clock);
          expect(hourOf(at, clock)).toBe(hour);
          expect(dayOf(at, clock)).toBe(day === null ? dayOf(at, clock) : day + 1);
          day = dayOf(at, clock);
        }
      },
    ),
    { numRuns: 30 },
  );
});
