import { and, desc, eq, gt, inArray, lt, sql, sum } from 'drizzle-orm';
import { OTP_LIFETIME_MS } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import { otps, users } from '#server/db/schema/index.ts';

export const createOtpsRepository = (db: Database) => ({
  /** Guesses at one account take turns, from however many addresses they come. */
  async lockAccount(userId: number): Promise<void> {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  },

  async triesSince(userId: number, since: Date): Promise<number> {
    const [row] = await db
      .select({ tries: sum(otps.tries).mapWith(Number) })
      .from(otps)
      .where(and(eq(otps.userId, userId), gt(otps.createdAt, since)));
    return row?.tries ?? 0;
  },

  /** Only the newest code counts. */
  async liveCode(userId: number, now: Date) {
    const [newest] = await db
      .select({ id: otps.id, codeHash: otps.codeHash, tries: otps.tries })
      .from(otps)
      .where(and(eq(otps.userId, userId), gt(otps.expiresAt, now)))
      .orderBy(desc(otps.id))
      .limit(1);
    return newest ?? null;
  },

  async lastMadeAt(userId: number): Promise<Date | null> {
    const [newest] = await db
      .select({ createdAt: otps.createdAt })
      .from(otps)
      .where(eq(otps.userId, userId))
      .orderBy(desc(otps.id))
      .limit(1);
    return newest?.createdAt ?? null;
  },

  async countTry(id: number): Promise<void> {
    await db
      .update(otps)
      .set({ tries: sql`${otps.tries} + 1` })
      .where(eq(otps.id, id));
  },

  async insert(
    code: Required<Pick<typeof otps.$inferInsert, 'userId' | 'codeHash' | 'expiresAt' | 'createdAt'>>,
  ) {
    await db.insert(otps).values(code);
  },

  /** Whether a code made since then was ended before its time: the account was registered again. */
  async wasReplaced(userId: number, since: Date): Promise<boolean> {
    const made = await db
      .select({ createdAt: otps.createdAt, expiresAt: otps.expiresAt })
      .from(otps)
      .where(and(eq(otps.userId, userId), gt(otps.createdAt, since)));
    return made.some(
      ({ createdAt, expiresAt }) => expiresAt.getTime() < createdAt.getTime() + OTP_LIFETIME_MS,
    );
  },

  /** They no longer open anything, but their tries still count. */
  async expireAll(email: string, now: Date): Promise<void> {
    const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
    await db
      .update(otps)
      .set({ expiresAt: now })
      .where(and(inArray(otps.userId, owner), gt(otps.expiresAt, now)));
  },

  async deleteAll(userId: number): Promise<void> {
    await db.delete(otps).where(eq(otps.userId, userId));
  },

  async deleteMadeBefore(moment: Date): Promise<void> {
    await db.delete(otps).where(lt(otps.createdAt, moment));
  },
});
