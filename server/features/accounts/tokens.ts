import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenClaims } from '#contract/accounts/token.ts';
import { TOKEN_LIFETIME_S } from '#contract/limits.ts';
import { ROLES } from '#contract/roles.ts';
import type { VerifiedToken } from '#server/http/requests/authentication.ts';
import type { Caller } from '#server/http/route.ts';

// One fixed algorithm: a token that names another, `none` included, is refused before its signature is checked.
const ALGORITHM = 'HS256';

export interface Tokens {
  issue(caller: Caller): Promise<string>;
  verify(token: string): Promise<VerifiedToken | null>;
}

export function createTokens(secret: string, clock: () => Date): Tokens {
  // Imported once: from the bytes, the library would import the key for every request.
  const importing = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  return {
    async issue({ id, email, name, roles, heldRoles = [], tokenVersion, sessionId }) {
      const now = Math.floor(clock().getTime() / 1000);
      const held = heldRoles.length > 0 ? { held: [...heldRoles] } : {};
      return new SignJWT({ uid: id, name, roles: [...roles], ...held, ver: tokenVersion, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(email)
        .setIssuedAt(now)
        .setExpirationTime(now + TOKEN_LIFETIME_S)
        .sign(await importing);
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, await importing, {
          algorithms: [ALGORITHM],
          currentDate: clock(),
        });
        const claims = tokenClaims.safeParse(payload);
        if (!claims.success) return null;
        const { uid, ver, sid, roles, held = [] } = claims.data;
        if (uid === undefined || ver === undefined || !sid || !Array.isArray(roles)) return null;
        const known = (names: readonly string[]) => ROLES.filter((role) => names.includes(role));
        return {
          userId: uid,
          version: ver,
          sessionId: sid,
          roles: known(roles),
          heldRoles: known(held),
        };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
