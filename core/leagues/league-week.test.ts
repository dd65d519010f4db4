import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LEARNING_EVENT_KINDS,
  type LearningEvent,
  type LearningEventKind,
} from '../learning/learning-event.ts';
import {
  activityBand,
  answeredMinutes,
  answersPerWeek,
  endOfLeagueWeek,
  leagueScore,
  leagueWeekOf,
  startOfLeagueWeek,
  weeksBefore,
} from './league-week.ts';

const MONDAY = Date.parse('2026-11-16') / 86_400_000;

test.each([
  { at: '2026-11-15T21:00:00Z', week: MONDAY, why: 'Monday 04:00 in Vietnam begins a week' },
  { at: '2026-11-15T20:59:59.999Z', week: MONDAY - 7, why: 'a moment before it is still Sunday' },
  { at: '2026-11-22T20:59:59Z', week: MONDAY, why: 'Sunday night' },
])('$why', ({ at, week }) => {
  expect(leagueWeekOf(new Date(at))).toBe(week);
});

test('weeks follow each other without a gap', () => {
  expect(startOfLeagueWeek(MONDAY)).toEqual(new Date('2026-11-15T21:00:00Z'));
  expect(endOfLeagueWeek(weeksBefore(MONDAY, 1))).toEqual(startOfLeagueWeek(MONDAY));
});

const event = (at: string, kind: LearningEventKind = 'review'): LearningEvent => ({
  id: at + kind,
  kind,
  subject: 'word:1-read',
  result: 'good',
  at,
});
const SPAN = { from: startOfLeagueWeek(MONDAY), until: endOfLeagueWeek(MONDAY) };
const PACE = { perMinute: 2, perDay: 5 };
const scoreOf = (events: readonly LearningEvent[]) => leagueScore(answeredMinutes(events, SPAN), PACE);

describe('the score', () => {
  test.each([
    { events: [], score: 0, why: 'nothing learnt' },
    { events: ['02:00:00', '02:00:59', '02:01:00'], score: 3, why: 'every answer counts one' },
    { events: ['02:00:00', '02:00:01', '02:00:02', '02:00:03'], score: 2, why: 'at most two in a minute' },
    {
      events: ['02:00:00', '02:01:00', '02:02:00', '02:03:00', '02:04:00', '02:05:00'],
      score: 5,
      why: 'at most five a day',
    },
  ])('$why', ({ events, score }) => {
    expect(scoreOf(events.map((time) => event(`2026-11-17T${time}Z`)))).toBe(score);
  });

  test.each([
    { at: '2026-11-15T20:59:59Z', why: 'the week before' },
    { at: '2026-11-22T21:00:00Z', why: 'the week after' },
  ])('other weeks do not count: $why', ({ at }) => {
    expect(scoreOf([event(at)])).toBe(0);
  });

  test('answers and reviews count; settings and cards do not', () => {
    const counted = LEARNING_EVENT_KINDS.filter(
      (kind) => scoreOf([event('2026-11-17T02:00:00Z', kind)]) === 1,
    );
    expect(counted).toContain('review');
    expect(counted).toContain('kana-read');
    expect(counted.filter((kind) => /^(card|memory|daily|step|placed)|undone|known/.test(kind))).toEqual([]);
  });

  test('does not depend on how the events arrive, and never grows faster than the pace', () => {
    const times = fc.date({ min: SPAN.from, max: new Date(SPAN.until.getTime() - 1), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(times, { maxLength: 60 }), fc.nat(), (dates, cut) => {
        const events = dates.map((at) => event(at.toISOString()));
        const at = events.length === 0 ? 0 : cut % events.length;
        const inTwo = [...events.slice(at), ...events.slice(0, at)];
        expect(scoreOf(inTwo)).toBe(scoreOf(events));
        expect(scoreOf(events)).toBeLessThanOrEqual(Math.min(events.length, 8 * PACE.perDay));
      }),
    );
  });
});

describe('how active a learner is', () => {
  const NOW = new Date('2026-11-17T00:00:00Z');
  const wide = { perMinute: 100, perDay: 1_000 };
  const perWeek = (...times: string[]) =>
    answersPerWeek(
      answeredMinutes(
        times.map((at) => event(at)),
        { from: new Date(0), until: NOW },
      ),
      NOW,
      wide,
    );
  test.each([
    { times: [], answers: 0, why: 'nothing yet' },
    {
      times: ['2026-11-16T00:00:00Z', '2026-11-16T01:00:00Z'],
      answers: 2,
      why: 'less than a week counts as one',
    },
    { times: ['2026-11-03T00:00:00Z', '2026-11-16T00:00:00Z'], answers: 1, why: 'two in two weeks' },
  ])('$why', ({ times, answers }) => {
    expect(perWeek(...times)).toBe(answers);
  });

  test.each([
    { answers: 0, band: 0 },
    { answers: 19.9, band: 0 },
    { answers: 20, band: 1 },
    { answers: 899, band: 3 },
    { answers: 5_000, band: 4 },
  ])('$answers answers a week are band $band', ({ answers, band }) => {
    expect(activityBand(answers)).toBe(band);
  });
});
