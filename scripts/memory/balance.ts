import { FORGETTING, type Forgetting } from './forgetting.ts';
import { newLearner, ourDeck, settingsWith, sitDown } from './learner.ts';
import { eveningsOf, mean } from './simulate.ts';

/** A whole set at once: nothing new comes after it, so that every wave is one of the schedule. */
const SET = 300;
const SETTINGS = settingsWith({ newPerDay: 100, mostPerDay: 500 });
const DAYS = 150;
/** The first intervals are too short to be balanced. */
const FIRST_DAYS = 30;

/** The reviews of each evening after the first month, of somebody who comes every day. */
function reviewsOf(forgetting: Forgetting, seed: number, isBalanced: boolean): readonly number[] {
  const learner = newLearner(forgetting, seed);
  const { deck } = ourDeck(SETTINGS, { isBalanced });
  for (let number = 1; number <= SET; number += 1) {
    learner.newMemory(`word:${number}-read`);
    deck.add(`word:${number}-read`, 0);
  }
  return eveningsOf(seed, 0, DAYS, 1)
    .map((evening) => sitDown(learner, deck, evening).due)
    .slice(FIRST_DAYS);
}

/** How much evenings differ, with and without cards that are asked a little earlier to balance days. */
export function* compareBalance(learners: number): Generator<string> {
  for (const [model, forgetting] of Object.entries(FORGETTING)) {
    yield `${model}: ${learners} learners add ${SET} cards at once; after a month`;
    for (const isBalanced of [true, false]) {
      const all = Array.from({ length: learners }, (_, at) => reviewsOf(forgetting, at + 1, isBalanced));
      const steps = all.flatMap((evenings) =>
        evenings.slice(1).map((count, at) => Math.abs(count - (evenings[at] ?? 0))),
      );
      yield [
        `  ${isBalanced ? 'balanced    ' : 'not balanced'} ${mean(all.map(mean)).toFixed(1)} reviews on an evening`,
        `${mean(steps).toFixed(1)} more or less than on the one before`,
      ].join(', ');
    }
  }
}
