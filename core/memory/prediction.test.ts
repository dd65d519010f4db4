import { default_w } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { newCard } from './card-state.ts';
import { DAY, MINUTE, NOW } from './log-for-test.ts';
import { logLoss, type Prediction, predictionsOf } from './prediction.ts';
import { retrievabilityOf, reviewed } from './schedule.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const sure = (chance: number, isRemembered: boolean): Prediction => ({ chance, isRemembered });

describe('log loss', () => {
  test.each([
    { predictions: [sure(0.5, true), sure(0.5, false)], loss: Math.LN2, why: 'tossing a coin' },
    { predictions: [sure(0.9, true)], loss: -Math.log(0.9), why: 'remembered, as expected' },
    { predictions: [sure(0.9, false)], loss: -Math.log(0.1), why: 'forgotten against the odds costs more' },
    {
      predictions: [sure(0.9, true), sure(0.9, false)],
      loss: -(Math.log(0.9) + Math.log(0.1)) / 2,
      why: 'the mean of all',
    },
    { predictions: [sure(1, false)], loss: -Math.log(0.0001), why: 'sure and wrong is not infinitely bad' },
    { predictions: [sure(0, true)], loss: -Math.log(0.0001), why: 'nor is the opposite' },
    { predictions: [], loss: 0, why: 'nothing was predicted' },
  ])('$why', ({ predictions, loss }) => {
    expect(logLoss(predictions)).toBeCloseTo(loss, 9);
  });

  test('is least for the true chance', () => {
    const answers = Array.from({ length: 10 }, (_, at) => at < 8);
    const losses = [0.6, 0.7, 0.8, 0.9].map((chance) => logLoss(answers.map((is) => sure(chance, is))));
    expect(losses.indexOf(Math.min(...losses))).toBe(2);
  });
});

describe('predictions', () => {
  test('are those of the schedule', () => {
    const recall = [
      { rating: 3, days: 0 },
      { rating: 3, days: 0 },
      { rating: 1, days: 2.3 },
      { rating: 2, days: 0.7 },
      { rating: 1, days: 4.5 },
    ];
    const times = [0, 10 * MINUTE, 2.3 * DAY + 10 * MINUTE, 3 * DAY + 10 * MINUTE].map(
      (after) => NOW + after,
    );
    let card = newCard('word:1-read', NOW);
    for (const [at, grade] of (['good', 'good', 'again', 'hard'] as const).entries())
      card = reviewed(card, grade, times[at] ?? 0, DEFAULT_SETTINGS);
    const now = (times.at(-1) ?? 0) + 4.5 * DAY;
    expect(predictionsOf([recall], default_w)).toEqual([
      {
        chance: expect.closeTo(retrievabilityOf(card, now, DEFAULT_SETTINGS), 6),
        isRemembered: false,
      },
    ]);
  });

  test.each([
    { rating: 1, isRemembered: false },
    { rating: 2, isRemembered: true },
    { rating: 4, isRemembered: true },
  ])('an answer of $rating', ({ rating, isRemembered }) => {
    const recall = [
      { rating: 3, days: 0 },
      { rating, days: 3 },
    ];
    expect(predictionsOf([recall], default_w)).toMatchObject([{ isRemembered }]);
  });
});
