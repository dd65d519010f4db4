import type { Done } from '#contract/fields.ts';
import { DAY_MS, UNVERIFIED_ACCOUNT_DAYS } from '#contract/limits.ts';
import { registrationTexts } from '#contract/texts/registration.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import type { Database } from '#server/db/connect.ts';
import { type Composer, type MailService, writeLetter } from '#server/features/mail/mail.service.ts';
import { badRequest } from '#server/http/errors.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createOneTimeCodes, NOBODY } from './one-time-codes.ts';
import { createOtpsRepository } from './otps.repository.ts';
import { hashPassword, refuseWeak } from './passwords.ts';
import type { SecretHash } from './secret-hash.ts';

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
  const codes = createOneTimeCodes({ db, secretHash, clock });

  /** The code is made when its mail goes out, at the earliest a minute after the last one that did. */
  const composeOtp: Composer = async ({ to, failedBefore }) => {
    const account = await accounts.findByEmail(to);
    if (!account || account.verifiedAt) return null;
    const notBefore = await codes.restsUntil(account.id);
    if (notBefore && !failedBefore) return { notBefore };
    const texts = (await codes.wasReplaced(account.id)) ? mailTexts.otpAgain : mailTexts.otp;
    const code = await codes.make(account.id);
    const url = new URL(`/verify-otp?${new URLSearchParams({ email: to, otp: code })}`, publicUrl);
    return writeLetter(texts, { to, url, code });
  };

  const composeAlreadyRegistered: Composer = async ({ to }) => {
    const account = await accounts.findByEmail(to);
    if (!account) return null;
    const url = new URL('/login', publicUrl);
    return writeLetter(mailTexts.alreadyRegistered, { to, name: account.name, url });
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
      if (!(await codes.confirm(waiting, code))) throw badRequest(registrationTexts.otpRefused);
      return { statusCode: 200, message: registrationTexts.verified };
    },

    async resendOtp(email: string): Promise<Done> {
      await mail.post({ kind: 'otp', to: email, once: true });
      return { statusCode: 200, message: registrationTexts.resent };
    },

    letters: { otp: composeOtp, 'already-registered': composeAlreadyRegistered },

    /** Forgets who never confirmed, and old codes. */
    async tidy(): Promise<void> {
      const forgotten = new Date(clock().getTime() - UNVERIFIED_ACCOUNT_DAYS * DAY_MS);
      await accounts.deleteUnverified(forgotten);
      await codes.tidy();
    },
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;
