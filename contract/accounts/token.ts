import { idNumber } from '../fields.ts';
import { z } from '../zod.ts';

/** The claims the product reads from a token (spec §3). `uid` and `ver` are ours: user id and token version. */
export const tokenClaims = z.object({
  sub: z.optional(z.string()),
  email: z.optional(z.string()),
  uid: z.optional(idNumber),
  ver: z.optional(z.int()),
  exp: z.number(),
  roles: z.optional(z.union([z.array(z.string()), z.string()])),
});
export type TokenClaims = z.output<typeof tokenClaims>;

/** A fresh token travels in this header when the caller's roles have changed since the old one was made. */
export const FRESH_TOKEN_HEADER = 'X-Token';
