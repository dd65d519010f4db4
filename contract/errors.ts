import { z } from './zod.ts';

/** Under which the log tells more about a reply. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The body of every error. `error` and `message` say the same: some clients read one, some the other. */
export const errorBody = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  /** The field that the sentence is about, so that a form can show it there. */
  field: z.optional(z.string()),
  /** Nothing was found, but these come near (PRODUCT.md, Dictionary). */
  suggestions: z.optional(z.array(z.string())),
});
export type ErrorBody = z.output<typeof errorBody>;
