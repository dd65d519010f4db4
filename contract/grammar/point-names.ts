import { defineEndpoint } from '../endpoint.ts';
import { ITEM_LEVELS } from '../levels.ts';
import { z } from '../zod.ts';

/** A grammar point where it is listed or chosen. */
export const pointName = z.object({
  id: z.string(),
  level: z.enum(ITEM_LEVELS),
  pattern: z.string(),
  meaning: z.string(),
});
export type PointName = z.output<typeof pointName>;

export const listPointNames = defineEndpoint({
  method: 'GET',
  path: '/api/grammar-points',
  summary: 'Tên và nghĩa của mọi điểm ngữ pháp',
  access: 'anyone',
  limits: ['coursePerAddress'],
  output: z.array(pointName),
});
