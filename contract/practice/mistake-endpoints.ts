import { practiceFieldNames as fieldNames } from '#contract/texts/practice.ts';
import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

const CONFUSION_PERIODS = ['week', 'month'] as const;
export type ConfusionPeriod = (typeof CONFUSION_PERIODS)[number];

const confusion = z.object({
  kind: z.enum(['contrast', 'point']),
  /** Of the contrast or grammar point that explains the mistakes. */
  id: z.string(),
  title: z.string(),
  /** Its explanation in one sentence. */
  summary: z.string(),
  count: z.int(),
  lastAt: z.string(),
});
export type Confusion = z.output<typeof confusion>;

export const listConfusions = defineEndpoint({
  method: 'GET',
  path: '/api/me/mistakes',
  summary: 'Những điểm tôi hay nhầm trong 7 hoặc 30 ngày qua, nhầm nhiều nhất trước',
  access: 'loggedIn',
  kept: 'own',
  query: z.object({ period: z._default(z.enum(CONFUSION_PERIODS), 'week') }),
  fieldNames,
  output: z.array(confusion),
});
