import type { EndpointOutput } from '#contract/endpoint.ts';
import { RANKING_SHOWN } from '#contract/limits.ts';
import type { listRanking } from '#contract/ranking/endpoints.ts';
import { maskEmail } from '#core/privacy/mask-email.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/route.ts';
import { createRankingRepository } from './ranking.repository.ts';

export function createRankingService({ db }: { readonly db: Database }) {
  const scores = createRankingRepository(db);

  return {
    scoreOf: (userId: number) => scores.scoreOf(userId),

    async ranking(caller: Caller | null): Promise<EndpointOutput<typeof listRanking>> {
      const rows = await scores.top(RANKING_SHOWN, caller?.id ?? null);
      const isAdmin = caller?.roles.includes('ADMIN');
      return rows.map((row) =>
        isAdmin || row.id === caller?.id ? row : { ...row, email: maskEmail(row.email) },
      );
    },
  };
}

export type RankingService = ReturnType<typeof createRankingService>;
