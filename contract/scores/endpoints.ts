import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { z } from '../zod.ts';

export const getScore = defineEndpoint({
  method: 'GET',
  path: '/auth/{userId}/score',
  summary: 'Tổng điểm của người học',
  access: { owner: 'userId' },
  kept: 'own',
  params: z.object({ userId: idText }),
  output: z.object({ score: z.int() }),
});
