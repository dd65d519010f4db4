import { randomUUID } from 'node:crypto';
import type { Done } from '#contract/fields.ts';
import { SESSION_SEEN_EVERY_MS, SESSIONS_PER_USER_MAX, TOKEN_LIFETIME_S } from '#contract/limits.ts';
import type { OpenSession } from '#contract/own-account/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { deviceLabel } from '#core/privacy/device-label.ts';
import type { Database } from '#server/db/connect.ts';
import { notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import {
  type AccountRow,
  createAccountsRepository,
  createOpenSessionsRepository,
} from './accounts.repository.ts';
import type { Tokens } from './tokens.ts';

interface OpenSessionParts {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly clock: () => Date;
}

/** The sessions of an account, from login to logout. A token is valid only while the session that it names exists. */
export function createOpenSessionsService({ db, tokens, clock }: OpenSessionParts) {
  const accounts = createAccountsRepository(db);
  const sessions = createOpenSessionsRepository(db);
  const endOfToken = () => new Date(clock().getTime() + TOKEN_LIFETIME_S * 1000);

  return {
    /** Opens a session and returns its first token. */
    async open(account: AccountRow, userAgent: string): Promise<string> {
      const id = randomUUID();
      const now = clock();
      await db.transaction(async (tx) => {
        const within = createOpenSessionsRepository(tx);
        const device = deviceLabel(userAgent);
        await within.insert({
          id,
          userId: account.id,
          device,
          createdAt: now,
          lastSeenAt: now,
          expiresAt: endOfToken(),
        });
        await within.keepNewest(account.id, SESSIONS_PER_USER_MAX);
        await within.markActive(account.id, now, now);
      });
      return tokens.issue(callerFrom(account, id));
    },

    /** Null when the session has ended or belongs to another account. */
    async findCaller(userId: number, sessionId: string): Promise<Caller | null> {
      const found = await accounts.findInSession(userId, sessionId);
      if (!found) return null;
      const now = clock();
      // Coarse on purpose: most calls write nothing, and the table does not reveal anybody's daily routine.
      const anHourAgo = new Date(now.getTime() - SESSION_SEEN_EVERY_MS);
      if (found.lastSeenAt <= anHourAgo) {
        await sessions.see(sessionId, now);
        await sessions.markActive(userId, now, anHourAgo);
      }
      return callerFrom(found, sessionId);
    },

    /** Another token of the same session, after the roles changed or older tokens were revoked. */
    async freshToken({ id, sessionId }: Caller): Promise<string | null> {
      const found = await accounts.findInSession(id, sessionId);
      if (!found) return null;
      await sessions.prolong(sessionId, endOfToken());
      return tokens.issue(callerFrom(found, sessionId));
    },

    async list(caller: Caller): Promise<OpenSession[]> {
      const open = await sessions.listOf(caller.id, clock());
      return open.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: id === caller.sessionId,
      }));
    },

    /** Why a session may have ended, if its owner has to be told. */
    blockedReason: accounts.blockedReason,

    async endOthers(caller: Caller, within: Database): Promise<void> {
      await createOpenSessionsRepository(within).endAll(caller.id, caller.sessionId);
    },

    async end(caller: Caller, id: string): Promise<Done> {
      if (!(await sessions.end(caller.id, id))) throw notFound(ownAccountTexts.sessionNotFound);
      return { statusCode: 200, message: ownAccountTexts.sessionEnded };
    },

    async logOut(caller: Caller): Promise<Done> {
      await sessions.end(caller.id, caller.sessionId);
      return { statusCode: 200, message: accountTexts.loggedOut };
    },

    cleanUp: (signal?: AbortSignal) => sessions.deleteExpired(clock(), signal),
  };
}

export type OpenSessionsService = ReturnType<typeof createOpenSessionsService>;

const callerFrom = (account: AccountRow, sessionId: string): Caller => {
  const { id, email, name, roles, heldRoles, tokenVersion } = account;
  return { id, email, name, roles, heldRoles, tokenVersion, sessionId };
};
