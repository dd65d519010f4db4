import { COURSE_REPLIES_MAX_AGE_MS } from '#contract/limits.ts';
import { REVIEWED_ROLES } from '#contract/roles.ts';

export interface Made {
  readonly createdBy: number | null;
}

/** How replies about courses are kept ready: as everyone sees them. Whoever makes or reviews courses asks the database. */
export const courseReading = {
  maxAgeMs: COURSE_REPLIES_MAX_AGE_MS,
  bypassRoles: REVIEWED_ROLES,
};

/** Makers see their own e-mail whole, also when they have lost their role since. */
export const contributorsOf = (pieces: readonly Made[]): number[] =>
  pieces.flatMap(({ createdBy }) => createdBy ?? []);
