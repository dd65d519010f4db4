import { z } from './zod.ts';

/** The id under which the log has details about a reply. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The body of every error. `error` and `message` are the same: some clients read one, some the other. */
export const errorBody = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  /** The field that the message is about, so that a form can show it there. */
  field: z.optional(z.string()),
  /** Nothing was found, but these are similar (PRODUCT.md, Dictionary). */
  suggestions: z.optional(z.array(z.string())),
  /** Why a session has ended, if its owner has to be told. */
  reason: z.optional(z.literal('blocked')),
});
export type ErrorBody = z.output<typeof errorBody>;
