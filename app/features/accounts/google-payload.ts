import { decodeJwt } from 'jose';
import { z } from '#contract/zod.ts';

const idTokenClaims = z.object({
  sub: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  picture: z.optional(z.string()),
});

/** The payload of spec §3. The server believes none of it but the credential, which it verifies. */
export function googlePayload(credential: string) {
  const { sub, name, email, picture } = idTokenClaims.parse(decodeJwt(credential));
  return { credential, name, email, image: picture, authId: sub, authType: 'GOOGLE' };
}
