import { randomInt } from 'node:crypto';
import {
  DAY_MS,
  OTP_DIGITS,
  OTP_LIFETIME_MS,
  OTP_RESEND_MS,
  OTP_TRIES_PER_CODE,
  OTP_TRIES_PER_DAY,
} from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createOtpsRepository } from './otps.repository.ts';
import type { SecretHash } from './secret-hash.ts';

/** A try is dated by its code, which may be as old as codes get: no 24 hours hold more tries than a day may. */
const TRIES_COUNT_MS = DAY_MS + OTP_LIFETIME_MS;

/** The id of no account and of no code. */
export const NOBODY = 0;

interface CodeParts {
  readonly db: Database;
  readonly secretHash: SecretHash;
  readonly clock: () => Date;
}

/** The six digits that confirm an e-mail: how they are made, compared and counted. */
export function createOneTimeCodes({ db, secretHash, clock }: CodeParts) {
  const otps = createOtpsRepository(db);
  // Of a text that no code can be.
  const hashOfNothing = secretHash.of('');
  const after = (ms: number) => new Date(clock().getTime() + ms);

  return {
    async make(userId: number): Promise<string> {
      const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
      const expiresAt = after(OTP_LIFETIME_MS);
      await otps.insert({ userId, codeHash: secretHash.of(code), expiresAt, createdAt: clock() });
      return code;
    },

    /** The moment before which no other code may be made; null when it has passed. */
    async restsUntil(userId: number): Promise<Date | null> {
      const last = await otps.lastMadeAt(userId);
      const until = last && new Date(last.getTime() + OTP_RESEND_MS);
      return until && until > clock() ? until : null;
    },

    /** Whether the account was registered again while a code for it was out. */
    wasReplaced: (userId: number) => otps.wasReplaced(userId, after(-OTP_LIFETIME_MS)),

    /**
     * Confirms the account if this is its newest code and tries are left, for this code and for this day. NOBODY takes the
     * same way up to the comparison, so that the time of a refusal does not tell who waits for a code.
     */
    confirm: (userId: number, code: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const within = createOtpsRepository(tx);
        await within.lockAccount(userId);
        const tries = await within.triesSince(userId, after(-TRIES_COUNT_MS));
        const live = await within.liveCode(userId, clock());
        const mayTry = live !== null && live.tries < OTP_TRIES_PER_CODE && tries < OTP_TRIES_PER_DAY;
        await within.countTry(mayTry ? live.id : NOBODY);
        if (!secretHash.matches(code, mayTry ? live.codeHash : hashOfNothing)) return false;
        await createAccountsRepository(tx).verify(userId, clock());
        await within.deleteAll(userId);
        return true;
      }),

    /** Codes whose tries no longer count. */
    tidy: () => otps.deleteMadeBefore(after(-TRIES_COUNT_MS)),
  };
}
