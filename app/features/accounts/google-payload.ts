import { decodeJwt } from 'jose';
import { z } from '#contract/zod.ts';

const idTokenClaims = z.object({
  sub: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  picture: z.optional(z.string()),
});

/** The payload of a login with Google. The server verifies the credential and ignores the rest (PRODUCT.md, D4). */
export function googlePayload(credential: string) {
  const { sub, name, email, picture } = idTokenClaims.parse(decodeJwt(credential));
  return { credential, name, email, image: picture, authId: sub, authType: 'GOOGLE' };
}
