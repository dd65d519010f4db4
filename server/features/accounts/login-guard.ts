import { rates } from '#contract/rates.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { spendByAddress } from '#server/http/requests/client-address.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';

interface Attempt {
  readonly email: string;
  readonly address: string;
  /** Of a browser that this account was opened in before. */
  readonly knownDevice: string | null;
}

/**
 * How often a password may be guessed. Nothing here depends on whether the e-mail has an account, except that only its
 * owner has a known device.
 */
export function createLoginGuard(rateLimits: RateLimits) {
  const { loginPerAddress, loginFailures, loginFailuresOfUnknownBrowsers } = rates;
  const spend = (limit: typeof loginFailures | typeof loginFailuresOfUnknownBrowsers, key: string) =>
    rateLimits.spend(limit, key, accountTexts.loginTooOften);

  return {
    /**
     * Counts a failure in advance, so that guesses that come at once are counted too. Returns what to do when the
     * password was right.
     */
    async admit({ email, address, knownDevice }: Attempt): Promise<() => Promise<void>> {
      if (knownDevice !== null) {
        // Counted by itself alone: whatever others do, elsewhere or behind the same address, does not reach it.
        const own = `${email} device ${knownDevice}`;
        await rateLimits.spend(loginPerAddress, own);
        await spend(loginFailures, own);
        return () => rateLimits.forget(loginFailures, own);
      }
      const own = `${email} ${address}`;
      await spendByAddress(rateLimits, loginPerAddress, address);
      // The own limit first: who has to wait there does not use up what all strangers share.
      await spend(loginFailures, own);
      await spend(loginFailuresOfUnknownBrowsers, email).catch(async (error: unknown) => {
        // No password was compared: it is not the caller's error.
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
