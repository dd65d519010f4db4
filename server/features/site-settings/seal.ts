import type { SecretName } from '#contract/site-settings/setting-names.ts';
import { z } from '#contract/zod.ts';
import { createSecretBox, keyIdOf } from '#server/secret-box.ts';

/** What a secret is for. It can only be opened for the same purpose. */
export interface Purpose {
  readonly name: SecretName;
  /** The server that it may be sent to. */
  readonly origin: string;
}

const sealedSecret = z.object({
  origin: z.string(),
  /** Tells which key sealed it, without revealing the key. */
  keyId: z.string(),
  data: z.string(),
});
export type SealedSecret = z.output<typeof sealedSecret>;

/**
 * Encrypts secrets with a key that all nodes share. They are bound to name and origin: a row that is copied to another
 * setting, or whose address was changed in the database, does not open.
 */
export function createSeal(settingsKey: string) {
  const box = createSecretBox(settingsKey, 'settings of the site');
  const keyId = keyIdOf(settingsKey);
  const boundTo = ({ name, origin }: Purpose): string => `${name}\n${origin}`;

  return {
    seal: (secret: string, purpose: Purpose): SealedSecret => ({
      origin: purpose.origin,
      keyId,
      data: box.seal(secret, boundTo(purpose)),
    }),

    /** Null if it was sealed with another key, for another purpose, or changed since. */
    open: ({ keyId: usedKey, data }: SealedSecret, purpose: Purpose): string | null =>
      usedKey === keyId ? box.open(data, boundTo(purpose)) : null,
  };
}

export type Seal = ReturnType<typeof createSeal>;

/** Null for a row that is no sealed secret. */
export const readSealed = (value: unknown): SealedSecret | null => sealedSecret.safeParse(value).data ?? null;
