import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hashes for codes, reset tokens and the keys of rate limits. */
export interface SecretHash {
  of(secret: string): string;
  matches(secret: string, hash: string): boolean;
}

/**
 * Keyed by the server's secret: six digits have only a million hashes, so a leaked table alone must not be enough to
 * try them all.
 */
export function createSecretHash(serverSecret: string, purpose = 'codes and reset tokens'): SecretHash {
  // A separate key for each purpose, because the secret itself signs the session tokens.
  const key = createHmac('sha256', serverSecret).update(purpose).digest();
  const of = (secret: string) => createHmac('sha256', key).update(secret).digest('base64url');
  return {
    of,
    matches: (secret, hash) => timingSafeEqual(Buffer.from(of(secret)), Buffer.from(hash)),
  };
}
