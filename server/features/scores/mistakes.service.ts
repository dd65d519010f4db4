import { RECENT_MISTAKES } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/route.ts';
import { createScoresRepository, type Mistake } from './scores.repository.ts';

/** Recent mistakes of a learner. Nothing is stored for visitors. */
export function createMistakesService({ db }: { readonly db: Database }) {
  const stored = createScoresRepository(db);
  return {
    latestOf: async (learner: Pick<Caller, 'id'> | null): Promise<Mistake[]> =>
      learner ? stored.latestRefused(learner.id, RECENT_MISTAKES) : [],
  };
}

export type MistakesService = ReturnType<typeof createMistakesService>;
