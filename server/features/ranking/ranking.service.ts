import { RANKING_SHOWN } from '#contract/limits.ts';
import type { RankedLearner } from '#contract/ranking/endpoints.ts';
import type { RankingPeriod } from '#contract/ranking/periods.ts';
import { maskEmail } from '#core/privacy/mask-email.ts';
import { monthStartInVietnam, weekStartInVietnam } from '#core/vietnamese/time-in-vietnam.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/route.ts';
import { createRankingRepository } from './ranking.repository.ts';

interface RankingParts {
  readonly db: Database;
  readonly clock: () => Date;
}

/** When a period began. */
const BEGAN: Readonly<Record<RankingPeriod, (now: Date) => Date | null>> = {
  all: () => null,
  week: weekStartInVietnam,
  month: monthStartInVietnam,
};

export function createRankingService({ db, clock }: RankingParts) {
  const scores = createRankingRepository(db);

  return {
    scoreOf: (userId: number) => scores.scoreOf(userId),

    async ranking(caller: Caller | null, period: RankingPeriod): Promise<RankedLearner[]> {
      const since = BEGAN[period](clock());
      const rows = await scores.top({ shown: RANKING_SHOWN, ownId: caller?.id ?? null, since });
      const isAdmin = caller?.roles.includes('ADMIN');
      return rows.map((row) =>
        isAdmin || row.id === caller?.id ? row : { ...row, email: maskEmail(row.email) },
      );
    },
  };
}

export type RankingService = ReturnType<typeof createRankingService>;
