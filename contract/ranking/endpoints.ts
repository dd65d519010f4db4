import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { RANKING_PERIODS } from './periods.ts';

const rankedLearner = z.object({
  id: z.int(),
  /** Masked, except for its owner and ADMIN. */
  email: z.string(),
  name: z.string(),
  score: z.int(),
  rank: z.int(),
});
export type RankedLearner = z.output<typeof rankedLearner>;

export const listRanking = defineEndpoint({
  method: 'GET',
  path: '/auth/load/userrank',
  summary:
    'Bảng xếp hạng: 100 người đứng đầu, và hàng của chính người hỏi; period=week hay month tính từ đầu tuần, đầu tháng',
  access: 'anyone',
  kept: 'own',
  limits: ['rankingPerAddress'],
  query: z.object({ period: z._default(z.enum(RANKING_PERIODS), 'all') }),
  output: z.array(rankedLearner),
});
