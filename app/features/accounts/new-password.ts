import { PASSWORD_MIN_CHARS } from '#contract/limits.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { type Strength, strengthOf, weaknessOf } from '#core/passwords/password-rules.ts';
import type { Refusal } from './use-account-form.ts';

const WEAKNESSES = { common: passwordTexts.tooCommon, personal: passwordTexts.tooPersonal } as const;

/** Why the server would refuse a new password, checked in the browser. */
export function passwordProblem(password: string, personal: readonly string[]): string | null {
  if (isTooShort(password)) return passwordTexts.tooShort;
  const weakness = weaknessOf(password, personal);
  return weakness && WEAKNESSES[weakness];
}

/** Checks a new password that was typed twice, to catch typing mistakes. */
export function checkNewPassword(
  { newPassword, confirmation }: { readonly newPassword: string; readonly confirmation: string },
  mismatch: string,
  personal: readonly string[],
): Refusal<'newPassword' | 'confirmation'> | null {
  if (newPassword !== confirmation) return { text: mismatch, beside: 'confirmation' };
  const text = passwordProblem(newPassword, personal);
  return text === null ? null : { text, beside: 'newPassword' };
}

interface PasswordRating {
  readonly strength: Strength;
  /** Why it will be refused. The length is not included: a hint below the field always shows it. */
  readonly weakness: string | null;
}

export function ratePassword(password: string, personal: readonly string[]): PasswordRating {
  const weakness = weaknessOf(password, personal);
  const refused = isTooShort(password) || weakness !== null;
  return { strength: refused ? 0 : strengthOf(password), weakness: weakness && WEAKNESSES[weakness] };
}

// Counted as in the schema of the contract.
const isTooShort = (password: string) => password.normalize('NFKC').length < PASSWORD_MIN_CHARS;
