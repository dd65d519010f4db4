import { passwordTexts } from '#contract/texts/accounts.ts';
import { currentSession, hasStoredToken } from '#app/lib/session.ts';

/** Why the token does not tell whose password is to be changed (PRODUCT.md, Accounts), or null if it does. */
export function ownerObjection(): string | null {
  // Asked first: the session forgets a token that cannot be read.
  if (!hasStoredToken()) return passwordTexts.loginFirst;
  const session = currentSession();
  if (!session) return passwordTexts.tokenInvalid;
  return session.email ? null : passwordTexts.emailMissing;
}
