import { expect, test } from 'vitest';
import type { LearningEvent, LearningEventKind } from './learning-event.ts';
import { learningWeek } from './learning-week.ts';

const HANOI = () => 420;
const TOKYO = () => 540;
const LISBON_IN_WINTER = () => 0;

const event = (at: string, kind: LearningEventKind = 'kana-read'): LearningEvent => ({
  id: at + kind,
  kind,
  subject: 'kana:あ',
  result: 'wrong',
  at,
});

/** A Tuesday; 09:00 in Hanoi. */
const NOW = new Date('2026-11-17T02:00:00Z');

test.each([
  { events: [], answers: [0, 0, 0, 0, 0, 0, 0], why: 'nothing learnt' },
  {
    events: [event('2026-11-17T01:00:00Z')],
    answers: [0, 1, 0, 0, 0, 0, 0],
    why: 'a wrong answer counts too',
  },
  {
    events: [event('2026-11-16T20:59:00Z'), event('2026-11-16T21:00:00Z')],
    answers: [1, 1, 0, 0, 0, 0, 0],
    why: 'a day ends at 04:00 of the learner',
  },
  {
    events: [event('2026-11-15T20:59:00Z'), event('2026-11-23T02:00:00Z')],
    answers: [0, 0, 0, 0, 0, 0, 0],
    why: 'the weeks before and after are others',
  },
  {
    events: (['step-finished', 'placed', 'card-added', 'review-undone', 'memory-new'] as const).map((kind) =>
      event('2026-11-17T01:00:00Z', kind),
    ),
    answers: [0, 0, 0, 0, 0, 0, 0],
    why: 'what is no answer to a question does not count',
  },
  {
    events: [event('2026-11-17T01:00:00Z', 'review')],
    answers: [0, 1, 0, 0, 0, 0, 0],
    why: 'a review is an answer',
  },
])('$why', ({ events, answers }) => {
  expect(learningWeek(events, NOW, HANOI)).toEqual({ answers, today: 1 });
});

test.each([
  { now: '2026-11-15T19:00:00Z', minutesEast: TOKYO, today: 0, why: 'Monday 04:00 in Tokyo begins a week' },
  { now: '2026-11-15T18:59:00Z', minutesEast: TOKYO, today: 6, why: 'a minute before it is still Sunday' },
  {
    now: '2026-11-16T03:59:00Z',
    minutesEast: LISBON_IN_WINTER,
    today: 6,
    why: 'west of it, Monday comes later',
  },
])('$why', ({ now, minutesEast, today }) => {
  expect(learningWeek([], new Date(now), minutesEast).today).toBe(today);
});
