/** The ranking of the spec counts all time; ours can begin with this week or this month (product-rules, Ranking). */
export const RANKING_PERIODS = ['all', 'week', 'month'] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];
