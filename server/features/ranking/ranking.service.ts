import { RANKING_SHOWN } from '#contract/limits.ts';
import type { RankedLearner } from '#contract/ranking/endpoints.ts';
import type { RankingPeriod } from '#contract/ranking/periods.ts';
import { maskEmail } from '#core/privacy/mask-email.ts';
import { monthStartInVietnam, weekStartInVietnam } from '#core/vietnamese/time-in-vietnam.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/route.ts';
import { createBoardCache } from './board-cache.ts';
import { createRankingRepository } from './ranking.repository.ts';
import { rankedFor } from './standings.ts';

interface RankingParts {
  readonly db: Database;
  readonly clock: () => Date;
}

/** The start of a period. */
const PERIOD_START: Readonly<Record<RankingPeriod, (now: Date) => Date | null>> = {
  all: () => null,
  week: weekStartInVietnam,
  month: monthStartInVietnam,
};

export function createRankingService({ db, clock }: RankingParts) {
  const stored = createRankingRepository(db);

  const boardOf = createBoardCache(async (since) => {
    const standings = await stored.standings(since);
    const shown = standings.slice(0, RANKING_SHOWN);
    const people = new Map(
      (await stored.people(shown.map(({ id }) => id))).map((person) => [person.id, person]),
    );
    const first = shown.flatMap((standing) => {
      const person = people.get(standing.id);
      return person ? [{ ...standing, ...person }] : [];
    });
    return { standings, first };
  });

  return {
    async ranking(caller: Caller | null, period: RankingPeriod): Promise<RankedLearner[]> {
      const now = clock();
      const since = PERIOD_START[period](now);
      const board = await boardOf(period, since, now);
      // One's own points are current; those of others may be a few seconds late.
      const own = caller && (await stored.standingOf(caller.id, since));
      const isAdmin = caller?.roles.includes('ADMIN');
      return rankedFor(board, own).map((row) =>
        isAdmin || row.id === caller?.id ? row : { ...row, email: maskEmail(row.email) },
      );
    },
  };
}

export type RankingService = ReturnType<typeof createRankingService>;
