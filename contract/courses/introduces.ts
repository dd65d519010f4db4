import { INTRODUCED_POINTS_MAX, INTRODUCED_WORDS_MAX, TITLE_MAX_CHARS } from '../content-limits.ts';
import { idNumber, lineOfText } from '../fields.ts';
import { z } from '../zod.ts';

/** What an author wants a lesson to introduce, in that order; empty lists leave the choice to the product. */
export const introduces = z.object({
  /** Ids of dictionary items. */
  words: z.array(idNumber).check(z.maxLength(INTRODUCED_WORDS_MAX)),
  /** Ids of grammar points. */
  grammar: z.array(lineOfText(TITLE_MAX_CHARS)).check(z.maxLength(INTRODUCED_POINTS_MAX)),
});
export type Introduces = z.output<typeof introduces>;
