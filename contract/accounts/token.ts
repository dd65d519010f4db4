import { positiveId } from '../fields.ts';
import { z } from '../zod.ts';

/** A random UUID. */
export const sessionId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/**
 * The claims of a token (PRODUCT.md, Roles and access). `uid` is the user, `ver` the token version, `sid` the session,
 * `held` are roles that wait for a second factor.
 */
export const tokenClaims = z.object({
  sub: z.optional(z.string()),
  email: z.optional(z.string()),
  uid: z.optional(positiveId),
  ver: z.optional(z.int()),
  sid: z.optional(sessionId),
  exp: z.number(),
  roles: z.optional(z.union([z.array(z.string()), z.string()])),
  name: z.optional(z.string()),
  held: z.optional(z.array(z.string())),
});
export type TokenClaims = z.output<typeof tokenClaims>;

/** Carries a new token if the caller's roles have changed since the old one was issued. */
export const FRESH_TOKEN_HEADER = 'X-Token';
