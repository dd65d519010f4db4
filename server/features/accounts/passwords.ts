import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, 2 passes), the first choice of OWASP's password guidance. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password));

/**
 * Without a stored hash the work is done all the same, against a hash of nothing: an unknown e-mail must not answer
 * faster than a known one.
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await hashOfNothing()), normal(password));
  return storedHash !== null && matches;
}

// The same password typed on another keyboard may arrive as other code points (NFKC, product-rules).
const normal = (password: string) => password.normalize('NFKC');

let nothing: Promise<string> | undefined;
const hashOfNothing = () => (nothing ??= hash(crypto.randomUUID()));
