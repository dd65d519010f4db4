import { z } from './zod.ts';

export const ROLES = ['ADMIN', 'USER', 'SUPPLIER', 'QC'] as const;
export type Role = (typeof ROLES)[number];

export const roleSchema = z.enum(ROLES);

/** Who may open the contributor screens: admins maintain content too (PRODUCT.md, Roles and access). */
export const CONTRIBUTOR_ROLES = ['SUPPLIER', 'ADMIN'] as const satisfies readonly Role[];

/** Who decides what learners see. */
export const REVIEWER_ROLES = ['QC', 'ADMIN'] as const satisfies readonly Role[];

/** Roles for which an admin can require a second factor: they change what others see, or see what others do. */
export const SECOND_FACTOR_ROLES = ['ADMIN', 'QC', 'SUPPLIER'] as const satisfies readonly Role[];

/** Who takes part in a review: reviewers and contributors. */
export const REVIEWED_ROLES = ['SUPPLIER', 'QC', 'ADMIN'] as const satisfies readonly Role[];
