import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is kept of codes, reset tokens and the keys of rate limits. */
export interface SecretHash {
  of(secret: string): string;
  matches(secret: string, hash: string): boolean;
}

/**
 * Keyed by the server's secret: six digits have only a million hashes, which whoever reads the table alone must not be
 * able to try out.
 */
export function createSecretHash(serverSecret: string, purpose = 'codes and reset tokens'): SecretHash {
  // A key of its own for each purpose: the secret itself signs the session tokens.
  const key = createHmac('sha256', serverSecret).update(purpose).digest();
  const of = (secret: string) => createHmac('sha256', key).update(secret).digest('base64url');
  return {
    of,
    matches: (secret, hash) => timingSafeEqual(Buffer.from(of(secret)), Buffer.from(hash)),
  };
}
