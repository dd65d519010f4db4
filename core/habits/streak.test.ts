import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MinutesEast } from '../learning/learning-day.ts';
import { inOrder, type LearningEvent, type LearningEventKind } from '../learning/learning-event.ts';
import { habitsOf } from './habits.ts';

const HANOI: MinutesEast = () => 420;
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

const HOUR_MS = 3_600_000;
let ids = 0;
const event = (at: string, kind: LearningEventKind = 'review', subject = 'word:1-read'): LearningEvent => ({
  id: String((ids += 1)),
  kind,
  subject,
  result: 'right',
  at: new Date(at).toISOString(),
});
const note = (at: string, east: number) => event(at, 'time-zone', `east:${east}`);

/** Times on the clock of Hanoi: `17 20:00` is in November 2026. */
const inHanoi = (time: string): string => {
  const [date = '', clock = '12:00'] = time.split(' ');
  const [day = '', month = '11'] = date.split('/');
  return `2026-${month}-${day.padStart(2, '0')}T${clock}:00+07:00`;
};
const streak = (events: readonly LearningEvent[], now: string, device: MinutesEast = HANOI) => {
  const { streak: found, today } = habitsOf(inOrder(events), new Date(now), device);
  const frozen = [...found.frozenDays].map((day) => new Date(day * 24 * HOUR_MS).toISOString().slice(5, 10));
  return { ...found, frozen, today };
};

describe('on a clock that stays in Hanoi', () => {
  test.each([
    { learnt: [], now: '17', days: 0, left: 2, frozen: [], today: false, why: 'nothing learnt yet' },
    { learnt: ['17'], now: '17 12:01', days: 1, left: 2, frozen: [], today: true, why: 'the first day' },
    {
      learnt: ['16', '17', '17 18:00'],
      now: '17 20:00',
      days: 2,
      left: 2,
      frozen: [],
      today: true,
      why: 'two sittings of one day are one day',
    },
    {
      learnt: ['15', '16'],
      now: '17 23:00',
      days: 2,
      left: 2,
      frozen: [],
      today: false,
      why: 'today is not over: nothing is missed yet',
    },
    {
      learnt: ['15', '16'],
      now: '18 03:59',
      days: 2,
      left: 2,
      frozen: [],
      today: false,
      why: 'it is over only at 04:00',
    },
    {
      learnt: ['15', '16'],
      now: '18 04:00',
      days: 2,
      left: 1,
      frozen: ['11-17'],
      today: false,
      why: 'then a freeze bridges it, and the streak stays as long as it was',
    },
    {
      learnt: ['16 12:00', '18 03:59'],
      now: '18 12:00',
      days: 2,
      left: 2,
      frozen: [],
      today: false,
      why: 'learnt at 03:59 belongs to the evening before',
    },
    {
      learnt: ['16 12:00', '18 04:00'],
      now: '18 12:00',
      days: 2,
      left: 1,
      frozen: ['11-17'],
      today: true,
      why: 'learnt at 04:00 belongs to the new day',
    },
    {
      learnt: ['10', '12', '14'],
      now: '14 13:00',
      days: 3,
      left: 0,
      frozen: ['11-11', '11-13'],
      today: true,
      why: 'two missed days of a month use both freezes',
    },
    {
      learnt: ['10', '12', '14', '16'],
      now: '16 13:00',
      days: 1,
      left: 0,
      frozen: ['11-11', '11-13'],
      today: true,
      why: 'the third missed day of a month ends the streak',
    },
    {
      learnt: ['10', '11'],
      now: '14 12:00',
      days: 2,
      left: 0,
      frozen: ['11-12', '11-13'],
      today: false,
      why: 'two missed days in a row',
    },
    {
      learnt: ['10', '11'],
      now: '15 12:00',
      days: 0,
      left: 2,
      frozen: [],
      today: false,
      why: 'a gap of three days cannot be bridged, and no freeze is wasted on it',
    },
    {
      learnt: ['10', '11', '15', '17'],
      now: '17 13:00',
      days: 2,
      left: 1,
      frozen: ['11-16'],
      today: true,
      why: 'so the next streak still has its freezes',
    },
    {
      learnt: ['29/10', '2/11'],
      now: '2 13:00',
      days: 2,
      left: 1,
      frozen: ['10-30', '10-31', '11-01'],
      today: true,
      why: 'over the end of a month each day uses a freeze of its own month',
    },
    {
      learnt: ['20/10', '22/10', '24/10', '25/10', '2/11'],
      now: '2 13:00',
      days: 1,
      left: 2,
      frozen: ['10-21', '10-23'],
      today: true,
      why: 'the freezes of the new month do not help the old one',
    },
    {
      learnt: ['28/10', '30/10', '31/10', '1/11', '3/11'],
      now: '3 13:00',
      days: 5,
      left: 1,
      frozen: ['10-29', '11-02'],
      today: true,
      why: 'a new month has two new freezes',
    },
    {
      learnt: ['31/10 23:00', '2/11 02:00'],
      now: '2 13:00',
      days: 2,
      left: 2,
      frozen: [],
      today: false,
      why: 'after midnight it is still the first of the month',
    },
  ])('$why', ({ learnt, now, days, left, frozen, today }) => {
    const events = learnt.map((time) => event(inHanoi(time)));
    const found = streak(events, inHanoi(now));
    expect(found).toMatchObject({ days, freezesLeft: left, frozen, isTodayLearnt: today });
  });

  test('the longest streak is remembered after it ended', () => {
    const learnt = ['1', '2', '3', '4', '10', '11'].map((time) => event(inHanoi(time)));
    expect(streak(learnt, inHanoi('11 13:00'))).toMatchObject({ days: 2, longest: 4 });
  });

  test('settings, cards and steps make no day; an answer in a lesson does, right or wrong', () => {
    const kinds = ['daily-goal', 'card-added', 'card-buried', 'step-finished', 'time-zone'] as const;
    const none = kinds.map((kind) => event(inHanoi('17 08:00'), kind, 'east:420'));
    expect(streak(none, inHanoi('17')).days).toBe(0);
    expect(streak([...none, event(inHanoi('17 08:00'), 'tiles')], inHanoi('17')).days).toBe(1);
  });
});

