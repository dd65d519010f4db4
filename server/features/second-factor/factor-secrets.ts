import type { SecretBox } from '#server/secret-box.ts';

/** A secret of the server, as far as second factors use it. */
interface FactorSecret {
  /** For the keys of the authenticator apps. */
  readonly box: SecretBox;
  /** For recovery codes. */
  readonly hash: (text: string) => string;
}

export interface FactorSecretParts {
  /** Second factors have a key of their own. Its id is stored beside what was sealed with it. */
  readonly own: FactorSecret & { readonly keyId: string };
  /** The secret of the sessions, which sealed all second factors before. */
  readonly session: FactorSecret;
}

/** A key as it is stored. */
export interface SealedFactor {
  readonly sealedKey: string;
  readonly ownSealedKey: string | null;
  readonly keyId: string | null;
}

export interface RecoveryHashes {
  readonly codeHash: string;
  readonly ownHash: string;
  readonly keyId: string;
}

interface OpenedFactor {
  /** Null if neither secret opens it: both have been replaced since. */
  readonly key: string | null;
  /** Whether the secret of the sessions is the one that sealed it. */
  readonly isOfSession: boolean;
  /** Whether one of the copies has to be sealed again with the present secret. */
  readonly isOutdated: boolean;
}

/**
 * Everything is stored twice, under the own key and under the secret of the sessions, and either is enough. So replacing
 * one of the secrets locks nobody out, and the previous release, which knows only the second, reads what this one writes.
 */
export function createFactorSecrets({ own, session }: FactorSecretParts) {
  const boundTo = (userId: number) => `second factor of users/${userId}`;
  // Names the other copy: when the previous release replaces a key, the copy of the former one must not open.
  const ownBoundTo = (userId: number, sealedKey: string) => `${boundTo(userId)} beside ${sealedKey}`;

  const sealOwn = (userId: number, key: string, sealedKey: string): SealedFactor => ({
    sealedKey,
    ownSealedKey: own.box.seal(key, ownBoundTo(userId, sealedKey)),
    keyId: own.keyId,
  });

  return {
    keyId: own.keyId,

    seal: (userId: number, key: string): SealedFactor =>
      sealOwn(userId, key, session.box.seal(key, boundTo(userId))),

    /** The same row with both copies under the present secrets, so that either of them can be replaced next. */
    sealAgain: (
      userId: number,
      key: string,
      { sealedKey }: SealedFactor,
      isOfSession: boolean,
    ): SealedFactor => sealOwn(userId, key, isOfSession ? sealedKey : session.box.seal(key, boundTo(userId))),

    open(userId: number, { sealedKey, ownSealedKey, keyId }: SealedFactor): OpenedFactor {
      const isOwn = ownSealedKey !== null && keyId === own.keyId;
      const byOwn = isOwn ? own.box.open(ownSealedKey, ownBoundTo(userId, sealedKey)) : null;
      const bySession = session.box.open(sealedKey, boundTo(userId));
      return {
        key: byOwn ?? bySession,
        isOfSession: bySession !== null,
        isOutdated: byOwn === null || bySession === null,
      };
    },

    hashesOf(userId: number, code: string): RecoveryHashes {
      const text = `recovery code ${userId} ${code}`;
      return { codeHash: session.hash(text), ownHash: own.hash(text), keyId: own.keyId };
    },
  };
}
