import * as fc from 'fast-check';
import { default_w } from 'ts-fsrs';
import { describe, expect, test, vi } from 'vitest';
import type { LearningEvent } from '../learning/learning-event.ts';
import {
  fitParameters,
  fittedEvent,
  lastFittingOf,
  recallsOf,
  reviewsUntilFitting,
  splitsOf,
  type Train,
  trainingSetOf,
} from './fitting.ts';
import { DAY, event, imported, MINUTE, NOW, review } from './log-for-test.ts';
import type { Recall } from './prediction.ts';
import { replayMemory } from './replay.ts';

/** So many cards, each reviewed four times, ten minutes and (with the third) two days apart. */
const cards = (count: number, from = 1, start = NOW): LearningEvent[] =>
  Array.from({ length: count }, (_, at) => [
    review(`word:${from + at}-read`, 'again', start),
    review(`word:${from + at}-read`, 'good', start + 10 * MINUTE),
    review(`word:${from + at}-read`, 'easy', start + 2.3 * DAY),
    review(`word:${from + at}-read`, 'hard', start + 2.8 * DAY),
  ]).flat();
const fittedAt = (at: number, parameters: readonly number[] = default_w) =>
  event('memory-fitted', fittedEvent(parameters).subject, at);

describe('how many reviews are needed', () => {
  test.each([
    { log: [], left: 400, why: 'nothing yet' },
    { log: cards(70), left: 120, why: '280 reviews' },
    { log: cards(99), left: 4, why: '396 reviews are too few' },
    { log: cards(100), left: 0, why: '400 are enough' },
    { log: cards(300), left: 0, why: 'more do no harm' },
    {
      log: cards(100).flatMap((one, at) =>
        at === 0 ? [one, event('review-undone', `event:${one.id}`, NOW)] : [one],
      ),
      left: 1,
      why: 'an undone review does not count',
    },
    {
      log: [imported('word:7-read', NOW - DAY, 'r.1.1.1.1.1.1'), ...cards(100)],
      left: 4,
      why: 'the history of a card from another program has no beginning',
    },
    {
      log: [imported('word:7-read', NOW + DAY, 'r.1.1.1.1.1.1'), ...cards(100)],
      left: 0,
      why: 'an import after the first review changes nothing',
    },
    {
      log: [...cards(100), fittedAt(NOW + 9 * DAY), ...cards(49, 500, NOW + 10 * DAY)],
      left: 4,
      why: 'not again for a few more',
    },
    {
      log: [...cards(100), fittedAt(NOW + 9 * DAY), ...cards(50, 500, NOW + 10 * DAY)],
      left: 0,
      why: 'again with half as many more',
    },
  ])('$why', ({ log, left }) => {
    expect(reviewsUntilFitting(replayMemory(log))).toBe(left);
  });
});

describe('what is learnt from', () => {
  const recalls = recallsOf(replayMemory(cards(2)), 100);

  test('every review after days, with all answers before it, but not those of one sitting', () => {
    expect(recalls).toHaveLength(4);
    expect(recalls.at(-1)?.map(({ rating }) => rating)).toEqual([1, 3, 4, 2]);
  });

  test('the optimiser gets whole days, list after list', () => {
    expect(trainingSetOf(recalls.slice(1, 3))).toEqual({
      ratings: [1, 3, 4, 1, 3, 4, 2],
      // Twelve hours later is another day.
      days: [0, 0, 2, 0, 0, 2, 1],
      lengths: [3, 4],
    });
  });

  test('the latest reviews, in the order of time', () => {
    // The second card is older, but the log has the first one first.
    const older = [30, 20].map((days) => review('word:2-read', 'easy', NOW - days * DAY));
    const memory = replayMemory([...cards(1), ...older]);
    const ratingsOf = (most: number) =>
      recallsOf(memory, most).map((recall) => recall.map(({ rating }) => rating).join(''));
    expect(ratingsOf(100)).toEqual(['44', '134', '1342']);
    expect(ratingsOf(2)).toEqual(['134', '1342']);
  });

  test('a card that is asked for ever does not make lists for ever', () => {
    const log = Array.from({ length: 200 }, (_, at) => review('word:1-read', 'good', NOW + at * DAY));
    expect(Math.max(...recallsOf(replayMemory(log), 1_000).map(({ length }) => length))).toBe(64);
  });
});

