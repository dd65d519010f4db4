import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MinutesEast } from '../learning/learning-day.ts';
import { event, HANOI, HOUR_MS, streakAt as streak } from './streak-for-test.ts';

const TOKYO: MinutesEast = () => 540;
const LOS_ANGELES: MinutesEast = () => -480;
/** Daylight saving from 02:00 on 8 March to 02:00 on 1 November 2026, as Node knows it. */
const NEW_YORK = zone('America/New_York');
const APIA = zone('Pacific/Apia');

/** A zone of the system's own list, as the browser of a learner there has it. */
function zone(timeZone: string): MinutesEast {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => {
    const onClock = Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
    return Math.round((onClock - at.getTime()) / 60_000);
  };
}

const note = (at: string, east: number) => event(at, 'time-zone', `east:${east}`);

describe('a learner who travels', () => {
  /** Every time is on the clock of the place, which is noted at the first answer there. */
  test.each([
    {
      log: [
        note('2026-11-14T20:00+07:00', 420),
        event('2026-11-14T20:00+07:00'),
        // 03:00 of the 16th is the 15th in Hanoi; in Tokyo it is 05:00, the 16th.
        event('2026-11-16T03:00+07:00'),
        note('2026-11-16T22:00+09:00', 540),
        event('2026-11-16T22:00+09:00'),
      ],
      now: '2026-11-16T23:00+09:00',
      device: TOKYO,
      days: 3,
      left: 2,
      why: 'a night in Hanoi stays the day that it was after the move to Tokyo',
    },
    {
      log: [
        note('2026-11-14T20:00+07:00', 420),
        event('2026-11-14T20:00+07:00'),
        event('2026-11-15T20:00+07:00'),
      ],
      // On the clock of Hanoi it would be 02:30, still the 16th.
      now: '2026-11-17T04:30+09:00',
      device: TOKYO,
      days: 2,
      left: 1,
      why: 'today is that of the place where the learner is, also before they learn there',
    },
    {
      log: [
        note('2026-11-15T05:00+09:00', 540),
        event('2026-11-15T05:00+09:00'),
        // Half an hour later on the clock of Hanoi: it is the 14th again.
        note('2026-11-15T03:30+07:00', 420),
        event('2026-11-15T03:30+07:00'),
        event('2026-11-15T20:00+07:00'),
      ],
      now: '2026-11-15T21:00+07:00',
      device: HANOI,
      days: 2,
      left: 2,
      why: 'back in Hanoi a day comes twice, and counts once',
    },
    {
      log: [
        note('2026-11-14T20:00+07:00', 420),
        event('2026-11-14T20:00+07:00'),
        event('2026-11-15T20:00+07:00'),
        // The same date once more.
        note('2026-11-15T19:00-08:00', -480),
        event('2026-11-15T19:00-08:00'),
        event('2026-11-16T19:00-08:00'),
      ],
      now: '2026-11-16T20:00-08:00',
      device: LOS_ANGELES,
      days: 3,
      left: 2,
      why: 'east over the date line a date comes twice, and counts once',
    },
    {
      log: [
        note('2026-11-14T22:00-08:00', -480),
        event('2026-11-14T22:00-08:00'),
        // 17 hours later.
        note('2026-11-16T06:00+07:00', 420),
        event('2026-11-16T06:00+07:00'),
      ],
      now: '2026-11-16T07:00+07:00',
      device: HANOI,
      days: 2,
      left: 2,
      why: 'west over the date line a date is skipped, which is no missed day',
    },
    {
      log: [
        note('2026-11-14T22:00-08:00', -480),
        event('2026-11-14T22:00-08:00'),
        note('2026-11-17T20:00+07:00', 420),
        event('2026-11-17T20:00+07:00'),
      ],
      now: '2026-11-17T21:00+07:00',
      device: HANOI,
      days: 2,
      left: 1,
      why: 'after such a flight a day in Hanoi is missed: one freeze for two dates',
    },
    {
      log: [
        note('2026-11-14T20:00+07:00', 420),
        event('2026-11-14T20:00+07:00'),
        event('2026-11-15T20:00+07:00', 'time-zone', 'east:9999'),
        event('2026-11-15T20:00+07:00'),
      ],
      now: '2026-11-15T21:00+07:00',
      device: HANOI,
      days: 2,
      left: 2,
      why: 'a zone that does not exist is ignored',
    },
  ])('$why', ({ log, now, device, days, left }) => {
    expect(streak(log, now, device)).toMatchObject({ days, freezesLeft: left });
  });

  test.each([
    { from: '2026-03-06', days: 6, why: 'into daylight saving: one day has 23 hours' },
    { from: '2026-10-30', days: 6, why: 'out of it: one day has 25 hours' },
  ])('New York, $why', ({ from, days }) => {
    const start = Date.parse(`${from}T12:00:00-05:00`);
    // Always at noon and at 03:30 of the clock there.
    const times = Array.from({ length: days }, (_, day) => {
      const noon = new Date(start + day * 24 * HOUR_MS);
      const shift = (NEW_YORK(noon) + 300) / 60;
      return noon.getTime() - shift * HOUR_MS;
    });
    const nights = times.map((time) => event(new Date(time - 8.5 * HOUR_MS).toISOString()));
    const noons = times.map((time) => event(new Date(time).toISOString()));
    const now = new Date((times.at(-1) ?? 0) + HOUR_MS).toISOString();
    expect(streak(noons, now, NEW_YORK)).toMatchObject({ days, freezesLeft: 2, isTodayLearnt: true });
    expect(streak(nights, now, NEW_YORK)).toMatchObject({ days, freezesLeft: 2, isTodayLearnt: false });
  });

  test('Samoa had no 30 December 2011', () => {
    const events = ['2011-12-29T20:00:00-10:00', '2011-12-31T20:00:00+14:00'].map((at) => event(at));
    expect(streak(events, '2011-12-31T21:00:00+14:00', APIA)).toMatchObject({ days: 2, freezesLeft: 2 });
  });
});

