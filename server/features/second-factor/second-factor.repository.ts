import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { SECOND_FACTOR_ROLES } from '#contract/roles.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { recoveryCodes, secondFactorRoles, secondFactors, users } from '#server/db/schema/index.ts';

type RuleRole = (typeof SECOND_FACTOR_ROLES)[number];

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
  async saveUnconfirmed(userId: number, sealedKey: string, createdAt: Date): Promise<boolean> {
    const saved = await db
      .insert(secondFactors)
      .values({ userId, sealedKey, createdAt })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { sealedKey, createdAt },
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

  /** Of two calls with the same code, only one succeeds. */
  async useRecoveryCode(userId: number, codeHash: string): Promise<boolean> {
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ userId: recoveryCodes.userId });
    return used.length > 0;
  },

  async replaceRecoveryCodes(userId: number, hashes: readonly string[]): Promise<void> {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (hashes.length > 0)
      await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  },

  recoveryCodesLeft: (userId: number) => db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),

  /** False if there was none. */
  async remove(userId: number): Promise<boolean> {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const removed = await db
      .delete(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .returning({ confirmedAt: secondFactors.confirmedAt });
    return removed.some(({ confirmedAt }) => confirmedAt !== null);
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
