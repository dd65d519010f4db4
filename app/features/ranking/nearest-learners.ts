import type { LeagueLearner } from '#contract/leagues/endpoints.ts';

/** As many as fit above the ranking without pushing it away. */
const SHOWN = 5;

/** The learners around one's own place: who to catch up with, and who follows. */
export function nearestLearners(learners: readonly LeagueLearner[]): readonly LeagueLearner[] {
  const own = learners.findIndex(({ isYou }) => isYou);
  const first = Math.min(own - Math.floor(SHOWN / 2), learners.length - SHOWN);
  return learners.slice(Math.max(0, first), Math.max(0, first) + SHOWN);
}
