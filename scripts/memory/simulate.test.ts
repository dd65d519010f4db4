import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/learning/learning-day.ts';
import { FORGETTING } from './forgetting.ts';
import { otherDeck, ourDeck, settingsWith } from './learner.ts';
import { OTHER_SCHEDULERS, type Scheduled } from './schedulers.ts';
import { mean, yearOf } from './simulate.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

describe.each(Object.entries(FORGETTING))('%s', (_, forgetting) => {
  test('is forgotten with time, and for longer after a review that was spaced', () => {
    const [massed, spaced] = [1, 2].map(() => forgetting(1)(0, () => 0.5));
    for (const at of [0, 600_000]) massed?.study(at, 'good');
    for (const at of [0, 2 * DAY_MS]) spaced?.study(at, 'good');
    const chances = [1, 10, 100].map((days) => massed?.recall(days * DAY_MS) ?? 0);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(spaced?.recall(22 * DAY_MS)).toBeGreaterThan(massed?.recall(20 * DAY_MS) ?? 1);
  });

  test('a higher wish is remembered better and costs more', () => {
    const [low, high] = [0.8, 0.95].map((wish) => {
      const years = SEEDS.map((seed) => yearOf(forgetting, ourDeck(settingsWith({ wish })).deck, seed));
      return {
        retention: mean(years.map(({ retention }) => retention)),
        reviews: mean(years.map(({ reviewsPerDay }) => reviewsPerDay)),
      };
    });
    expect(high?.retention).toBeGreaterThan((low?.retention ?? 1) + 0.08);
    expect(high?.reviews).toBeGreaterThan(1.5 * (low?.reviews ?? 0));
  });

  test('what is remembered is near the wish', () => {
    const years = SEEDS.map((seed) => yearOf(forgetting, ourDeck(settingsWith({ wish: 0.9 })).deck, seed));
    expect(Math.abs(mean(years.map(({ retention }) => retention)) - 0.9)).toBeLessThan(0.05);
  });

  test('the same learner has the same year again', () => {
    const year = () =>
      yearOf(forgetting, otherDeck(OTHER_SCHEDULERS['SM-2'] as Scheduled, settingsWith({})), 1);
    expect(year()).toEqual(year());
  });
});

test.each([
  { name: 'SM-2', grades: ['good', 'good', 'good', 'good'], days: [1, 6, 15, 38], why: 'times 2.5' },
  {
    name: 'SM-2',
    grades: ['good', 'good', 'again', 'good', 'good'],
    days: [1, 6, 0, 1, 6],
    why: 'begins anew',
  },
  { name: 'fixed intervals', grades: ['good', 'easy', 'hard'], days: [1, 3, 7], why: 'grades do not matter' },
  {
    name: 'fixed intervals',
    grades: ['good', 'good', 'again', 'good'],
    days: [1, 3, 0, 1],
    why: 'back to the first',
  },
] as const)('$name: $why', ({ name, grades, days }) => {
  let card = OTHER_SCHEDULERS[name] as Scheduled;
  let at = 0;
  const waits = grades.map((grade) => {
    card = card.after(grade, at);
    const wait = Math.floor((card.due - at) / DAY_MS);
    at = card.due;
    return wait;
  });
  expect(waits).toEqual(days);
});
