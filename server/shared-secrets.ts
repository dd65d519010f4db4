import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { operatorTexts } from '#contract/texts/operator.ts';
import { ConfigError } from './config.ts';
import type { Database } from './db/connect.ts';
import { secretFingerprints } from './db/schema/index.ts';

/** By the variables that set them. */
export type SharedSecrets = Readonly<Record<'TOKEN_SECRET' | 'SETTINGS_KEY', string>>;

interface Requirement {
  /** Without a PostgreSQL server there is only this node, and whoever changes its secrets means it. */
  readonly isShared: boolean;
  /** The operator changes the secrets on purpose. */
  readonly acceptNew: boolean;
  readonly print: (line: string) => void;
}

/**
 * Nodes with different secrets refuse each other's sessions, and cannot read each other's keys. The first node leaves a
 * fingerprint of its secrets in the database; one with others refuses to start.
 */
export async function requireSharedSecrets(
  db: Database,
  secrets: SharedSecrets,
  { isShared, acceptNew, print }: Requirement,
): Promise<void> {
  const different = await db.transaction(async (tx) => {
    const names: string[] = [];
    for (const [name, secret] of Object.entries(secrets)) {
      const fingerprint = fingerprintOf(name, secret);
      // Of nodes that start together, one is the first.
      await tx.insert(secretFingerprints).values({ name, fingerprint }).onConflictDoNothing();
      const [known] = await tx.select().from(secretFingerprints).where(eq(secretFingerprints.name, name));
      if (known?.fingerprint === fingerprint) continue;
      names.push(name);
      if (isShared && !acceptNew) continue;
      await tx
        .update(secretFingerprints)
        .set({ fingerprint, createdAt: new Date() })
        .where(eq(secretFingerprints.name, name));
    }
    return names;
  });
  if (!isShared) return;
  const variables = different.join(', ');
  if (different.length > 0 && !acceptNew) throw new ConfigError(operatorTexts.secretsDiffer(variables));
  if (different.length > 0) print(operatorTexts.secretsAccepted(variables));
  else if (acceptNew) print(operatorTexts.secretsAcceptedStill);
}

/** Keyed with the secret itself, which it does not reveal. */
const fingerprintOf = (name: string, secret: string): string =>
  createHmac('sha256', secret).update(`fingerprint of ${name}`).digest('base64url');
