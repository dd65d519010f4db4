import { type Authentication, createAuthentication } from '#server/http/requests/authentication.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { createKnownDevices } from './features/accounts/known-devices.ts';
import { createOpenSessionsService } from './features/accounts/open-sessions.service.ts';
import { createPasswordsService } from './features/accounts/passwords.service.ts';
import { createRegistrationService } from './features/accounts/registration.service.ts';
import { createSecretHash, type SecretHash } from './features/accounts/secret-hash.ts';
import { createSessionsService } from './features/accounts/sessions.service.ts';
import { createTokens } from './features/accounts/tokens.ts';
import type { AuditService } from './features/audit/audit.service.ts';
import type { Composers, MailService } from './features/mail/mail.service.ts';
import type { NotificationsService } from './features/notifications/notifications.service.ts';
import { ownAccountRoutes } from './features/own-account/own-account.routes.ts';
import { createOwnAccountService } from './features/own-account/own-account.service.ts';
import { suppliersRoutes } from './features/suppliers/suppliers.routes.ts';
import { createSuppliersService } from './features/suppliers/suppliers.service.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { createUsersService } from './features/users/users.service.ts';
import { createGoogle } from './gateways/google.ts';
import type { Route } from './http/route.ts';

interface AccountParts {
  readonly config: Config;
  readonly db: Database;
  readonly tokenSecret: string;
  readonly secretHash: SecretHash;
  readonly mail: MailService;
  readonly notifications: NotificationsService;
  readonly audit: AuditService;
  readonly rateLimits: RateLimits;
  readonly clock: () => Date;
}

interface ComposedAccounts {
  readonly routes: readonly Route[];
  readonly authentication: Authentication;
  readonly composers: Omit<Composers, 'reminder'>;
  readonly cleanUp: readonly (() => Promise<unknown>)[];
}

/** Composes everything that needs sessions and passwords: login, the own account, roles and suppliers. */
export function composeAccounts(parts: AccountParts): ComposedAccounts {
  const { config, db, tokenSecret, secretHash, mail, notifications, audit, rateLimits, clock } = parts;
  const { PUBLIC_URL: publicUrl, OWNER_EMAIL: ownerEmail } = config;
  const tokens = createTokens(tokenSecret, clock);
  const devices = createKnownDevices(createSecretHash(tokenSecret, 'known devices'), publicUrl);
  const google = googleBy(config, clock);
  const openSessions = createOpenSessionsService({ db, tokens, clock });
  const sessions = createSessionsService({ db, openSessions, google, devices, rateLimits, clock });
  const credentials = { db, mail, secretHash, devices, publicUrl, clock };
  const registration = createRegistrationService({ ...credentials, rateLimits });
  const passwords = createPasswordsService(credentials);
  const users = createUsersService({ db, audit, notifications });
  const ownAccountParts = { db, mail, passwords, sessions, openSessions, users, notifications, publicUrl };
  const ownAccount = createOwnAccountService({ ...ownAccountParts, clock });
  const suppliers = createSuppliersService({ db, mail, notifications, users, ownerEmail, publicUrl });

  return {
    routes: [
      ...accountsRoutes({ sessions, openSessions, registration, passwords }),
      ...ownAccountRoutes({ ownAccount, openSessions }),
      ...usersRoutes(users),
      ...suppliersRoutes(suppliers),
    ],
    authentication: createAuthentication({
      verifyToken: tokens.verify,
      freshToken: openSessions.freshToken,
      findCaller: openSessions.findCaller,
    }),
    composers: { ...registration.letters, ...passwords.letters, ...ownAccount.letters, ...suppliers.letters },
    cleanUp: [registration.cleanUp, passwords.cleanUp, openSessions.cleanUp, ownAccount.cleanUp],
  };
}

/** Without a client id there is no sign-in with Google. */
const googleBy = ({ GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: keysUrl }: Config, clock: () => Date) =>
  clientId === undefined ? null : createGoogle({ clientId, keysUrl, clock });
