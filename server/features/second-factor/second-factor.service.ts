import { HOUR_MS, TOTP_DIGITS } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import type { Database } from '#server/db/connect.ts';
import { badRequest } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { stepOf } from './one-time-passwords.ts';
import { plainCode } from './recovery-codes.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

interface SecondFactorParts {
  readonly db: Database;
  /** For the keys of the authenticator apps. */
  readonly box: SecretBox;
  /** For recovery codes. */
  readonly hash: (text: string) => string;
  readonly rateLimits: RateLimits;
  readonly clock: () => Date;
}

/** What somebody has shown besides the password. */
export type SecondProof = 'app' | 'recovery';

const DIGITS = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
/** How long a key waits for its first code. */
const UNCONFIRMED_MS = HOUR_MS;

/** Checks second factors (decision 053). */
export function createSecondFactorService({ db, box, hash, rateLimits, clock }: SecondFactorParts) {
  const factors = createSecondFactorRepository(db);
  const boundTo = (userId: number) => `second factor of users/${userId}`;
  const hashOf = (userId: number, code: string) => hash(`recovery code ${userId} ${code}`);

  /** Accepts a code once; null if it is wrong, used, or the account has no second factor. */
  async function use(userId: number, typed: string): Promise<SecondProof | null> {
    const code = plainCode(typed);
    const factor = await factors.find(userId);
    if (!factor?.confirmedAt) return null;
    if (!DIGITS.test(code)) {
      return (await factors.useRecoveryCode(userId, hashOf(userId, code))) ? 'recovery' : null;
    }
    const key = box.open(factor.sealedKey, boundTo(userId));
    const step = key === null ? null : stepOf(key, code, clock());
    return step !== null && (await factors.useStep(userId, step)) ? 'app' : null;
  }

  return {
    async isOn(userId: number): Promise<boolean> {
      return Boolean((await factors.find(userId))?.confirmedAt);
    },

    /**
     * Accepts a code once or throws. A failure is counted in advance, so that concurrent guesses are counted too.
     * `countedFor` tells the browsers of an account apart whose failures do not add up.
     */
    async require(userId: number, typed: string, countedFor = ''): Promise<SecondProof> {
      const { secondFactorFailures } = rates;
      const key = `user:${userId} ${countedFor}`;
      await rateLimits.spend(secondFactorFailures, key, secondFactorTexts.tooOften);
      const proof = await use(userId, typed);
      if (!proof) throw badRequest(secondFactorTexts.codeRefused, 'code');
      await rateLimits.forget(secondFactorFailures, key);
      return proof;
    },

    seal: (userId: number, key: string): string => box.seal(key, boundTo(userId)),
    open: (userId: number, sealedKey: string): string | null => box.open(sealedKey, boundTo(userId)),
    hashOf,

    cleanUp: (signal?: AbortSignal) =>
      factors.deleteUnconfirmed(new Date(clock().getTime() - UNCONFIRMED_MS), signal),
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
