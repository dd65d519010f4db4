import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { z } from '../zod.ts';

export const getScore = defineEndpoint({
  method: 'GET',
  path: '/auth/{userId}/score',
  summary: 'Tổng điểm của người học',
  access: { owner: 'userId' },
  params: z.object({ userId: idText }),
  output: z.object({ score: z.int() }),
});

export const listRanking = defineEndpoint({
  method: 'GET',
  path: '/auth/load/userrank',
  summary: 'Bảng xếp hạng: 100 người đứng đầu, và hàng của chính người hỏi',
  access: 'anyone',
  output: z.array(
    z.object({
      id: z.int(),
      /** Masked, except for its owner and for ADMIN. */
      email: z.string(),
      name: z.string(),
      score: z.int(),
      rank: z.int(),
    }),
  ),
});
