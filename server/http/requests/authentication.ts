import type { Role } from '#contract/roles.ts';
import type { Caller } from '../route.ts';

export interface Identity {
  readonly caller: Caller | null;
  /** A token was sent, but it is expired, forged, of an ended session, or older than the last password change. */
  readonly tokenRefused: boolean;
  /** Set if it was refused because the account is blocked: what its owner is told. */
  readonly blockedReason?: string;
  /** Present when the roles in the token are outdated: `lib/session` stores it, and the menus adapt. */
  readonly freshToken?: string;
}

export interface Authentication {
  identify(authorization: string): Promise<Identity>;
}

export interface VerifiedToken {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly heldRoles: readonly Role[];
  readonly version: number;
  readonly sessionId: string;
}

interface AuthenticationParts {
  readonly verifyToken: (token: string) => Promise<VerifiedToken | null>;
  readonly freshToken: (caller: Caller) => Promise<string | null>;
  /** Reads account, roles and session in one query; null if the account or the session no longer exists. */
  readonly findCaller: (userId: number, sessionId: string) => Promise<Caller | null>;
  /** Null unless the account is blocked. */
  readonly findBlockedReason: (userId: number) => Promise<string | null>;
}

export const anonymous: Identity = { caller: null, tokenRefused: false };
const refused: Identity = { caller: null, tokenRefused: true };

export function createAuthentication({
  verifyToken,
  freshToken,
  findCaller,
  findBlockedReason,
}: AuthenticationParts): Authentication {
  return {
    async identify(authorization) {
      const token = await verifyToken(authorization.replace(/^Bearer\s+/i, ''));
      if (!token) return refused;
      const caller = await findCaller(token.userId, token.sessionId);
      if (!caller || caller.tokenVersion !== token.version) {
        const blockedReason = await findBlockedReason(token.userId);
        return blockedReason === null ? refused : { ...refused, blockedReason };
      }
      const { roles, heldRoles = [] } = caller;
      if (sameRoles(token.roles, roles) && sameRoles(token.heldRoles, heldRoles))
        return { caller, tokenRefused: false };
      return { caller, tokenRefused: false, freshToken: (await freshToken(caller)) ?? undefined };
    },
  };
}

const sameRoles = (a: readonly Role[], b: readonly Role[]) => a.toSorted().join() === b.toSorted().join();
