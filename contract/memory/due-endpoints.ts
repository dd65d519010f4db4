import { defineEndpoint } from '../endpoint.ts';
import { DUE_CARDS_LISTED, DUE_CARDS_LISTED_MAX, MINUTES_EAST } from '../learning-limits.ts';
import { dueCardsFieldNames as fieldNames } from '../texts/own-cards.ts';
import { z } from '../zod.ts';

/** For callers without a log of their own: the app computes its queue from the log in the browser. */
export const listDueCards = defineEndpoint({
  method: 'GET',
  path: '/api/me/cards/due',
  summary: 'Những thẻ tôi cần ôn bây giờ: bao nhiêu, và thẻ nào trước',
  access: 'loggedIn',
  limits: ['learningPerUser'],
  query: z.object({
    /** Minutes from UTC to the learner's clock: a day ends at 04:00 there. */
    minutesEast: z._default(
      z.coerce.number().check(z.int(), z.minimum(MINUTES_EAST.least), z.maximum(MINUTES_EAST.most)),
      MINUTES_EAST.hanoi,
    ),
    limit: z._default(
      z.coerce.number().check(z.int(), z.positive(), z.maximum(DUE_CARDS_LISTED_MAX)),
      DUE_CARDS_LISTED,
    ),
  }),
  fieldNames,
  output: z.object({
    counts: z.object({
      /** In steps of minutes, ready now. */
      steps: z.int(),
      due: z.int(),
      fresh: z.int(),
      /** Due too, but left for the days to come. */
      waiting: z.int(),
      /** An estimate. */
      minutes: z.int(),
    }),
    cards: z.array(z.object({ subject: z.string(), phase: z.string(), due: z.string() })),
  }),
});
