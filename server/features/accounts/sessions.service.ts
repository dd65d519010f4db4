import type { LoginResult } from '#contract/accounts/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { googleTexts } from '#contract/texts/credentials.ts';
import type { Database } from '#server/db/connect.ts';
import { type Google, GoogleAwayError, type GoogleIdentity } from '#server/gateways/google.ts';
import { conflict, forbidden, unauthorized, unavailable } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';
import type { Visitor } from '#server/http/route.ts';
import { type AccountRow, createAccountsRepository } from './accounts.repository.ts';
import { createRegistrationsRepository } from './codes.repository.ts';
import type { KnownDevices } from './known-devices.ts';
import { createLoginGuard } from './login-guard.ts';
import type { OpenSessionsService } from './open-sessions.service.ts';
import { passwordMatches } from './passwords.ts';

interface SessionParts {
  readonly db: Database;
  readonly openSessions: OpenSessionsService;
  /** Null without a GOOGLE_CLIENT_ID. */
  readonly google: Google | null;
  readonly devices: KnownDevices;
  readonly rateLimits: RateLimits;
  readonly clock: () => Date;
}

/** A login, and the cookie that makes this browser known from now on. */
type Entry = LoginResult & { readonly deviceCookie: string };

/** Signs people in, by password or by Google. */
export function createSessionsService(parts: SessionParts) {
  const { db, openSessions, google, devices, rateLimits, clock } = parts;
  const accounts = createAccountsRepository(db);
  const guard = createLoginGuard(rateLimits);

  async function enter(account: AccountRow, { cookies, userAgent }: Visitor): Promise<Entry> {
    return {
      deviceCookie: devices.remember(devices.read(cookies), account),
      statusCode: 200,
      message: accountTexts.loginSucceeded,
      token: await openSessions.open(account, userAgent),
      roles: [...account.roles],
      sub: account.email,
      userId: account.id,
      deletionDueAt: account.deletionDueAt?.toISOString() ?? null,
    };
  }

  /** Null when Google does not confirm the token. */
  async function identifyByGoogle(credential: string): Promise<GoogleIdentity | null> {
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
    async login(email: string, password: string, visitor: Visitor): Promise<Entry> {
      const account = await accounts.findByEmail(email);
      const device = devices.read(visitor.cookies);
      const knownDevice = account && devices.knows(device, account) ? device.id : null;
      const succeed = await guard.admit({ email, address: visitor.address, knownDevice });
      const matches = await passwordMatches(account?.passwordHash ?? null, password);
      if (!account?.verifiedAt || !matches) throw unauthorized(accountTexts.loginRefused);
      await succeed();
      return enter(account, visitor);
    },

    async loginWithGoogle(credential: string, visitor: Visitor): Promise<Entry> {
      const identity = await identifyByGoogle(credential);
      if (!identity) throw unauthorized(googleTexts.refused);
      const known = await accounts.findByGoogleSub(identity.sub);
      if (known) return enter(known, visitor);
      if (!identity.emailVerified) throw forbidden(googleTexts.emailUnverified);
      return enter(await admit(identity), visitor);
    },

    identifyByGoogle,

    signInOptions: () => ({ googleClientId: google?.clientId ?? null }),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
