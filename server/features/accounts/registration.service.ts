import type { Done } from '#contract/fields.ts';
import { DAY_MS, REGISTRATIONS_PER_EMAIL_MAX, UNVERIFIED_ACCOUNT_DAYS } from '#contract/limits.ts';
import { mailedPaths, paths } from '#contract/paths.ts';
import { rates } from '#contract/rates.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { timeInVietnam } from '#core/vietnamese/time-in-vietnam.ts';
import type { Database } from '#server/db/connect.ts';
import { type Composer, type MailService, writeLetter } from '#server/features/mail/mail.service.ts';
import { badRequest, forbidden } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';
import type { Visitor } from '#server/http/route.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createRegistrationsRepository } from './codes.repository.ts';
import type { KnownDevices } from './known-devices.ts';
import { createOneTimeCodes, NOBODY } from './one-time-codes.ts';
import { type PasswordHasher, refuseWeak } from './passwords.ts';
import type { SecretHash } from './secret-hash.ts';
import type { SessionsService } from './sessions.service.ts';

interface RegistrationParts {
  readonly db: Database;
  readonly mail: MailService;
  readonly hasher: PasswordHasher;
  readonly secretHash: SecretHash;
  readonly devices: KnownDevices;
  readonly sessions: Pick<SessionsService, 'enterRegistered'>;
  readonly rateLimits: RateLimits;
  readonly isRegistrationOpen: () => Promise<boolean>;
  readonly publicUrl: URL;
  readonly clock: () => Date;
}

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
}

/** From the form to a confirmed e-mail. The replies never reveal whether an e-mail is known. */
export function createRegistrationService(parts: RegistrationParts) {
  const { db, mail, hasher, secretHash, devices, sessions, rateLimits } = parts;
  const { isRegistrationOpen, publicUrl, clock } = parts;
  const accounts = createAccountsRepository(db);
  const registrations = createRegistrationsRepository(db);
  const codes = createOneTimeCodes({ db, secretHash, clock });
  const hashOfBrowser = (deviceId: string) => secretHash.of(`browser ${deviceId}`);
  const browserOf = ({ cookies }: Visitor) => {
    const device = devices.read(cookies);
    return device && hashOfBrowser(device.id);
  };

  /** The code is created when its mail goes out, at the earliest a minute after the last one. */
  const composeOtp: Composer = async ({ to, details, failedBefore }) => {
    const account = await accounts.findByEmail(to);
    if (!account || account.verifiedAt) return null;
    const waiting = await registrations.listOf(account.id);
    const wanted = registrationFor(details, waiting);
    if (!wanted) return null;
    const code = await codes.make(account.id, wanted.id, failedBefore);
    if (typeof code !== 'string') return code;
    const url = new URL(mailedPaths.verifyOtp(to, code), publicUrl);
    if (waiting.length === 1) return writeLetter(mailTexts.otp, { to, url, code });
    const { lines, ...texts } = mailTexts.otpOfSeveral;
    const linesOfSeveral = lines(
      timeInVietnam(wanted.createdAt),
      wanted.phoneNumber.replaceAll(/\D/g, '').slice(-2),
    );
    return writeLetter({ ...texts, lines: linesOfSeveral }, { to, url, code });
  };

  const composeAlreadyRegistered: Composer = async ({ to, failedBefore }) => {
    const account = await accounts.findByEmail(to);
    // A mail that did not arrive was counted at its first try.
    if (!account || !(failedBefore || (await rateLimits.allows(rates.registeredNotice, to)))) return null;
    const url = new URL(paths.login, publicUrl);
    return writeLetter(mailTexts.alreadyRegistered, { to, name: account.name, url });
  };

  return {
    /**
     * Details are stored beside earlier registrations of the same e-mail. Each code belongs to one registration, so
     * nobody else can end a code that was sent or attach a password to it.
     */
    async register({ email, password, ...person }: Registration, visitor: Visitor) {
      if (!(await isRegistrationOpen())) throw forbidden(registrationTexts.closed);
      refuseWeak(password, [email, ...Object.values(person)], 'password');
      const device = devices.findOrCreate(visitor.cookies);
      const browserHash = hashOfBrowser(device.id);
      // Hashed for a known e-mail too: the reply must not come faster.
      const details = { ...person, browserHash, passwordHash: await hasher.hash(password) };
      await db.transaction(async (tx) => {
        const now = clock();
        const within = createRegistrationsRepository(tx);
        await createAccountsRepository(tx).reserve(email, now);
        const id = await within.insert(email, { ...details, createdAt: now });
        await within.keepNewest(email, REGISTRATIONS_PER_EMAIL_MAX, now);
        const kind = id === null ? 'already-registered' : 'otp';
        await mail.post({ kind, to: email, details: { registeredIn: browserHash }, once: true }, tx);
      });
      return {
        statusCode: 200 as const,
        message: registrationTexts.succeeded,
        deviceCookie: device.cookie,
      };
    },

    /** Signs in where the registration was typed: whoever has its browser and its mailbox is its owner (D28). */
    async verifyOtp(email: string, code: string, visitor: Visitor) {
      const account = await accounts.findByEmail(email);
      const waiting = account && !account.verifiedAt ? account.id : NOBODY;
      const confirmed = await codes.confirm(waiting, code, browserOf(visitor));
      if (!confirmed) throw badRequest(registrationTexts.otpRefused);
      const login = confirmed.inOwnBrowser ? await sessions.enterRegistered(waiting, visitor) : null;
      return { statusCode: 200 as const, message: registrationTexts.verified, login };
    },

    async resendOtp(email: string, visitor: Visitor): Promise<Done> {
      const browser = browserOf(visitor);
      await mail.post({ kind: 'otp', to: email, details: browser ? { askedIn: browser } : {}, once: true });
      return { statusCode: 200, message: registrationTexts.resent };
    },

    letters: { otp: composeOtp, 'already-registered': composeAlreadyRegistered },

    /** Deletes unconfirmed accounts and old codes. */
    async cleanUp(signal?: AbortSignal): Promise<void> {
      const registeredBefore = new Date(clock().getTime() - UNVERIFIED_ACCOUNT_DAYS * DAY_MS);
      await registrations.deleteMadeBefore(registeredBefore, signal);
      await accounts.deleteUnverified(registeredBefore, signal);
      await codes.cleanUp(signal);
    },
  };
}

/**
 * The registration that the mail is about. A request for another code is for what was registered in this browser,
 * otherwise for the newest; if there are several, the mail tells them apart.
 */
function registrationFor<Waiting extends { readonly browserHash: string }>(
  { registeredIn, askedIn }: Readonly<Record<string, string>>,
  waiting: readonly Waiting[],
): Waiting | undefined {
  const own = waiting.find(({ browserHash }) => browserHash === (registeredIn ?? askedIn));
  return registeredIn === undefined ? (own ?? waiting[0]) : own;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;
