import { maskEmail } from '#core/privacy/mask-email.ts';
import type { Caller } from '../route.ts';

interface Authored {
  readonly createdBy: number | null;
  /** Null for shipped content, and when the account of the author was deleted. */
  readonly authorEmail: string | null;
}

/** Masked, except for its owner and ADMIN (PRODUCT.md, D1). */
export function presentEmail({ createdBy, authorEmail }: Authored, caller: Caller | null): string | null {
  if (authorEmail === null) return null;
  const isWhole = caller !== null && (caller.id === createdBy || caller.roles.includes('ADMIN'));
  return isWhole ? authorEmail : maskEmail(authorEmail);
}
