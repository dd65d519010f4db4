import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { type Authentication, createAuthentication } from '#server/http/requests/authentication.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';
import type { CleanUps } from './clean-up.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { createKnownDevices } from './features/accounts/known-devices.ts';
import { createOpenSessionsService } from './features/accounts/open-sessions.service.ts';
import { createPasswordsService } from './features/accounts/passwords.service.ts';
import { createPasswordHasher, type PasswordCost } from './features/accounts/passwords.ts';
import { createRegistrationService } from './features/accounts/registration.service.ts';
import { createSecretHash, type SecretHash } from './features/accounts/secret-hash.ts';
import { createSessionsService } from './features/accounts/sessions.service.ts';
import { createTokens } from './features/accounts/tokens.ts';
import type { AuditLogService } from './features/audit/audit-log.service.ts';
import type { AuditService } from './features/audit/audit.service.ts';
import type { TailService } from './features/dictionary/tail.service.ts';
import type { Composers, MailService } from './features/mail/mail.service.ts';
import type { NotificationsService } from './features/notifications/notifications.service.ts';
import { ownAccountRoutes } from './features/own-account/own-account.routes.ts';
import { createOwnAccountService } from './features/own-account/own-account.service.ts';
import { createLoginChallenges } from './features/second-factor/login-challenges.service.ts';
import { createSecondFactorSettingsService } from './features/second-factor/second-factor-settings.service.ts';
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts';
import { createSecondFactorService } from './features/second-factor/second-factor.service.ts';
import { suppliersRoutes } from './features/suppliers/suppliers.routes.ts';
import { createSuppliersService } from './features/suppliers/suppliers.service.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { createUsersService } from './features/users/users.service.ts';
import type { Google } from './gateways/google.ts';
import type { Route } from './http/route.ts';
import type { Logger } from './log.ts';
import { createSecretBox, keyIdOf } from './secret-box.ts';

interface AccountParts {
  readonly config: Config;
  readonly db: Database;
  readonly tokenSecret: string;
  readonly settingsKey: string;
  readonly secretHash: SecretHash;
  readonly passwordCost?: PasswordCost | undefined;
  readonly mail: MailService;
  readonly notifications: NotificationsService;
  readonly audit: AuditService;
  readonly tail: Pick<TailService, 'row'>;
  readonly auditLog: AuditLogService;
  readonly rateLimits: RateLimits;
  readonly google: () => Promise<Google | null>;
  readonly isRegistrationOpen: () => Promise<boolean>;
  readonly siteName: () => Promise<string>;
  readonly clock: () => Date;
  readonly log: Logger;
}

interface ComposedAccounts {
  readonly routes: readonly Route[];
  readonly authentication: Authentication;
  readonly composers: Omit<Composers, 'reminder'>;
  readonly cleanUps: CleanUps;
}

/** Composes everything that needs sessions and passwords: login, the own account, roles and suppliers. */
export function composeAccounts(parts: AccountParts): ComposedAccounts {
  const { config, db, tokenSecret, settingsKey, secretHash, mail, notifications, audit, auditLog, tail } =
    parts;
  const { google, isRegistrationOpen, siteName, rateLimits, clock } = parts;
  const { PUBLIC_URL: publicUrl, OWNER_EMAIL: ownerEmail } = config;
  const tokens = createTokens(tokenSecret, clock);
  const hasher = createPasswordHasher(parts.passwordCost);
  const devices = createKnownDevices(createSecretHash(tokenSecret, 'known devices'), publicUrl);
  const openSessions = createOpenSessionsService({ db, tokens, clock });
  const secondFactor = createSecondFactorService({
    db,
    secrets: {
      own: { ...factorSecretOf(settingsKey), keyId: keyIdOf(settingsKey) },
      session: factorSecretOf(tokenSecret),
    },
    rateLimits,
    clock,
    log: parts.log,
  });
  const challenges = createLoginChallenges(tokenSecret, clock);
  const sessionParts = {
    db,
    openSessions,
    hasher,
    google,
    isRegistrationOpen,
    devices,
    challenges,
    secondFactor,
  };
  const sessions = createSessionsService({ ...sessionParts, audit, rateLimits, clock });
  const credentials = { db, mail, hasher, secretHash, devices, publicUrl, clock };
  const registration = createRegistrationService({
    ...credentials,
    sessions,
    rateLimits,
    isRegistrationOpen,
  });
  const passwords = createPasswordsService({ ...credentials, audit });
  const users = createUsersService({ db, audit, notifications, clock });
  const ownAccount = createOwnAccountService({
    db,
    mail,
    passwords,
    sessions,
    openSessions,
    users,
    notifications,
    audit,
    auditLog,
    tail,
    publicUrl,
    clock,
  });
  const secondFactorSettings = createSecondFactorSettingsService({
    db,
    secondFactor,
    requireOwner: (caller, proof) => ownAccount.requireOwner(caller, proof, secondFactorTexts),
    endOtherSessions: openSessions.endOthers,
    audit,
    mail,
    rateLimits,
    siteName,
    publicUrl,
    clock,
  });
  const suppliers = createSuppliersService({ db, mail, notifications, users, ownerEmail, publicUrl });

  return {
    routes: [
      ...accountsRoutes({ sessions, openSessions, registration, passwords }),
      ...ownAccountRoutes({ ownAccount, openSessions }),
      ...secondFactorRoutes({ settings: secondFactorSettings, freshToken: openSessions.freshToken }),
      ...usersRoutes(users),
      ...suppliersRoutes(suppliers),
    ],
    authentication: createAuthentication({
      verifyToken: tokens.verify,
      freshToken: openSessions.freshToken,
      findCaller: openSessions.findCaller,
      findBlockedReason: openSessions.blockedReason,
    }),
    composers: {
      ...registration.letters,
      ...passwords.letters,
      ...ownAccount.letters,
      ...secondFactorSettings.letters,
      ...suppliers.letters,
    },
    cleanUps: {
      registrations: registration.cleanUp,
      'password resets': passwords.cleanUp,
      sessions: openSessions.cleanUp,
      'deleted accounts': ownAccount.cleanUp,
      'second factors': secondFactor.cleanUp,
    },
  };
}

const factorSecretOf = (secret: string) => ({
  box: createSecretBox(secret, 'second factors'),
  hash: createSecretHash(secret, 'recovery codes').of,
});
