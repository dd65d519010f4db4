import { rankingFieldNames as fieldNames } from '#contract/texts/ranking.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { z } from '../zod.ts';
import { RANKING_PERIODS } from './periods.ts';

export const getScore = defineEndpoint({
  method: 'GET',
  path: '/auth/{userId}/score',
  summary: 'Tổng điểm của người học',
  access: { owner: 'userId' },
  params: z.object({ userId: idText }),
  output: z.object({ score: z.int() }),
});

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
  limits: ['rankingPerAddress'],
  query: z.object({ period: z._default(z.enum(RANKING_PERIODS), 'all') }),
  fieldNames,
  output: z.array(rankedLearner),
});
