import { hash, verify } from '@node-rs/argon2';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { weaknessOf } from '#core/passwords/password-rules.ts';
import { badRequest } from '#server/http/errors.ts';

/** argon2id with the library's defaults (19 MiB, 2 passes), the first choice of OWASP's password guidance. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password));

/**
 * Without a stored hash the same work is done against a dummy hash: an unknown e-mail must not answer faster than a
 * known one.
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await hashOfNothing()), normal(password));
  return storedHash !== null && matches;
}

/** Refuses what an attacker would try first: common passwords, and the person's own e-mail, name or number. */
export function refuseWeak(password: string, personal: readonly string[], field: string): void {
  const weakness = weaknessOf(password, personal);
  if (weakness === 'common') throw badRequest(passwordTexts.tooCommon, field);
  if (weakness === 'personal') throw badRequest(passwordTexts.tooPersonal, field);
}

// NFKC, because another keyboard may send the same password as other code points.
const normal = (password: string) => password.normalize('NFKC');

let nothing: Promise<string> | undefined;
const hashOfNothing = () => (nothing ??= hash(crypto.randomUUID()));
