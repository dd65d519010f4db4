import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { idNumber } from '#contract/fields.ts';
import { LOGIN_CHALLENGE_LIFETIME_S } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';

const ALGORITHM = 'HS256';

/** How somebody has shown who they are. */
const LOGIN_METHODS = ['password', 'google', 'registration'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

const claims = z.object({ uid: idNumber, ver: z.int(), method: z.enum(LOGIN_METHODS) });

interface FirstStep {
  readonly userId: number;
  /** The token version of the account: a new password ends the challenge. */
  readonly version: number;
  readonly method: LoginMethod;
}

/** Proves that the first step of a login succeeded, until the code of the second step is typed. Nothing is stored. */
export function createLoginChallenges(serverSecret: string, clock: () => Date) {
  // A key of its own: a challenge must never pass for a session token.
  const key = createHmac('sha256', serverSecret).update('login challenges').digest();
  return {
    issue({ userId, version, method }: FirstStep): Promise<string> {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ uid: userId, ver: version, method })
        .setProtectedHeader({ alg: ALGORITHM })
        .setExpirationTime(now + LOGIN_CHALLENGE_LIFETIME_S)
        .sign(key);
    },

    /** Null if it has expired or is not ours. */
    async read(challenge: string): Promise<FirstStep | null> {
      try {
        const { payload } = await jwtVerify(challenge, key, {
          algorithms: [ALGORITHM],
          requiredClaims: ['exp'],
          currentDate: clock(),
        });
        const known = claims.safeParse(payload);
        if (!known.success) return null;
        const { uid: userId, ver: version, method } = known.data;
        return { userId, version, method };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

export type LoginChallenges = ReturnType<typeof createLoginChallenges>;
