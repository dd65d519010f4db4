import { maskEmail } from '#core/privacy/mask-email.ts';
import type { Caller } from '../route.ts';

interface Made {
  readonly createdBy: number | null;
  /** Of whoever made it; null for shipped content, and when that account is gone. */
  readonly authorEmail: string | null;
}

/** Others see it masked; its owner and ADMIN see it whole (PRODUCT.md, D1). */
export function presentEmail({ createdBy, authorEmail }: Made, caller: Caller | null): string | null {
  if (authorEmail === null) return null;
  const isWhole = caller !== null && (caller.id === createdBy || caller.roles.includes('ADMIN'));
  return isWhole ? authorEmail : maskEmail(authorEmail);
}
