import { expect, test } from 'vitest';
import { LEARNERS, simulate } from './simulate.ts';

const SETTING = { units: 15, perUnit: 10, learnersEach: 25, seed: 7 };

test.each([
  { learner: 'knows exactly so much, says “chưa biết” half the time', near: 0.9 },
  { learner: 'knows less and less', near: 0.85 },
  { learner: 'guesses everything', near: 0.85 },
])('$learner: most are placed within one unit', ({ learner, near }) => {
  const answers = LEARNERS[learner];
  if (!answers) throw new Error('No such learner');
  expect(simulate(answers, SETTING).near).toBeGreaterThanOrEqual(near);
});
