import { LRUCache } from 'lru-cache';
import { HOUR_MS, TOTP_DIGITS } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import type { Database } from '#server/db/connect.ts';
import { badRequest, conflict } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';
import type { Logger } from '#server/log.ts';
import { createFactorSecrets, type FactorSecretParts, type SealedFactor } from './factor-secrets.ts';
import { stepOf } from './one-time-passwords.ts';
import { plainCode } from './recovery-codes.ts';
import { createSecondFactorRepository, LOST_KEY } from './second-factor.repository.ts';

interface SecondFactorParts {
  readonly db: Database;
  readonly secrets: FactorSecretParts;
  readonly rateLimits: RateLimits;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'error'>;
}

/** What somebody has shown besides the password. */
export type SecondProof = 'app' | 'recovery';

const DIGITS = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
/** How long a key waits for its first code. */
const UNCONFIRMED_MS = HOUR_MS;
const TOLD_MAX = 1_000;
/** Keys that one statement reads to seal them again. */
const SEALED_AT_ONCE = 200;

/** Checks second factors (decision 053). */
export function createSecondFactorService(parts: SecondFactorParts) {
  const { db, rateLimits, clock, log } = parts;
  const factors = createSecondFactorRepository(db);
  const secrets = createFactorSecrets(parts.secrets);
  /** Lines about what cannot be read: each once an hour, however often somebody tries. */
  const told = new LRUCache<string, true>({ max: TOLD_MAX, ttl: HOUR_MS, noUpdateTTL: true });

  /** Accepts a code once; null if it is wrong, used, or the account has no second factor. */
  async function use(userId: number, code: string): Promise<SecondProof | null> {
    const factor = await factors.find(userId);
    if (!factor?.confirmedAt) return null;
    if (!DIGITS.test(code)) {
      return (await factors.useRecoveryCode(userId, secrets.hashesOf(userId, code))) ? 'recovery' : null;
    }
    const { key } = secrets.open(userId, factor);
    const step = key === null ? null : stepOf(key, code, clock());
    if (key === null || step === null || !(await factors.useStep(userId, step))) return null;
    await sealIfOutdated(factor);
    return 'app';
  }

  /** With the present secrets, of which either can be replaced next. */
  async function sealIfOutdated(factor: SealedFactor & { readonly userId: number }): Promise<void> {
    const { userId, sealedKey } = factor;
    const { key, isOfSession, isOutdated } = secrets.open(userId, factor);
    if (key === null || !isOutdated) return;
    // From now on the key no longer shows that the secret of the sessions was replaced since its codes were made.
    if (!isOfSession) await factors.markLostRecoveryCodes(userId, secrets.keyId);
    await factors.sealAgain(userId, sealedKey, secrets.sealAgain(userId, key, factor, isOfSession));
  }

  /**
   * Refuses a code that cannot be compared, because the secrets of the server have been replaced since. It says nothing
   * about whoever typed it, so it is no failure of theirs.
   */
  async function requireReadable(userId: number, code: string): Promise<void> {
    const factor = await factors.find(userId);
    if (!factor?.confirmedAt) return;
    const { key, isOfSession } = secrets.open(userId, factor);
    const refuse = (what: string, message: string) => {
      const line = `${what} of users/${userId} cannot be read: secrets replaced`;
      if (!told.has(line)) log.error({ userId, keyId: factor.keyId }, line);
      told.set(line, true);
      return conflict(message);
    };
    if (key === null) throw refuse('second factor', secondFactorTexts.keyUnreadable);
    if (DIGITS.test(code)) return;
    if (isOfSession && !(await factors.hasRecoveryCodesUnder(userId, LOST_KEY))) return;
    if (await factors.hasRecoveryCodesUnder(userId, secrets.keyId)) return;
    // With the former secrets again. Codes are long enough that nobody guesses one by this answer.
    if (await factors.hasRecoveryCode(userId, secrets.hashesOf(userId, code))) return;
    if ((await factors.recoveryCodesLeft(userId)) === 0) return;
    throw refuse('recovery codes', secondFactorTexts.recoveryCodesUnreadable);
  }

  /** Also for those who do not log in before the next secret is replaced. */
  async function sealOutdated(): Promise<void> {
    let after = 0;
    for (;;) {
      const rows = await factors.sealed({ after, limit: SEALED_AT_ONCE });
      for (const row of rows) await sealIfOutdated(row);
      const last = rows.at(-1);
      if (!last) return;
      after = last.userId;
    }
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
      const code = plainCode(typed);
      await requireReadable(userId, code);
      await rateLimits.spend(secondFactorFailures, key, secondFactorTexts.tooOften);
      const proof = await use(userId, code);
      if (!proof) throw badRequest(secondFactorTexts.codeRefused, 'code');
      await rateLimits.forget(secondFactorFailures, key);
      return proof;
    },

    seal: secrets.seal,
    open: secrets.open,
    hashesOf: secrets.hashesOf,

    async cleanUp(signal?: AbortSignal): Promise<void> {
      await factors.deleteUnconfirmed(new Date(clock().getTime() - UNCONFIRMED_MS), signal);
      await sealOutdated();
    },
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
