import { and, desc, eq, gt, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { otps, registrations, users } from '#server/db/schema/index.ts';

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

  /** Every registration of the e-mail, with its living codes if it has any; the newest code first. */
  registrationsWithCodes: (userId: number, now: Date) =>
    db
      .select({ registration: registrations, code: otps })
      .from(registrations)
      .leftJoin(otps, and(eq(otps.registrationId, registrations.id), gt(otps.expiresAt, now)))
      .where(eq(registrations.userId, userId))
      .orderBy(desc(otps.id)),

  /** When the codes since then were made, the newest first. */
  async madeSince(userId: number, since: Date): Promise<Date[]> {
    const made = await db
      .select({ createdAt: otps.createdAt })
      .from(otps)
      .where(and(eq(otps.userId, userId), gt(otps.createdAt, since)))
      .orderBy(desc(otps.id));
    return made.map(({ createdAt }) => createdAt);
  },

  async countTries(ids: readonly number[]): Promise<void> {
    await db
      .update(otps)
      .set({ tries: sql`${otps.tries} + 1` })
      .where(inArray(otps.id, [...ids]));
  },

  async insert(code: Omit<typeof otps.$inferInsert, 'id' | 'tries'>): Promise<void> {
    await db.insert(otps).values(code);
  },

  async deleteMadeBefore(moment: Date): Promise<void> {
    await db.delete(otps).where(lt(otps.createdAt, moment));
  },
});
