import { z } from './zod.ts';

/** The body of every error. `error` and `message` say the same, so that each client of the spec finds it (product-rules, Calls). */
export const errorBody = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
});
export type ErrorBody = z.output<typeof errorBody>;
