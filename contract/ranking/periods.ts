/** The ranking covers all time, this week or this month (PRODUCT.md, Scores). */
export const RANKING_PERIODS = ['all', 'week', 'month'] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];
