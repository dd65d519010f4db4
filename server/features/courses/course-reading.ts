import { COURSE_REPLIES_MAX_AGE_MS } from '#contract/limits.ts';
import type { Role } from '#contract/roles.ts';

export interface Made {
  readonly createdBy: number | null;
}

/** How replies about courses are kept ready: as everyone sees them. Whoever makes or reviews courses asks the database. */
export const courseReading = {
  maxAgeMs: COURSE_REPLIES_MAX_AGE_MS,
  bypassRoles: ['SUPPLIER', 'QC', 'ADMIN'],
} as const satisfies { maxAgeMs: number; bypassRoles: readonly Role[] };

/** Makers see their own e-mail whole, also when they have lost their role since. */
export const makersOf = (pieces: readonly Made[]): number[] =>
  pieces.flatMap(({ createdBy }) => createdBy ?? []);