describe('always', () => {
  const DAY_MS = 24 * HOUR_MS;
  const START = Date.parse('2026-06-01T05:00:00Z');
  /** A log of answers over some weeks, and the moment at which it is read. */
  const log = fc.record({
    hours: fc.array(fc.integer({ min: 0, max: 60 * 24 }), { maxLength: 60 }),
    now: fc.integer({ min: 0, max: 60 * 24 }),
    east: fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15),
  });
  const at = (hours: number) => new Date(START + hours * HOUR_MS).toISOString();

  test('neither the order in which events come nor an event that comes twice changes it', () => {
    fc.assert(
      fc.property(log, fc.infiniteStream(fc.nat()), ({ hours, now, east }, order) => {
        const events = hours.map((hour) => event(at(hour)));
        const mixed = [...events, ...events]
          .map((one) => ({ one, place: order.next().value }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ one }) => one);
        const [once, twice] = [events, mixed].map((all) => streak(all, at(now), () => east));
        expect(twice).toEqual(once);
      }),
    );
  });

  test('a frozen day was not learnt, no month has more than two, and none is on a clock that never missed', () => {
    fc.assert(
      fc.property(log, ({ hours, now, east }) => {
        const found = streak(
          hours.map((hour) => event(at(hour))),
          at(now),
          () => east,
        );
        const dayOfHour = (hour: number) =>
          Math.floor((START + hour * HOUR_MS + east * 60_000 - 4 * HOUR_MS) / DAY_MS);
        const learnt = new Set(hours.filter((hour) => hour <= now).map(dayOfHour));
        const months = found.frozen.map((date) => date.slice(0, 2));
        expect([...found.frozenDays].filter((day) => learnt.has(day))).toEqual([]);
        expect(months.filter((month, place) => months.indexOf(month) < place - 1)).toEqual([]);
        expect(found.days).toBeLessThanOrEqual(found.longest);
        expect(found.longest).toBeLessThanOrEqual(learnt.size);
        expect(found.isTodayLearnt).toBe(learnt.has(dayOfHour(now)));
      }),
    );
  });

  test('who learns on every day of wherever they are loses no day and needs no freeze', () => {
    // Every date is lived in some time zone, and the learner answers at some hour of that day.
    const place = fc.record({
      east: fc.integer({ min: -12, max: 14 }).map((hours) => hours * 60),
      clock: fc.integer({ min: 4, max: 27 }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 6 }), (places) => {
        const times = places.map(({ east, clock }, day) => Date.UTC(2026, 5, 1 + day, clock) - east * 60_000);
        // No journey leads back in time.
        fc.pre(times.every((time, day) => time > (times[day - 1] ?? 0)));
        const events = places.flatMap(({ east }, day) => {
          const time = new Date(times[day] ?? 0).toISOString();
          return [note(time, east), event(time)];
        });
        const found = streak(events, events.at(-1)?.at ?? '', () => 0);
        expect(found).toMatchObject({ days: places.length, freezesLeft: 2, frozen: [] });
      }),
    );
  });
});
