import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { GOOGLE_KEYS_TIMEOUT_MS, NAME_MAX_CHARS } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';

/** The verified user of a Google sign-in. */
export interface GoogleIdentity {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly image: string | null;
  readonly signedInAt: Date;
}

export interface Google {
  readonly clientId: string;
  /** Null for a token that is forged, expired or meant for another site. Throws `GoogleAwayError`. */
  identify(credential: string): Promise<GoogleIdentity | null>;
}

/** Google's keys could not be fetched, so the token cannot be checked. */
export class GoogleAwayError extends Error {
  override readonly name = 'GoogleAwayError';
}

interface GoogleOptions {
  readonly clientId: string;
  readonly keysUrl: string;
  readonly clock: () => Date;
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

const idToken = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.toLowerCase()),
  email_verified: z.optional(z.union([z.boolean(), z.literal('true')])),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
  iat: z.number(),
});

/** Verifies ID tokens of Google Identity Services; the keys are fetched on demand and cached for some minutes. */
export function createGoogle({ clientId, keysUrl, clock }: GoogleOptions): Google {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: GOOGLE_KEYS_TIMEOUT_MS });
  return {
    clientId,
    async identify(credential) {
      try {
        const { payload } = await jwtVerify(credential, keys, {
          audience: clientId,
          issuer: ISSUERS,
          algorithms: ['RS256'],
          currentDate: clock(),
          requiredClaims: ['exp', 'iat', 'sub'],
        });
        const claims = idToken.safeParse(payload);
        return claims.success ? identityFrom(claims.data) : null;
      } catch (error) {
        if (REFUSALS.some((kind) => error instanceof kind)) return null;
        throw new GoogleAwayError('The keys of Google could not be had', { cause: error });
      }
    },
  };
}

const REFUSALS = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

function identityFrom(claims: z.output<typeof idToken>): GoogleIdentity {
  const [localPart = claims.email] = claims.email.split('@');
  return {
    sub: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: (claims.name?.trim() || localPart).slice(0, NAME_MAX_CHARS),
    image: claims.picture?.startsWith('https://') ? claims.picture : null,
    signedInAt: new Date(claims.iat * 1000),
  };
}
