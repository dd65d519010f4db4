import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { SECOND_FACTOR_ROLES } from '#contract/roles.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import {
  recoveryCodes,
  secondFactorResets,
  secondFactorRoles,
  secondFactors,
  users,
} from '#server/db/schema/index.ts';
import type { RecoveryHashes, SealedFactor } from './factor-secrets.ts';

type RuleRole = (typeof SECOND_FACTOR_ROLES)[number];

/** Stands for the id of a key beside recovery codes that no present secret can compare. */
export const LOST_KEY = 'lost';

const isRecoveryCode = (userId: number, { codeHash, ownHash }: RecoveryHashes) =>
  and(
    eq(recoveryCodes.userId, userId),
    or(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.ownHash, ownHash)),
  );

export const createSecondFactorRepository = (db: Database) => ({
  async find(userId: number) {
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    return row ?? null;
  },

  async emailOf(userId: number): Promise<string | null> {
    const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return row?.email ?? null;
  },

  async idOf(email: string): Promise<number | null> {
    const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return row?.id ?? null;
  },

  /** Replaces a key that was never confirmed; false if one is in use. */
  async saveUnconfirmed(userId: number, sealed: SealedFactor, createdAt: Date): Promise<boolean> {
    const saved = await db
      .insert(secondFactors)
      .values({ userId, ...sealed, createdAt })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { ...sealed, createdAt },
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ userId: secondFactors.userId });
    return saved.length > 0;
  },

  /** Only the key that the code was computed from: another tab may have started again. */
  async confirm(userId: number, sealedKey: string, confirmedAt: Date, lastStep: number): Promise<boolean> {
    const confirmed = await db
      .update(secondFactors)
      .set({ confirmedAt, lastStep })
      .where(
        and(
          eq(secondFactors.userId, userId),
          eq(secondFactors.sealedKey, sealedKey),
          isNull(secondFactors.confirmedAt),
        ),
      )
      .returning({ userId: secondFactors.userId });
    return confirmed.length > 0;
  },

  /** Marks the step as used. Of two calls with the same code, only one succeeds. */
  async useStep(userId: number, step: number): Promise<boolean> {
    const used = await db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          isNotNull(secondFactors.confirmedAt),
          or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
        ),
      )
      .returning({ userId: secondFactors.userId });
    return used.length > 0;
  },

  /**
   * In the order of their accounts. The id of a key does not say whether its copy is current: the release before this one
   * replaces only the other copy.
   */
  sealed: ({ after, limit }: { readonly after: number; readonly limit: number }) =>
    db
      .select()
      .from(secondFactors)
      .where(gt(secondFactors.userId, after))
      .orderBy(asc(secondFactors.userId))
      .limit(limit),

  /** Unless another key was saved meanwhile. */
  async sealAgain(userId: number, formerSealedKey: string, sealed: SealedFactor): Promise<void> {
    await db
      .update(secondFactors)
      .set(sealed)
      .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedKey, formerSealedKey)));
  },

  /** They were hashed with secrets that have both been replaced. */
  async markLostRecoveryCodes(userId: number, keyId: string): Promise<void> {
    await db
      .update(recoveryCodes)
      .set({ keyId: LOST_KEY })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          or(isNull(recoveryCodes.keyId), ne(recoveryCodes.keyId, keyId)),
        ),
      );
  },

  /** Of two calls with the same code, only one succeeds. */
  async useRecoveryCode(userId: number, hashes: RecoveryHashes): Promise<boolean> {
    const used = await db
      .delete(recoveryCodes)
      .where(isRecoveryCode(userId, hashes))
      .returning({ userId: recoveryCodes.userId });
    return used.length > 0;
  },

  async replaceRecoveryCodes(userId: number, hashes: readonly RecoveryHashes[]): Promise<void> {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (hashes.length > 0)
      await db.insert(recoveryCodes).values(hashes.map((hashed) => ({ userId, ...hashed })));
  },

  recoveryCodesLeft: (userId: number) => db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),

  hasRecoveryCode: async (userId: number, hashes: RecoveryHashes): Promise<boolean> =>
    (await db.$count(recoveryCodes, isRecoveryCode(userId, hashes))) > 0,

  async hasRecoveryCodesUnder(userId: number, keyId: string): Promise<boolean> {
    const isUnder = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.keyId, keyId));
    return (await db.$count(recoveryCodes, isUnder)) > 0;
  },

  /** False if there was none. */
  async remove(userId: number): Promise<boolean> {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const removed = await db
      .delete(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .returning({ confirmedAt: secondFactors.confirmedAt });
    return removed.some(({ confirmedAt }) => confirmedAt !== null);
  },

  /** Null the first time; otherwise when the same was asked for. */
  async rememberReset(userId: number, request: string): Promise<Date | null> {
    const first = await db
      .insert(secondFactorResets)
      .values({ userId, request })
      .onConflictDoNothing()
      .returning({ userId: secondFactorResets.userId });
    if (first.length > 0) return null;
    const [known] = await db
      .select({ doneAt: secondFactorResets.doneAt })
      .from(secondFactorResets)
      .where(and(eq(secondFactorResets.userId, userId), eq(secondFactorResets.request, request)));
    return known?.doneAt ?? null;
  },

  deleteUnconfirmed: (startedBefore: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(
      db,
      secondFactors,
      and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, startedBefore)),
      { signal },
    ),

  async ruleRoles(): Promise<RuleRole[]> {
    const rows = await db.select().from(secondFactorRoles).orderBy(asc(secondFactorRoles.role));
    return rows.map(({ role }) => role);
  },

  async replaceRule(roles: readonly RuleRole[]): Promise<void> {
    await db.delete(secondFactorRoles);
    if (roles.length > 0) await db.insert(secondFactorRoles).values(roles.map((role) => ({ role })));
  },
});
