import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that the server has to read again, so that a leaked table or backup is not enough. */
export interface SecretBox {
  /** `boundTo` names what the secret belongs to: moved to another row, it cannot be opened. */
  seal(secret: string, boundTo: string): string;
  /** Null if it was sealed with another key, for something else, or was changed. */
  open(sealed: string, boundTo: string): string | null;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const KEY_ID_CHARS = 16;

/** Tells which secret sealed something, without revealing the secret. */
export const keyIdOf = (settingsKey: string): string =>
  createHmac('sha256', settingsKey)
    .update('id of the settings key')
    .digest('base64url')
    .slice(0, KEY_ID_CHARS);

/** A separate key for each purpose, derived from a secret that all nodes share (`secret-files.ts`). */
export function createSecretBox(serverSecret: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, KEY_BYTES));
  return {
    seal(secret, boundTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(boundTo));
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },

    open(sealed, boundTo) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(boundTo));
      decipher.setAuthTag(tag);
      try {
        const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        // The only error that is possible here: the tag does not fit.
        return null;
      }
    },
  };
}
