import * as fc from 'fast-check';
import { createEmptyCard, fsrs, get_fuzz_range, Rating, State } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { type Grade, GRADES } from '../learning/learning-event.ts';
import { type CardState, newCard } from './card-state.ts';
import { DAY, MINUTE, NOW } from './log-for-test.ts';
import { intervalsOf, intervalsWhenKnown, retrievabilityOf, reviewed } from './schedule.ts';
import { DEFAULT_SETTINGS, type MemorySettings } from './settings.ts';

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;
const PHASES = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;

const someGrade = fc.constantFrom(...GRADES);
/** Minutes later within the sitting, or whole days later: there the calendar of ts-fsrs says the same. */
const someGap = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map((minutes) => minutes * MINUTE),
  fc.integer({ min: 1, max: 400 }).map((days) => days * DAY),
);
const someHistory = fc.array(fc.tuple(someGrade, someGap), { minLength: 1, maxLength: 12 });

function play(history: readonly (readonly [Grade, number])[], settings = DEFAULT_SETTINGS): CardState[] {
  let [at, state] = [NOW, newCard('word:1-read', NOW)];
  return history.map(([grade, gap]) => {
    state = reviewed(state, grade, at, settings);
    at += gap;
    return state;
  });
}

test('memory, phases and lapses are those of ts-fsrs', () => {
  fc.assert(
    fc.property(someHistory, (history) => {
      const scheduler = fsrs({ maximum_interval: 365 });
      // Minutes do not pass here: ts-fsrs begins a new day at midnight of UTC, also within a sitting.
      let [at, card] = [NOW, createEmptyCard(NOW)];
      const theirs = history.map(([grade, gap]) => {
        card = scheduler.next(card, new Date(at), RATINGS[grade]).card;
        at += gap >= DAY ? gap : 0;
        return [card.stability, card.difficulty, card.state, card.lapses];
      });
      const ours = play(history).map(({ stability, difficulty, phase, lapses }) => [
        stability,
        difficulty,
        PHASES[phase],
        lapses,
      ]);
      expect(ours).toEqual(theirs);
    }),
  );
});

test('an interval of days is within the fuzz of ts-fsrs', () => {
  fc.assert(
    fc.property(someHistory, (history) => {
      const states = play(history);
      const last = states.at(-1);
      const elapsed = history.at(-2)?.[1] ?? 0;
      fc.pre(last?.phase === 'review' && last.stability > 3);
      const days = ((last?.due ?? 0) - (last?.lastReview ?? 0)) / DAY;
      const ideal = Math.min(365, Math.round(last?.stability ?? 0));
      const { min_ivl, max_ivl } = get_fuzz_range(ideal, Math.floor(elapsed / DAY), 365);
      expect(Number.isInteger(days)).toBe(true);
      expect(days).toBeGreaterThanOrEqual(min_ivl);
      expect(days).toBeLessThanOrEqual(max_ivl);
      expect(last?.earliest).toBe((last?.lastReview ?? 0) + min_ivl * DAY);
    }),
  );
});

describe('a new card', () => {
  test.each([
    { grade: 'again', minutes: 1, phase: 'learning' },
    { grade: 'hard', minutes: 6, phase: 'learning' },
    { grade: 'good', minutes: 10, phase: 'learning' },
    { grade: 'easy', minutes: 8 * 24 * 60, phase: 'review' },
  ] as const)('$grade: comes back after $minutes minutes', ({ grade, minutes, phase }) => {
    const state = reviewed(newCard('kana:き', NOW), grade, NOW, DEFAULT_SETTINGS);
    expect(state.phase).toBe(phase);
    // The first interval of days has fuzz.
    expect(Math.abs((state.due - NOW) / MINUTE - minutes)).toBeLessThanOrEqual(
      phase === 'review' ? 2 * 24 * 60 : 0,
    );
  });

  test('is learnt after two good answers, forgotten once, and learnt again', () => {
    const grades: Grade[] = ['good', 'good', 'good', 'again', 'good'];
    const gaps = [10 * MINUTE, 2 * DAY, 10 * DAY, 10 * MINUTE, DAY];
    expect(
      play(grades.map((grade, at) => [grade, gaps[at] ?? 0])).map(({ phase, lapses }) => [phase, lapses]),
    ).toEqual([
      ['learning', 0],
      ['review', 0],
      ['review', 0],
      ['relearning', 1],
      ['review', 1],
    ]);
  });
});

test('the buttons say what will happen, and a better grade never comes back earlier', () => {
  fc.assert(
    fc.property(someHistory, someGap, (history, gap) => {
      const state = play(history).at(-1) ?? newCard('word:1-read', NOW);
      const now = (state.lastReview ?? NOW) + gap;
      const intervals = intervalsOf(state, now, DEFAULT_SETTINGS);
      for (const grade of GRADES)
        expect(intervals[grade]).toBe(reviewed(state, grade, now, DEFAULT_SETTINGS).due - now);
      const inOrder = GRADES.map((grade) => intervals[grade]);
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    }),
  );
});

test.each([
  { wish: 0.8, why: 'who accepts more forgetting waits longer', than: 'longer' },
  { wish: 0.95, why: 'who wants to remember more waits less', than: 'shorter' },
])('$why', ({ wish, than }) => {
  const settings: MemorySettings = { ...DEFAULT_SETTINGS, wish };
  const history = Array.from({ length: 5 }, () => ['good', 5 * DAY] as const);
  const waits = [settings, DEFAULT_SETTINGS].map((one) => {
    const state = play(history, one).at(-1);
    return (state?.due ?? 0) - (state?.lastReview ?? 0);
  });
  expect(Math.sign((waits[0] ?? 0) - (waits[1] ?? 0))).toBe(than === 'longer' ? 1 : -1);
});

test('a card is remembered with 90 % after as many days as its stability', () => {
  const state = play([['easy', DAY]]).at(-1) ?? newCard('word:1-read', NOW);
  const at = NOW + state.stability * DAY;
  expect(retrievabilityOf(state, at, DEFAULT_SETTINGS)).toBeCloseTo(0.9, 6);
  expect(retrievabilityOf(newCard('word:1-read', NOW), at, DEFAULT_SETTINGS)).toBe(0);
});

test('cards that are learnt together do not come back together', () => {
  const days = Array.from({ length: 40 }, (_, number) => {
    const first = reviewed(newCard(`word:${number + 1}-read`, NOW), 'easy', NOW, DEFAULT_SETTINGS);
    return reviewed(first, 'good', NOW + 8 * DAY, DEFAULT_SETTINGS).due;
  });
  expect(new Set(days).size).toBeGreaterThan(3);
});

test('the intervals of a card that is always known are those of its reviews, without the fuzz', () => {
  let card = play([
    ['good', 10 * MINUTE],
    ['good', DAY],
  ]).at(-1);
  for (const days of intervalsWhenKnown(DEFAULT_SETTINGS, 5)) {
    const { lastReview, due } = card ?? newCard('word:1-read', NOW);
    const { min_ivl: least, max_ivl: most } = get_fuzz_range(days, 0, 365);
    expect((due - (lastReview ?? 0)) / DAY).toBeGreaterThanOrEqual(Math.min(least, days));
    expect((due - (lastReview ?? 0)) / DAY).toBeLessThanOrEqual(Math.max(most, days));
    card = card && reviewed(card, 'good', (lastReview ?? 0) + days * DAY, DEFAULT_SETTINGS);
  }
  expect(intervalsWhenKnown({ ...DEFAULT_SETTINGS, wish: 0.95 }, 5)).not.toEqual(
    intervalsWhenKnown(DEFAULT_SETTINGS, 5),
  );
});
