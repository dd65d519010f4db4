import { describe, expect, test } from 'vitest';
import {
  answerPlacement,
  beginPlacement,
  type Candidate,
  isPlaced,
  knownUnits,
  nextQuestion,
  type Placement,
  PLACEMENT_QUESTIONS_MAX,
} from './placement.ts';

const UNITS = 15;
const GUESS = 0.2;
const candidates: Candidate[] = Array.from({ length: UNITS * 4 }, (_, at) => ({
  unit: Math.floor(at / 4),
  guess: GUESS,
}));

/** A learner who answers by rule, until the test stops. */
function take(isRight: (unit: number, number: number) => boolean, pool = candidates): Placement {
  const left = [...pool];
  let placement = beginPlacement(UNITS);
  for (;;) {
    const question = nextQuestion(placement, left);
    if (!question) return placement;
    left.splice(left.indexOf(question), 1);
    const right = isRight(question.unit, placement.asked.length);
    placement = answerPlacement(placement, { ...question, right });
  }
}

describe('somebody who knows exactly the first units', () => {
  test.each(Array.from({ length: UNITS + 1 }, (_, known) => ({ known })))(
    'is placed there: $known units',
    ({ known }) => {
      const placement = take((unit) => unit < known);
      expect(Math.abs(knownUnits(placement) - known)).toBeLessThanOrEqual(1);
      expect(placement.asked.length).toBeLessThanOrEqual(PLACEMENT_QUESTIONS_MAX);
    },
  );

  test.each([
    { known: 0, why: 'knows nothing' },
    { known: UNITS, why: 'knows everything' },
  ])('needs few questions at the ends: $why', ({ known }) => {
    expect(take((unit) => unit < known).asked.length).toBeLessThan(PLACEMENT_QUESTIONS_MAX);
  });
});

test('a slip on something easy is outweighed by what follows', () => {
  expect(knownUnits(take((unit, number) => number !== 1 && unit < 10))).toBeGreaterThanOrEqual(8);
});

test('one lucky guess does not open a hard unit', () => {
  expect(knownUnits(take((_, number) => number === 0))).toBeLessThanOrEqual(1);
});

test('somebody between two units begins in the earlier one', () => {
  const between = { likely: [0, 0.5, 0.5], asked: [] };
  expect(knownUnits(between)).toBe(1);
});

test('the first question is neither the easiest nor the hardest: it halves what is possible', () => {
  const first = nextQuestion(beginPlacement(UNITS), candidates);
  expect(first?.unit).toBeGreaterThan(3);
  expect(first?.unit).toBeLessThan(11);
});

test.each([
  { why: 'nothing to ask', pool: [] },
  { why: 'questions of one unit only', pool: candidates.filter(({ unit }) => unit === 3) },
])('ends with few questions too: $why', ({ pool }) => {
  const placement = take(() => false, pool);
  expect(nextQuestion(placement, [])).toBeNull();
  expect(placement.likely.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});

test('a path without units has nothing to find out', () => {
  expect(knownUnits(beginPlacement(0))).toBe(0);
  expect(isPlaced(beginPlacement(0))).toBe(false);
});
