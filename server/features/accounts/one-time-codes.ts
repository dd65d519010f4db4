import { randomInt } from 'node:crypto';
import {
  DAY_MS,
  HOUR_MS,
  OTP_CODES_PER_HOUR,
  OTP_DIGITS,
  OTP_LIFETIME_MS,
  OTP_RESEND_MS,
  OTP_TRIES_PER_CODE,
  OTP_TRIES_PER_DAY,
} from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createOtpsRepository, createRegistrationsRepository } from './codes.repository.ts';
import type { SecretHash } from './secret-hash.ts';

/**
 * Tries are dated by their code, which may be as old as a code can get. So no 24 hours hold more tries than a day
 * allows.
 */
const TRIES_COUNT_MS = DAY_MS + OTP_LIFETIME_MS;

/** An id that no account and no code has. */
export const NOBODY = 0;

interface CodeParts {
  readonly db: Database;
  readonly secretHash: SecretHash;
  readonly clock: () => Date;
}

interface Confirmation {
  /** In the browser that registered, and not in one where the mail was opened. */
  readonly inOwnBrowser: boolean;
}

type Candidates = Awaited<ReturnType<ReturnType<typeof createOtpsRepository>['registrationsWithCodes']>>;

/** The six digits that confirm an e-mail: how they are created, compared and counted. */
export function createOneTimeCodes({ db, secretHash, clock }: CodeParts) {
  const otps = createOtpsRepository(db);
  // The hash of a text that can never be a code.
  const hashOfNothing = secretHash.of('');
  const after = (ms: number) => new Date(clock().getTime() + ms);

  /** No other code may be created for an e-mail before this time. */
  function nextCodeAt([last]: readonly Date[]): Date {
    return last ? new Date(last.getTime() + OTP_RESEND_MS) : clock();
  }

  /**
   * The limit of this hour is reached: a code that never arrived waits for the next hour, any other order is dropped.
   */
  function afterTooMany(made: readonly Date[], isRetry: boolean): { notBefore: Date } | null {
    const oldest = made.at(-1) ?? clock();
    return isRetry ? { notBefore: new Date(oldest.getTime() + HOUR_MS) } : null;
  }

  return {
    /**
     * Creates a code that confirms only this registration of the e-mail. Otherwise returns when a code may be created,
     * or null when there were too many. `isRetry`: the last one never arrived. A lock per account keeps concurrent
     * mails within the limits.
     */
    make: (userId: number, registrationId: number, isRetry: boolean) =>
      db.transaction(async (tx) => {
        const within = createOtpsRepository(tx);
        await within.lockAccount(userId);
        const made = await within.madeSince(userId, after(-HOUR_MS));
        if (made.length >= OTP_CODES_PER_HOUR) return afterTooMany(made, isRetry);
        const notBefore = nextCodeAt(made);
        if (notBefore > clock() && !isRetry) return { notBefore };
        const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
        const codeHash = secretHash.of(code);
        const expiresAt = after(OTP_LIFETIME_MS);
        await within.insert({ userId, registrationId, codeHash, expiresAt, createdAt: clock() });
        return code;
      }),

    /**
     * Confirms the registration that the code was sent for, if tries are left for the code and for the day. A browser
     * that has registered this e-mail can use only its own codes, so it never confirms a password that somebody else
     * set. NOBODY runs the same steps up to the comparison, so the response time does not reveal who waits for a code.
     * Null if the code was refused.
     */
    confirm: (userId: number, code: string, browserHash: string | null): Promise<Confirmation | null> =>
      db.transaction(async (tx) => {
        const within = createOtpsRepository(tx);
        await within.lockAccount(userId);
        const tries = await within.triesSince(userId, after(-TRIES_COUNT_MS));
        const all = await within.registrationsWithCodes(userId, clock());
        const own = all.filter(({ registration }) => registration.browserHash === browserHash);
        const compared = newestCodes(own.length > 0 ? own : all).slice(0, OTP_TRIES_PER_DAY - tries);
        // Each comparison is a try, so several valid codes are no easier to guess than one.
        await within.countTries(compared.length > 0 ? compared.map(({ id }) => id) : [NOBODY]);
        const hashes = compared.length > 0 ? compared : [{ codeHash: hashOfNothing, registration: null }];
        const found = hashes.find(({ codeHash }) => secretHash.matches(code, codeHash))?.registration;
        if (!found) return null;
        const { name, phoneNumber, passwordHash } = found;
        const details = { name, phoneNumber, passwordHash, verifiedAt: clock() };
        await createAccountsRepository(tx).confirm(userId, details);
        await createRegistrationsRepository(tx).deleteAll(userId);
        return { inOwnBrowser: found.browserHash === browserHash };
      }),

    /** Deletes codes whose tries no longer count. */
    cleanUp: (signal?: AbortSignal) => otps.deleteMadeBefore(after(-TRIES_COUNT_MS), signal),
  };
}

/** Only the newest code of each registration counts, while it has tries left. */
function newestCodes(candidates: Candidates) {
  const seen = new Set<number>();
  return candidates.flatMap(({ registration, code }) => {
    if (!code || seen.has(registration.id)) return [];
    seen.add(registration.id);
    return code.tries < OTP_TRIES_PER_CODE ? [{ ...code, registration }] : [];
  });
}
