import type { CodeWanted, LoginResult } from '#contract/accounts/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { googleTexts, registrationTexts } from '#contract/texts/credentials.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { deviceLabel } from '#core/privacy/device-label.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type {
  LoginChallenges,
  LoginMethod,
} from '#server/features/second-factor/login-challenges.service.ts';
import type {
  SecondFactorService,
  SecondProof,
} from '#server/features/second-factor/second-factor.service.ts';
import { type Google, GoogleAwayError, type GoogleIdentity } from '#server/gateways/google.ts';
import {
  AppError,
  blockedAccount,
  conflict,
  forbidden,
  unauthorized,
  unavailable,
} from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';
import type { Visitor } from '#server/http/route.ts';
import { type AccountRow, createAccountsRepository } from './accounts.repository.ts';
import { createRegistrationsRepository } from './codes.repository.ts';
import type { KnownDevices } from './known-devices.ts';
import { createLoginGuard } from './login-guard.ts';
import { NOBODY } from './one-time-codes.ts';
import type { OpenSessionsService } from './open-sessions.service.ts';
import type { PasswordHasher } from './passwords.ts';

interface SessionParts {
  readonly db: Database;
  readonly openSessions: OpenSessionsService;
  readonly hasher: PasswordHasher;
  /** Null while the site has no client id of Google. */
  readonly google: () => Promise<Google | null>;
  readonly isRegistrationOpen: () => Promise<boolean>;
  readonly devices: KnownDevices;
  readonly challenges: LoginChallenges;
  readonly secondFactor: SecondFactorService;
  readonly audit: AuditService;
  readonly rateLimits: RateLimits;
  readonly clock: () => Date;
}

/** A login, and the cookie that makes this browser known from now on. */
export type Entry = LoginResult & { readonly deviceCookie: string };

