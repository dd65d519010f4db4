import { rates } from '#contract/rates.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { spendByAddress } from '#server/http/requests/client-address.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';

interface Attempt {
  readonly email: string;
  readonly address: string;
  /** The id of a browser that signed in to this account before. */
  readonly knownDevice: string | null;
}

/**
 * Limits how often a password may be guessed. Nothing here depends on whether the e-mail has an account, except that
 * only its owner has a known device.
 */
export function createLoginGuard(rateLimits: RateLimits) {
  const { loginPerAddress, loginFailures, loginFailuresOfUnknownBrowsers } = rates;
  const spend = (limit: typeof loginFailures | typeof loginFailuresOfUnknownBrowsers, key: string) =>
    rateLimits.spend(limit, key, accountTexts.loginTooOften);

  return {
    /**
     * Counts a failure in advance, so that concurrent guesses are counted too. Returns what to do when the password was
     * right.
     */
    async admit({ email, address, knownDevice }: Attempt): Promise<() => Promise<void>> {
      if (knownDevice !== null) {
        // A known device has its own count. Attempts of others, elsewhere or behind the same address, do not affect it.
        const own = `${email} device ${knownDevice}`;
        await rateLimits.spend(loginPerAddress, own);
        await spend(loginFailures, own);
        return () => rateLimits.forget(loginFailures, own);
      }
      const own = `${email} ${address}`;
      await spendByAddress(rateLimits, loginPerAddress, address);
      // The limit per address comes first: an attempt blocked there does not use up the shared limit.
      await spend(loginFailures, own);
      await spend(loginFailuresOfUnknownBrowsers, email).catch(async (error: unknown) => {
        // No password was compared, so this is not the caller's failure.
        await rateLimits.refund(loginFailures, own);
        throw error;
      });
      return async () => {
        await rateLimits.forget(loginFailures, own);
        await rateLimits.refund(loginFailuresOfUnknownBrowsers, email);
      };
    },
  };
}
