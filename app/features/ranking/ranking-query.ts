import { listRanking } from '#contract/ranking/endpoints.ts';
import { RANKING_PERIODS, type RankingPeriod } from '#contract/ranking/periods.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';

/** Everyone sees another list: with the own row, and the own e-mail in full. */
export const rankingQuery = (period: RankingPeriod, userId: number | null) =>
  ownQuery(listRanking, { query: { period } }, userId);

/** The period that an address names; any other word means all time. */
export const periodIn = (params: URLSearchParams): RankingPeriod =>
  RANKING_PERIODS.find((period) => period === params.get('period')) ?? 'all';
