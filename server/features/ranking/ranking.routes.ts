import { listRanking } from '#contract/ranking/endpoints.ts';
import { getScore } from '#contract/scores/endpoints.ts';
import type { ScoresService } from '#server/features/scores/scores.service.ts';
import { route } from '#server/http/route.ts';
import type { RankingService } from './ranking.service.ts';

interface RankingServices {
  readonly ranking: RankingService;
  readonly scores: Pick<ScoresService, 'scoreOf'>;
}

export const rankingRoutes = ({ ranking, scores }: RankingServices) => [
  route(getScore, async ({ params }) => ({ score: await scores.scoreOf(params.userId) })),
  route(listRanking, ({ caller, query }) => ranking.ranking(caller, query.period)),
];