test('no review is predicted from itself or from later ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (count) => {
      const recalls: Recall[] = Array.from({ length: count }, (_, at) => [{ rating: 3, days: at }]);
      const splits = splitsOf(recalls);
      for (const { earlier, later } of splits)
        expect(recalls.slice(0, earlier.length + later.length)).toEqual([...earlier, ...later]);
      // Together the last third, each review once.
      expect(splits.flatMap(({ later }) => later)).toEqual(recalls.slice(Math.round((count * 4) / 6)));
    }),
  );
});

describe('fitting', () => {
  /** 600 first reviews after three days; the share that is forgotten. */
  const learner = (forgotten: number): Recall[] =>
    Array.from({ length: 600 }, (_, at) => [
      { rating: 3, days: 0 },
      { rating: at % 10 < forgotten ? 1 : 3, days: 3 },
    ]);
  /** Somebody who forgets fast, and somebody who forgets slowly. */
  const short = default_w.with(2, 0.3);
  const long = default_w.with(2, 30);
  const always = (parameters: readonly number[] | null) => vi.fn<Train>(() => parameters);

  test.each([
    { recalls: learner(6), found: short, isAccepted: true, why: 'right about somebody who forgets fast' },
    { recalls: learner(6), found: long, isAccepted: false, why: 'wrong about them' },
    { recalls: learner(0), found: long, isAccepted: true, why: 'right about somebody who forgets slowly' },
    { recalls: learner(0), found: short, isAccepted: false, why: 'wrong about them' },
    { recalls: learner(6), found: default_w, isAccepted: false, why: 'no better than what there is' },
    { recalls: learner(6), found: null, isAccepted: false, why: 'nothing was found' },
    { recalls: learner(6), found: short.with(3, Number.NaN), isAccepted: false, why: 'no number' },
    { recalls: learner(6), found: short.slice(1), isAccepted: false, why: 'another version of FSRS' },
    { recalls: [], found: short, isAccepted: false, why: 'nothing to test with' },
  ])('$why', ({ recalls, found, isAccepted }) => {
    expect(fitParameters(recalls, default_w, always(found)).parameters !== null).toBe(isAccepted);
  });

  test('is tested on what was not learnt from, then learns from everything', () => {
    const train = always(short);
    fitParameters(learner(6), default_w, train);
    expect(train.mock.calls.map(([set]) => set.lengths.length)).toEqual([400, 500, 600]);
  });

  test('lies between the usual parameters and what was found, the nearer the more reviews there are', () => {
    const [few, many] = [learner(6).slice(0, 60), learner(6)].map(
      (recalls) => fitParameters(recalls, default_w, always(short)).parameters?.[2] ?? Number.NaN,
    );
    const usual = default_w[2] ?? 0;
    expect(many).toBeCloseTo(usual + (600 / 1_100) * (0.3 - usual), 9);
    expect(few).toBeCloseTo(usual + (60 / 560) * (0.3 - usual), 9);
  });

  test('is compared with the parameters in force, not with the usual ones', () => {
    expect(fitParameters(learner(6), short, always(short)).parameters).toBeNull();
  });

  test('tells what was expected of the tested reviews, and what happened', () => {
    const { test: tested } = fitParameters(learner(6), default_w, always(short));
    expect(tested).toMatchObject({ reviews: 200, remembered: expect.closeTo(0.4, 9) });
    expect(tested.before).toBeGreaterThan(tested.after);
    expect(tested.after).toBeGreaterThan(tested.remembered);
  });
});

describe('what the log says about it', () => {
  const own = default_w.with(2, 3);
  test.each([
    { log: cards(1), last: null, why: 'never tried' },
    { log: [fittedAt(NOW, own)], last: { at: NOW, isChanged: true }, why: 'fitted' },
    { log: [fittedAt(NOW)], last: { at: NOW, isChanged: false }, why: 'the usual ones were kept' },
    {
      log: [fittedAt(NOW, own), fittedAt(NOW + DAY, own)],
      last: { at: NOW + DAY, isChanged: false },
      why: 'own ones were kept',
    },
    {
      log: [fittedAt(NOW), fittedAt(NOW + DAY, own)],
      last: { at: NOW + DAY, isChanged: true },
      why: 'fitted at the second try',
    },
  ])('$why', ({ log, last }) => {
    expect(lastFittingOf(replayMemory(log))).toEqual(
      last && { ...last, at: new Date(last.at).toISOString() },
    );
  });

  test('keeping parameters changes no parameter', () => {
    const once = replayMemory([fittedAt(NOW, own)]).settings.parameters;
    expect(replayMemory([fittedAt(NOW, own), fittedAt(NOW + DAY, once)]).settings.parameters).toEqual(once);
  });
});
