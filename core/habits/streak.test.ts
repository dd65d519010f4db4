import { describe, expect, test } from 'vitest';
import { event, streakAt as streak } from './streak-for-test.ts';

/** Times on the clock of Hanoi: `17 20:00` is in November 2026. */
const inHanoi = (time: string): string => {
  const [date = '', clock = '12:00'] = time.split(' ');
  const [day = '', month = '11'] = date.split('/');
  return `2026-${month}-${day.padStart(2, '0')}T${clock}:00+07:00`;
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
