import { type Role, roleSchema } from '#contract/roles.ts';
import { z } from '#contract/zod.ts';

/** What travels with a redirect to /login in the history entry: where to return, and what was missing. */
const loginState = z.object({
  // Only a path of ours: a state that someone wrote must not send the learner elsewhere after login.
  from: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
  missingRole: z.optional(roleSchema),
});
export type LoginState = z.output<typeof loginState>;

interface LoginAim {
  /** Where to go after login; null when no guard sent the visitor here. */
  readonly from: string | null;
  readonly missingRole?: Role;
}

export function readLoginState(state: unknown): LoginAim {
  const { from, missingRole } = loginState.safeParse(state).data ?? {};
  return { from: from ?? null, missingRole };
}
