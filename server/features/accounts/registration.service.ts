import { randomInt } from 'node:crypto';
import type { Done } from '#contract/fields.ts';
import {
  DAY_MS,
  OTP_DIGITS,
  OTP_LIFETIME_MS,
  OTP_RESEND_MS,
  OTP_TRIES_PER_CODE,
  OTP_TRIES_PER_DAY,
  UNVERIFIED_ACCOUNT_DAYS,
} from '#contract/limits.ts';
import { registrationTexts } from '#contract/texts/accounts.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import type { Database } from '#server/db/connect.ts';
import { type Composer, type MailService, writeLetter } from '#server/features/mail/mail.service.ts';
import { badRequest } from '#server/http/errors.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createOtpsRepository } from './otps.repository.ts';
import { hashPassword, refuseWeak } from './passwords.ts';
import type { SecretHash } from './secret-hash.ts';

/** A try is dated by its code, which may be as old as codes get: no 24 hours hold more tries than a day may. */
const TRIES_COUNT_MS = DAY_MS + OTP_LIFETIME_MS;

/** The id of no account and of no code. */
const NOBODY = 0;

interface RegistrationParts {
  readonly db: Database;
  readonly mail: MailService;
  readonly secretHash: SecretHash;
  readonly publicUrl: URL;
  readonly clock: () => Date;
}

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
}

/** From the form to a confirmed e-mail. What it answers never tells whether an e-mail is known. */
export function createRegistrationService({ db, mail, secretHash, publicUrl, clock }: RegistrationParts) {
  const accounts = createAccountsRepository(db);
  const otps = createOtpsRepository(db);
  // Of a text that no code can be.
  const hashOfNothing = secretHash.of('');
  const after = (ms: number) => new Date(clock().getTime() + ms);

  /**
   * Compares with the newest code while tries are left, for this code and for this day. Every e-mail takes the same way
   * up to the comparison, so that the time of a refusal does not tell who waits for a code.
   */
  const openedBy = (code: string, userId: number): Promise<boolean> =>
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
    });

  /** The code is made when its mail goes out, at the earliest a minute after the last one that did. */
  const composeOtp: Composer = async ({ to, failedBefore }) => {
    const account = await accounts.findByEmail(to);
    if (!account || account.verifiedAt) return null;
    const last = await otps.lastMadeAt(account.id);
    const notBefore = last && new Date(last.getTime() + OTP_RESEND_MS);
    if (notBefore && notBefore > clock() && !failedBefore) return { notBefore };

    const replaced = await otps.wasReplaced(account.id, after(-OTP_LIFETIME_MS));
    const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
    await otps.insert({
      userId: account.id,
      codeHash: secretHash.of(code),
      expiresAt: after(OTP_LIFETIME_MS),
      createdAt: clock(),
    });
    const url = new URL(`/verify-otp?${new URLSearchParams({ email: to, otp: code })}`, publicUrl);
    return writeLetter(replaced ? mailTexts.otpAgain : mailTexts.otp, { to, url, code });
  };

  const composeAlreadyRegistered: Composer = async ({ to }) => {
    const account = await accounts.findByEmail(to);
    if (!account) return null;
    return writeLetter(mailTexts.alreadyRegistered, {
      to,
      name: account.name,
      url: new URL('/login', publicUrl),
    });
  };

  return {
    async register({ password, ...person }: Registration): Promise<Done> {
      refuseWeak(password, Object.values(person), 'password');
      // Hashed for a known e-mail too: the answer must not come faster.
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const isNew = await createAccountsRepository(tx).register({ ...person, passwordHash }, clock());
        // A code that went out for other details, someone else's password even, must not confirm these.
        await createOtpsRepository(tx).expireAll(person.email, clock());
        await mail.post({ kind: isNew ? 'otp' : 'already-registered', to: person.email, once: true }, tx);
      });
      return { statusCode: 200, message: registrationTexts.succeeded };
    },

    async verifyOtp(email: string, code: string): Promise<Done> {
      const account = await accounts.findByEmail(email);
      const waiting = account && !account.verifiedAt ? account.id : NOBODY;
      if (!(await openedBy(code, waiting))) throw badRequest(registrationTexts.otpRefused);
      return { statusCode: 200, message: registrationTexts.verified };
    },

    async resendOtp(email: string): Promise<Done> {
      await mail.post({ kind: 'otp', to: email, once: true });
      return { statusCode: 200, message: registrationTexts.resent };
    },

    letters: { otp: composeOtp, 'already-registered': composeAlreadyRegistered },

    /** Forgets who never confirmed, and the codes whose tries no longer count. */
    async tidy(): Promise<void> {
      await accounts.deleteUnverified(after(-UNVERIFIED_ACCOUNT_DAYS * DAY_MS));
      await otps.deleteMadeBefore(after(-TRIES_COUNT_MS));
    },
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;
