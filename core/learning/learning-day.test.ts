import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, type MinutesEast, startOfDay } from './learning-day.ts';

const HANOI: MinutesEast = () => 420;
/** Summer time from 29 March to 25 October 2026, changed at 01:00 UTC. */
const BERLIN: MinutesEast = (at) =>
  at >= new Date('2026-03-29T01:00:00Z') && at < new Date('2026-10-25T01:00:00Z') ? 120 : 60;
/** The clock goes forward at 04:00 itself, when a day of learning begins. */
const CHANGED_AT_FOUR: MinutesEast = (at) => (at >= new Date('2026-06-01T04:00:00Z') ? 60 : 0);

test.each([
  {
    at: '2026-11-16T20:59:59.999Z',
    zone: HANOI,
    day: '2026-11-16',
    why: '03:59 belongs to the evening before',
  },
  { at: '2026-11-16T21:00:00Z', zone: HANOI, day: '2026-11-17', why: '04:00 begins a day' },
  {
    at: '2026-03-29T01:59:00Z',
    zone: BERLIN,
    day: '2026-03-28',
    why: '03:59, an hour after the clock change',
  },
  { at: '2026-03-29T02:00:00Z', zone: BERLIN, day: '2026-03-29', why: '04:00 of a day with 23 hours' },
])('$why', ({ at, zone, day }) => {
  expect(dayOf(new Date(at), zone)).toBe(Date.parse(day) / 86_400_000);
});

test.each([
  { zone: HANOI, why: 'without clock changes' },
  { zone: BERLIN, why: 'with summer time' },
  { zone: CHANGED_AT_FOUR, why: 'with a change at 04:00' },
])('a moment is never before the start of its day, nor after the next one: $why', ({ zone }) => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      (at) => {
        const day = dayOf(at, zone);
        expect(startOfDay(day, zone) <= at).toBe(true);
        expect(at < startOfDay(day + 1, zone)).toBe(true);
        expect(dayOf(startOfDay(day, zone), zone)).toBe(day);
      },
    ),
  );
});
