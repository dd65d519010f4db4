import { default_w } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import type { LearningEvent } from '../learning/learning-event.ts';
import { fittedEvent, trainingSetOf } from './fitting.ts';
import { DAY, event, imported, MINUTE, NOW, review } from './log-for-test.ts';
import { replayMemory } from './replay.ts';

/** So many cards, each reviewed twice, ten minutes and (with the third) two days apart. */
const cards = (count: number, from = 1, start = NOW): LearningEvent[] =>
  Array.from({ length: count }, (_, at) => [
    review(`word:${from + at}-read`, 'again', start),
    review(`word:${from + at}-read`, 'good', start + 10 * MINUTE),
    review(`word:${from + at}-read`, 'easy', start + 2.3 * DAY),
    review(`word:${from + at}-read`, 'hard', start + 2.8 * DAY),
  ]).flat();
const setOf = (log: readonly LearningEvent[]) => trainingSetOf(replayMemory(log));

describe('what an optimiser learns from', () => {
  test('every later review with all before it, but not those of one sitting', () => {
    const set = setOf(cards(100));
    expect(set?.lengths.slice(0, 2)).toEqual([3, 4]);
    expect(set?.ratings.slice(0, 7)).toEqual([1, 3, 4, 1, 3, 4, 2]);
    // Twelve hours later is another day.
    expect(set?.days.slice(0, 7)).toEqual([0, 0, 2, 0, 0, 2, 1]);
    expect(set?.lengths).toHaveLength(200);
  });

  test.each([
    { log: cards(99), isEnough: false, why: '396 reviews are too few' },
    { log: cards(100), isEnough: true, why: '400 are enough' },
    {
      log: cards(100).flatMap((one, at) =>
        at === 0 ? [one, event('review-undone', `event:${one.id}`, NOW)] : [one],
      ),
      isEnough: false,
      why: 'an undone review does not count',
    },
    {
      log: [imported('word:7-read', NOW - DAY, 'r.1.1.1.1.1.1'), ...cards(100)],
      isEnough: false,
      why: 'the history of a card from another program has no beginning',
    },
    {
      log: [imported('word:7-read', NOW + DAY, 'r.1.1.1.1.1.1'), ...cards(100)],
      isEnough: true,
      why: 'an import after the first review changes nothing',
    },
    {
      log: [
        ...cards(100),
        event('memory-fitted', 'fsrs:0', NOW + 9 * DAY),
        ...cards(49, 500, NOW + 10 * DAY),
      ],
      isEnough: false,
      why: 'not again for a few more',
    },
    {
      log: [
        ...cards(100),
        event('memory-fitted', 'fsrs:0', NOW + 9 * DAY),
        ...cards(50, 500, NOW + 10 * DAY),
      ],
      isEnough: true,
      why: 'again with half as many more',
    },
  ])('$why', ({ log, isEnough }) => {
    expect(setOf(log) !== null).toBe(isEnough);
  });
});

test.each([
  { parameters: default_w, isEvent: true, why: 'what the optimiser found is recorded' },
  { parameters: default_w.with(3, Number.NaN), isEvent: false, why: 'no number' },
  { parameters: default_w.slice(1), isEvent: false, why: 'another version of FSRS' },
])('$why', ({ parameters, isEvent }) => {
  expect(fittedEvent(parameters) !== null).toBe(isEvent);
});
