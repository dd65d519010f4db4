import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, type LearningEvent } from '../learning/learning-event.ts';
import { habitsOf } from './habits.ts';
import { learntDays } from './learnt-days.ts';

const HANOI = () => 420;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A Tuesday; 12:00 in Hanoi. */
const NOW = new Date('2026-11-17T12:00:00+07:00');
const ago = (ms: number): string => new Date(NOW.getTime() - ms).toISOString();
const minutesAgo = (minutes: number): string => ago(minutes * MINUTE_MS);

let ids = 0;
const event = (at: string, changes: Partial<LearningEvent> = {}): LearningEvent => ({
  id: String((ids += 1)),
  kind: 'tiles',
  subject: 'sentence:401',
  result: 'wrong',
  at,
  ...changes,
});
const goal = (at: string, subject: string) => event(at, { kind: 'daily-goal', subject, result: 'right' });
/** An answer every half minute for so long. */
const learning = (from: string, minutes: number): LearningEvent[] =>
  Array.from({ length: minutes * 2 + 1 }, (_, half) =>
    event(new Date(Date.parse(from) + half * 0.5 * MINUTE_MS).toISOString()),
  );
const habits = (events: readonly LearningEvent[], now = NOW) => habitsOf(inOrder(events), now, HANOI);

describe('minutes', () => {
  /** The times of answers in minutes before now, and the seconds that they make. */
  test.each([
    { answers: [], seconds: 0, why: 'nothing' },
    { answers: [9], seconds: 10, why: 'one answer took some seconds, whenever it began' },
    { answers: [9, 8], seconds: 70, why: 'the time between two answers' },
    { answers: [9, 8, 7.5], seconds: 100, why: 'all of them in a row' },
    { answers: [20, 16], seconds: 130, why: 'nobody thinks for four minutes: two count' },
    { answers: [20, 15], seconds: 130, why: 'five minutes are still the same sitting' },
    { answers: [20, 14.9], seconds: 20, why: 'after more than that it is another sitting' },
    { answers: [9, 9, 9], seconds: 10, why: 'events of one moment take no time' },
    { answers: [9, -3], seconds: 10, why: 'an event of the future does not count yet' },
  ])('$why', ({ answers, seconds }) => {
    const events = answers.map((time) => event(minutesAgo(time)));
    const [today] = learntDays(inOrder(events), NOW, HANOI);
    expect((today?.spentMs ?? 0) / 1000).toBe(seconds);
  });

  test('a minute counts when it is full', () => {
    expect(habits(learning(minutesAgo(30), 3).slice(0, -1)).minutesToday).toBe(2);
    expect(habits(learning(minutesAgo(30), 3)).minutesToday).toBe(3);
  });

  test('a sitting over 04:00 is divided between its two days', () => {
    const { week } = habits(learning('2026-11-17T03:50:00+07:00', 20));
    expect(week.map(({ minutes }) => minutes)).toEqual([9, 10, 0, 0, 0, 0, 0]);
  });

  test('are never more than the time that has passed, and the order of events does not matter', () => {
    const seconds = fc.array(fc.integer({ min: 0, max: 6 * 3600 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(seconds, (times) => {
        const events = times.map((time) => event(ago(time * 1000)));
        const { minutesToday } = habits(events);
        const [first, last] = [Math.min(...times), Math.max(...times)];
        expect(minutesToday * 60).toBeLessThanOrEqual(last - first + 10);
        expect(habits([...events.toReversed(), ...events])).toMatchObject({ minutesToday });
      }),
    );
  });
});

describe('the daily goal', () => {
  test.each([
    { set: [], goal: 10, why: 'ten minutes, if none was set' },
    { set: [goal(minutesAgo(5), 'minutes:20')], goal: 20, why: 'the one that was set' },
    { set: [goal(minutesAgo(5), 'minutes:20'), goal(minutesAgo(4), 'minutes:5')], goal: 5, why: 'the last' },
    { set: [goal(minutesAgo(5), 'minutes:4')], goal: 10, why: 'less than five minutes is none' },
    { set: [goal(minutesAgo(5), 'minutes:121')], goal: 10, why: 'more than two hours is none' },
    { set: [goal(minutesAgo(5), 'cards:20')], goal: 10, why: 'a goal in something else is none' },
    { set: [goal(ago(-DAY_MS), 'minutes:20')], goal: 10, why: 'not one that is dated tomorrow' },
  ])('$why', ({ set, goal: minutes }) => {
    expect(habits(set).goal).toBe(minutes);
  });

  test('a day is measured by the goal that it had: a higher one takes nothing away', () => {
    const events = [
      ...learning('2026-11-16T20:00:00+07:00', 10),
      ...learning('2026-11-17T08:00:00+07:00', 10),
      goal(minutesAgo(1), 'minutes:15'),
    ];
    expect(
      habits(events)
        .week.map(({ isGoalReached }) => isGoalReached)
        .slice(0, 3),
    ).toEqual([true, false, false]);
  });
});

test('the week is from Monday to Sunday, with answers and minutes', () => {
  const events = [
    ...learning('2026-11-15T20:00:00+07:00', 5),
    ...learning('2026-11-16T20:00:00+07:00', 4),
    ...learning('2026-11-17T08:00:00+07:00', 2),
  ];
  const { week, weekday, minutesOfWeek } = habits(events);
  expect(week.map(({ answers, minutes }) => [answers, minutes]).slice(0, 3)).toEqual([
    [9, 4],
    [5, 2],
    [0, 0],
  ]);
  expect({ weekday, minutesOfWeek }).toEqual({ weekday: 1, minutesOfWeek: 6 });
});

describe('the calendar of the year', () => {
  const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

  test('has 53 weeks from Monday to Sunday, and nothing after today', () => {
    const { calendar } = habits([]);
    expect(calendar.map((week) => week.length)).toEqual(Array.from({ length: 53 }, () => 7));
    const days = calendar.flat().flatMap((one) => (one ? [dateOf(one.day)] : []));
    expect([days[0], days.at(-1), days.length]).toEqual(['2025-11-17', '2026-11-17', 366]);
    expect(calendar.at(-1)?.slice(2)).toEqual([null, null, null, null, null]);
  });

  test.each([
    { minutes: 0, level: 1, why: 'one answer is more than nothing' },
    { minutes: 4, level: 1, why: 'less than half of the goal' },
    { minutes: 5, level: 2, why: 'half of it' },
    { minutes: 9, level: 2, why: 'nearly' },
    { minutes: 10, level: 3, why: 'the goal' },
    { minutes: 20, level: 4, why: 'twice the goal' },
  ])('level $level: $why', ({ minutes, level }) => {
    const events = learning('2026-11-10T08:00:00+07:00', minutes);
    const [, , , , , , , tuesday] = habits(events).calendar.flat().toReversed().filter(Boolean);
    expect(tuesday).toMatchObject({ minutes, level, isFrozen: false });
  });

  test('shows the days that a freeze bridged, and the others as empty', () => {
    const events = ['14', '16'].map((date) => event(`2026-11-${date}T08:00:00+07:00`));
    const days = habits(events)
      .calendar.flat()
      .filter((one) => one !== null);
    expect(days.filter(({ isFrozen }) => isFrozen).map(({ day, level }) => [dateOf(day), level])).toEqual([
      ['2026-11-15', 0],
    ]);
    expect(days.filter(({ level }) => level > 0)).toHaveLength(2);
  });
});

describe('measured retention', () => {
  const review = (daysAgo: number, result: LearningEvent['result'], subject = 'word:1-read') =>
    event(ago(daysAgo * DAY_MS), { kind: 'review', subject, result });
  const undone = review(3, 'again');

  test.each([
    { events: [], reviews: 0, kept: 0, why: 'nothing reviewed' },
    { events: [review(5, 'good')], reviews: 0, kept: 0, why: 'the first review of a card measures nothing' },
    {
      events: [review(5, 'good'), review(4.99, 'good'), review(4.98, 'again')],
      reviews: 0,
      kept: 0,
      why: 'nor do the steps of its first day',
    },
    {
      events: [review(9, 'good'), review(5, 'hard'), review(1, 'again')],
      reviews: 2,
      kept: 1,
      why: 'hard is known, again is not',
    },
    {
      events: [review(9, 'good'), review(5, 'again'), review(4.99, 'good')],
      reviews: 1,
      kept: 0,
      why: 'the repeat of the same day does not mend it',
    },
    {
      events: [review(60, 'good'), review(31, 'again'), review(2, 'good')],
      reviews: 1,
      kept: 1,
      why: 'only the last 30 days',
    },
    {
      events: [
        review(9, 'good'),
        undone,
        event(ago(2.9 * DAY_MS), { kind: 'review-undone', subject: `event:${undone.id}` }),
      ],
      reviews: 0,
      kept: 0,
      why: 'a review that was undone does not count',
    },
    {
      events: [
        review(9, 'good'),
        review(5, 'good', 'word:2-read'),
        event(ago(0), { subject: 'word:1-read' }),
      ],
      reviews: 0,
      kept: 0,
      why: 'cards are apart, and answers in a lesson are no reviews',
    },
  ])('$why', ({ events, reviews, kept }) => {
    expect(habits(events).retention).toEqual({ reviews, kept });
  });
});
