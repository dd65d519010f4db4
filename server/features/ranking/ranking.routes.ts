import { getScore, listRanking } from '#contract/ranking/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { RankingService } from './ranking.service.ts';

export const rankingRoutes = (ranking: RankingService) => [
  route(getScore, async ({ params }) => ({ score: await ranking.scoreOf(params.userId) })),
  route(listRanking, ({ caller, query }) => ranking.ranking(caller, query.period)),
];
