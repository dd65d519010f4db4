import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { passwordResets } from '#server/db/schema/index.ts';

export const createPasswordResetsRepository = (db: Database) => ({
  async insert(
    reset: Required<
      Pick<typeof passwordResets.$inferInsert, 'userId' | 'tokenHash' | 'expiresAt' | 'createdAt'>
    >,
  ) {
    await db.insert(passwordResets).values(reset);
  },

  /** When each living link ends, the first one first. */
  async endsOf(userId: number, now: Date): Promise<Date[]> {
    const living = await db
      .select({ expiresAt: passwordResets.expiresAt })
      .from(passwordResets)
      .where(and(eq(passwordResets.userId, userId), gt(passwordResets.expiresAt, now)))
      .orderBy(asc(passwordResets.expiresAt));
    return living.map(({ expiresAt }) => expiresAt);
  },

  async ownerOf(tokenHash: string, now: Date): Promise<number | null> {
    const [row] = await db
      .select({ userId: passwordResets.userId })
      .from(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
    return row?.userId ?? null;
  },

  /** Takes the token away in the same statement that finds it: of two who come at once, one is too late. */
  async spend(tokenHash: string, now: Date): Promise<number | null> {
    const [row] = await db
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
      .returning({ userId: passwordResets.userId });
    return row?.userId ?? null;
  },

  async deleteAll(userId: number): Promise<void> {
    await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  },

  async deleteExpired(now: Date): Promise<void> {
    await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  },
});
