import { z } from './zod.ts';

/**
 * A random id that a client gives to one action. A call that is repeated with it, because the reply was lost, is not
 * applied again and gets the first reply (decision 058).
 */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

export const idempotencyKey = z
  .string()
  .check(z.toLowerCase(), z.regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/));