describe('when clocks differ', () => {
  test('an event of the future does not count before its time', () => {
    const events = ['16', '17', '18'].map((time) => event(inHanoi(time)));
    expect(streak(events, inHanoi('17 13:00'))).toMatchObject({ days: 2, isTodayLearnt: true });
    expect(streak(events, inHanoi('18 13:00')).days).toBe(3);
  });

  test('a clock that is set back shows an older day; set right again, nothing is lost', () => {
    const events = ['13', '14', '15', '16', '17'].map((time) => event(inHanoi(time)));
    const [onWrongClock, right] = ['15 18:00', '17 18:00'].map((now) => streak(events, inHanoi(now)));
    expect(onWrongClock).toMatchObject({ days: 3, isTodayLearnt: true });
    expect(right).toMatchObject({ days: 5, isTodayLearnt: true });
    // What is learnt while it is wrong is dated to a day that counts already.
    const twice = [...events, event(inHanoi('15 18:00'))];
    expect(streak(twice, inHanoi('17 18:00'))).toMatchObject({ days: 5, isTodayLearnt: true });
  });

  test('an event that another device sends late fills its day and gives the freeze back', () => {
    const events = ['15', '17'].map((time) => event(inHanoi(time)));
    expect(streak(events, inHanoi('17 13:00'))).toMatchObject({ days: 2, freezesLeft: 1 });
    const late = [...events, event(inHanoi('16 21:00'))];
    expect(streak(late, inHanoi('17 13:00'))).toMatchObject({ days: 3, freezesLeft: 2 });
  });
});

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