/** Signs people in, by password or by Google, and by a code if they have a second factor. */
export function createSessionsService(parts: SessionParts) {
  const { db, openSessions, hasher, google: obtainGoogle, isRegistrationOpen, devices } = parts;
  const { challenges, secondFactor, audit, rateLimits, clock } = parts;
  const accounts = createAccountsRepository(db);
  const guard = createLoginGuard(rateLimits);

  async function enter(
    account: AccountRow,
    { cookies, userAgent }: Visitor,
    how: { readonly method: LoginMethod; readonly secondFactor?: SecondProof },
  ): Promise<Entry> {
    const token = await openSessions.open(account, userAgent);
    const details = { ...how, device: deviceLabel(userAgent) };
    await audit.count({ actorId: account.id, action: 'login', subject: `users/${account.id}`, details }, db);
    return {
      deviceCookie: devices.remember(devices.read(cookies), account),
      statusCode: 200,
      message: accountTexts.loginSucceeded,
      token,
      roles: [...account.roles],
      sub: account.email,
      userId: account.id,
      deletionDueAt: account.deletionDueAt?.toISOString() ?? null,
      ...(account.heldRoles.length > 0 && { heldRoles: [...account.heldRoles] }),
    };
  }

  /** One row a minute for each account, and one for all e-mails without one: a guess must not tell them apart. */
  const recordFailure = (userId: number, at: 'password' | 'code' | 'blocked') =>
    audit.count({ actorId: null, action: 'login-failed', subject: `users/${userId}`, details: { at } }, db);

  async function refuseBlocked({ id, blockedReason }: AccountRow): Promise<void> {
    if (blockedReason === null) return;
    await recordFailure(id, 'blocked');
    throw blockedAccount(403, accountTexts.blocked(blockedReason));
  }

  /** The end of the first step: in, or a code is wanted. */
  async function enterOrAsk(
    account: AccountRow,
    visitor: Visitor,
    method: LoginMethod,
  ): Promise<Entry | CodeWanted> {
    await refuseBlocked(account);
    if (!(await secondFactor.isOn(account.id))) return enter(account, visitor, { method });
    const { id: userId, tokenVersion: version } = account;
    return {
      statusCode: 202,
      message: secondFactorTexts.codeWanted,
      challenge: await challenges.issue({ userId, version, method }),
    };
  }

  /** Null when Google does not confirm the token. */
  async function identifyByGoogle(credential: string): Promise<GoogleIdentity | null> {
    const google = await obtainGoogle();
    if (!google) throw forbidden(googleTexts.off);
    try {
      return await google.identify(credential);
    } catch (error) {
      if (error instanceof GoogleAwayError) throw unavailable(googleTexts.away, error);
      throw error;
    }
  }

  /** The account of somebody who signs in with Google for the first time. */
  const admit = (identity: GoogleIdentity): Promise<AccountRow> =>
    db.transaction(async (tx) => {
      const { sub: googleSub, email, name, image } = identity;
      const within = createAccountsRepository(tx);
      const id = await within.insertFromGoogle({ googleSub, email, name, image, verifiedAt: clock() });
      const known = id === null ? await within.findByEmail(email) : null;
      if (known) await link(known, identity, tx);
      const account = await within.findByGoogleSub(googleSub);
      if (!account) throw conflict(googleTexts.otherGoogleAccount);
      return account;
    });

  async function link(account: AccountRow, { sub: googleSub, name, image }: GoogleIdentity, tx: Database) {
    if (account.googleSub !== null) return;
    const within = createAccountsRepository(tx);
    if (account.verifiedAt) return within.linkGoogle(account.id, { googleSub, image });
    await within.replaceWithGoogle(account.id, { googleSub, name, image, verifiedAt: clock() });
    await createRegistrationsRepository(tx).deleteAll(account.id);
  }

  return {
    async login(email: string, password: string, visitor: Visitor): Promise<Entry | CodeWanted> {
      const account = await accounts.findByEmail(email);
      const device = devices.read(visitor.cookies);
      const knownDevice = account && devices.knows(device, account) ? device.id : null;
      const succeed = await guard.admit({ email, address: visitor.address, knownDevice });
      const matches = await hasher.matches(account?.passwordHash ?? null, password);
      if (!account?.verifiedAt || !matches) {
        await recordFailure(account?.id ?? NOBODY, 'password');
        throw unauthorized(accountTexts.loginRefused);
      }
      await succeed();
      return enterOrAsk(account, visitor, 'password');
    },

    async loginWithGoogle(credential: string, visitor: Visitor): Promise<Entry | CodeWanted> {
      const identity = await identifyByGoogle(credential);
      if (!identity) throw unauthorized(googleTexts.refused);
      const known = await accounts.findByGoogleSub(identity.sub);
      if (known) return enterOrAsk(known, visitor, 'google');
      if (!identity.emailVerified) throw forbidden(googleTexts.emailUnverified);
      // Somebody who has an account may still connect it with Google.
      const isMember = (await accounts.findByEmail(identity.email))?.verifiedAt;
      if (!isMember && !(await isRegistrationOpen())) throw forbidden(registrationTexts.closed);
      return enterOrAsk(await admit(identity), visitor, 'google');
    },

    /** The second step. A browser that has logged in before has its own count of wrong codes. */
    async finishLogin(challenge: string, code: string, visitor: Visitor): Promise<Entry> {
      const firstStep = await challenges.read(challenge);
      const account = firstStep && (await accounts.findById(firstStep.userId));
      if (account) await refuseBlocked(account);
      if (!account || account.tokenVersion !== firstStep.version)
        throw unauthorized(secondFactorTexts.challengeOver);
      const device = devices.read(visitor.cookies);
      const countedFor = devices.knows(device, account) ? `device ${device.id}` : '';
      const proof = await secondFactor.require(account.id, code, countedFor).catch(async (error: unknown) => {
        if (error instanceof AppError && error.statusCode === 400) await recordFailure(account.id, 'code');
        throw error;
      });
      return enter(account, visitor, { method: firstStep.method, secondFactor: proof });
    },

    /** For somebody who has just confirmed the e-mail in the browser that registered it. */
    async enterRegistered(userId: number, visitor: Visitor): Promise<Entry | null> {
      const account = await accounts.findById(userId);
      const entry = account && (await enterOrAsk(account, visitor, 'registration'));
      return entry?.statusCode === 200 ? entry : null;
    },

    identifyByGoogle,

    signInOptions: async () => ({
      googleClientId: (await obtainGoogle())?.clientId ?? null,
      isRegistrationOpen: await isRegistrationOpen(),
    }),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
