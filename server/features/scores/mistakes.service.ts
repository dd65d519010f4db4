import { RECENT_MISTAKES } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/route.ts';
import { createScoresRepository, type Mistake } from './scores.repository.ts';

/** What a learner has got wrong lately. Who is not logged in has left nothing here. */
export function createMistakesService({ db }: { readonly db: Database }) {
  const stored = createScoresRepository(db);
  return {
    latestOf: async (learner: Pick<Caller, 'id'> | null): Promise<Mistake[]> =>
      learner ? stored.latestRefused(learner.id, RECENT_MISTAKES) : [],
  };
}

export type MistakesService = ReturnType<typeof createMistakesService>;
