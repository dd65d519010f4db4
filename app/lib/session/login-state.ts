import { EMAIL_MAX_CHARS } from '#contract/limits.ts';
import { type Role, roleSchema } from '#contract/roles.ts';
import { z } from '#contract/zod.ts';

/** History state of a redirect to /login: where to return, which role was missing, which e-mail was typed. */
const loginState = z.object({
  // Only paths of this site: a manipulated state must not redirect elsewhere after login.
  from: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
  missingRole: z.optional(roleSchema),
  email: z.optional(z.string().check(z.maxLength(EMAIL_MAX_CHARS))),
  awaitsOtp: z.optional(z.boolean()),
});
export type LoginState = z.output<typeof loginState>;

interface LoginAim {
  /** Where to go after login; null if no guard redirected here. */
  readonly from: string | null;
  readonly missingRole?: Role;
  /** Typed on the previous screen, so that nobody types it twice. */
  readonly email?: string;
  /** Just registered: the code in the e-mail comes before the first login. */
  readonly awaitsOtp: boolean;
}

export function readLoginState(state: unknown): LoginAim {
  const { from, missingRole, email, awaitsOtp } = loginState.safeParse(state).data ?? {};
  return { from: from ?? null, missingRole, email, awaitsOtp: awaitsOtp ?? false };
}
