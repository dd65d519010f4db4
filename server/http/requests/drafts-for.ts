import { CONTRIBUTOR_ROLES, type Role, REVIEWER_ROLES } from '#contract/roles.ts';
import type { Drafts } from '#server/db/visibility.ts';
import type { Caller } from '../route.ts';

/** Whose drafts a caller reads beside the published pieces: a reviewer everybody's, a contributor their own. */
export function draftsFor(caller: Caller | null): Drafts {
  const isOneOf = (roles: readonly Role[]) =>
    caller !== null && roles.some((role) => caller.roles.includes(role));
  if (isOneOf(REVIEWER_ROLES)) return 'all';
  return caller && isOneOf(CONTRIBUTOR_ROLES) ? caller.id : null;
}
