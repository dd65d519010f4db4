import { listRanking } from '#contract/ranking/endpoints.ts';
import { RANKING_PERIODS, type RankingPeriod } from '#contract/ranking/periods.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';

/** The list differs for each user: it has their own row, with the full e-mail. */
export const rankingQuery = (period: RankingPeriod, userId: number | null) =>
  ownQuery(listRanking, { query: { period } }, userId);

/** The period in a URL; any other value means all time. */
export const periodIn = (params: URLSearchParams): RankingPeriod =>
  RANKING_PERIODS.find((period) => period === params.get('period')) ?? 'all';
