import { randomBytes } from 'node:crypto';
import type { Done } from '#contract/fields.ts';
import { RESET_LINKS_LIVE_MAX, RESET_TOKEN_BYTES, RESET_TOKEN_LIFETIME_MS } from '#contract/limits.ts';
import { mailedPaths, paths } from '#contract/paths.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import { type Composer, type MailService, writeLetter } from '#server/features/mail/mail.service.ts';
import { badRequest, conflict } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import {
  type AccountRow,
  createAccountsRepository,
  createOpenSessionsRepository,
} from './accounts.repository.ts';
import { createPasswordResetsRepository, createRegistrationsRepository } from './codes.repository.ts';
import type { KnownDevices } from './known-devices.ts';
import { type PasswordHasher, refuseWeak } from './passwords.ts';
import type { SecretHash } from './secret-hash.ts';

interface PasswordParts {
  readonly db: Database;
  readonly mail: MailService;
  readonly hasher: PasswordHasher;
  readonly secretHash: SecretHash;
  readonly devices: KnownDevices;
  readonly audit: AuditService;
  readonly publicUrl: URL;
  readonly clock: () => Date;
}

/** The result, and the cookie that keeps this browser known after the password has changed. */
type Replaced = Done & { readonly deviceCookie: string };

/** Forgetting, resetting and changing the password. */
export function createPasswordsService(parts: PasswordParts) {
  const { db, mail, hasher, secretHash, devices, audit, publicUrl, clock } = parts;
  const accounts = createAccountsRepository(db);
  const resets = createPasswordResetsRepository(db);

  /**
   * The token is created when its mail goes out, and only if the account exists. While enough links are valid, the next
   * mail waits: each of them is in the owner's mailbox, whoever ordered them.
   */
  const composeReset: Composer = async ({ to, failedBefore }) => {
    const account = await accounts.findByEmail(to);
    if (!account) return null;
    const ends = await resets.endsOf(account.id, clock());
    const [notBefore] = ends.slice(-RESET_LINKS_LIVE_MAX);
    if (notBefore && ends.length >= RESET_LINKS_LIVE_MAX && !failedBefore) return { notBefore };
    const token = randomBytes(RESET_TOKEN_BYTES).toString('base64url');
    await resets.insert({
      userId: account.id,
      tokenHash: secretHash.of(token),
      expiresAt: new Date(clock().getTime() + RESET_TOKEN_LIFETIME_MS),
      createdAt: clock(),
    });
    const url = new URL(mailedPaths.resetPassword(token), publicUrl);
    return writeLetter(mailTexts.passwordReset, { to, url });
  };

  const composeChanged: Composer = async ({ to }) => {
    const account = await accounts.findByEmail(to);
    if (!account) return null;
    return writeLetter(mailTexts.passwordChanged, { to, url: new URL(paths.forgot, publicUrl) });
  };

  const record = (id: number, action: 'password-changed' | 'password-reset', within: Database) =>
    audit.record({ actorId: id, action, subject: `users/${id}`, details: {} }, within);

  /**
   * Makes this browser known, so an owner locked out by guesses of others can sign in with the new password. The old
   * cookie is sent to `/auth` only and cannot be read here, so other accounts in this browser are unknown until their
   * next login.
   */
  const deviceCookieOf = (account: Parameters<typeof devices.remember>[1]): string =>
    devices.remember(null, account);

  return {
    /** Adds one row for every e-mail, known or not. The account is looked up only when the mail is written. */
    async forgot(email: string): Promise<Done> {
      await mail.post({ kind: 'password-reset', to: email, once: true });
      return { statusCode: 200, message: passwordTexts.linkSent };
    },

    async reset(token: string, newPassword: string): Promise<Replaced> {
      const tokenHash = secretHash.of(token);
      const owner = await resets.ownerOf(tokenHash, clock());
      const account = owner === null ? null : await accounts.findById(owner);
      if (!account) throw badRequest(passwordTexts.linkDead);
      refuseWeak(newPassword, personalOf(account), 'newPassword');
      const passwordHash = await hasher.hash(newPassword);
      await db.transaction(async (tx) => {
        const within = createAccountsRepository(tx);
        const spent = await createPasswordResetsRepository(tx).spend(tokenHash, clock());
        if (spent === null) throw badRequest(passwordTexts.linkDead);
        await within.setPassword(account.id, passwordHash);
        await createOpenSessionsRepository(tx).endAll(account.id);
        // The link came by mail, so this caller can read the mailbox.
        await within.verify(account.id, clock());
        await createRegistrationsRepository(tx).deleteAll(account.id);
        await createPasswordResetsRepository(tx).deleteAll(account.id);
        await mail.post({ kind: 'password-changed', to: account.email }, tx);
        await record(account.id, 'password-reset', tx);
      });
      const deviceCookie = deviceCookieOf({ ...account, passwordHash });
      return { statusCode: 200, message: passwordTexts.resetSucceeded, deviceCookie };
    },

    async change(caller: Caller, oldPassword: string, newPassword: string): Promise<Replaced> {
      const account = await accounts.findById(caller.id);
      const oldHash = account?.passwordHash;
      if (!account || !oldHash) throw conflict(passwordTexts.noPasswordYet);
      if (!(await hasher.matches(oldHash, oldPassword)))
        throw badRequest(passwordTexts.wrongOldPassword, 'oldPassword');
      if (await hasher.matches(oldHash, newPassword))
        throw badRequest(passwordTexts.samePassword, 'newPassword');
      refuseWeak(newPassword, personalOf(account), 'newPassword');
      const passwordHash = await hasher.hash(newPassword);
      await db.transaction(async (tx) => {
        const changed = await createAccountsRepository(tx).replacePassword(account.id, oldHash, passwordHash);
        if (!changed) throw badRequest(passwordTexts.wrongOldPassword, 'oldPassword');
        await createOpenSessionsRepository(tx).endAll(account.id);
        await createPasswordResetsRepository(tx).deleteAll(account.id);
        await mail.post({ kind: 'password-changed', to: account.email }, tx);
        await record(account.id, 'password-changed', tx);
      });
      const deviceCookie = deviceCookieOf({ ...account, passwordHash });
      return { statusCode: 200, message: passwordTexts.changed, deviceCookie };
    },

    /** Whether this is the password of the account; always false for an account without a password. */
    async isPasswordOf(userId: number, password: string): Promise<boolean> {
      const account = await accounts.findById(userId);
      return hasher.matches(account?.passwordHash ?? null, password);
    },

    letters: { 'password-reset': composeReset, 'password-changed': composeChanged },

    cleanUp: (signal?: AbortSignal) => resets.deleteExpired(clock(), signal),
  };
}

export type PasswordsService = ReturnType<typeof createPasswordsService>;

const personalOf = ({ email, name, phoneNumber }: AccountRow) => [email, name, phoneNumber ?? ''];
