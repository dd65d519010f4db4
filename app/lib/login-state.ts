import { ROLES, roleSchema } from '#contract/roles.ts';
import { z } from '#contract/zod.ts';
import { paths } from './paths.ts';

/** What travels with a redirect to /login in the history entry: where to return, and what was missing. */
const loginState = z.object({
  // Only a path of ours: a state that someone wrote must not send the learner elsewhere after login.
  from: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
  missingRole: z.optional(roleSchema),
});
export type LoginState = z.output<typeof loginState>;

export function readLoginState(state: unknown): {
  from: string;
  missingRole?: (typeof ROLES)[number];
  asked: boolean;
} {
  const { from, missingRole } = loginState.safeParse(state).data ?? {};
  return { from: from ?? paths.home, missingRole, asked: from !== undefined };
}
