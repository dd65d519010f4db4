import { PASSWORD_MIN_CHARS } from '#contract/limits.ts';
import { passwordTexts } from '#contract/texts/accounts.ts';
import { type Strength, strengthOf, weaknessOf } from '#core/passwords/password-rules.ts';
import type { Refusal } from './use-account-form.ts';

const WEAKNESSES = { common: passwordTexts.tooCommon, personal: passwordTexts.tooPersonal } as const;

/** What the server would say against a password to be, said without asking it. */
export function passwordObjection(password: string, personal: readonly string[]): string | null {
  if (isTooShort(password)) return passwordTexts.tooShort;
  const weakness = weaknessOf(password, personal);
  return weakness && WEAKNESSES[weakness];
}

/** A new password that is typed twice, so that a slip of the finger locks nobody out. */
export function checkNewPassword(
  { newPassword, confirmation }: { readonly newPassword: string; readonly confirmation: string },
  mismatch: string,
  personal: readonly string[],
): Refusal<'newPassword' | 'confirmation'> | null {
  if (newPassword !== confirmation) return { text: mismatch, beside: 'confirmation' };
  const text = passwordObjection(newPassword, personal);
  return text === null ? null : { text, beside: 'newPassword' };
}

interface PasswordOutlook {
  readonly strength: Strength;
  /** Why it will be refused, apart from its length, which a hint below the field says all the time. */
  readonly weakness: string | null;
}

export function passwordOutlook(password: string, personal: readonly string[]): PasswordOutlook {
  const weakness = weaknessOf(password, personal);
  const refused = isTooShort(password) || weakness !== null;
  return { strength: refused ? 0 : strengthOf(password), weakness: weakness && WEAKNESSES[weakness] };
}

// Counted as the contract's schema counts it.
const isTooShort = (password: string) => password.normalize('NFKC').length < PASSWORD_MIN_CHARS;
