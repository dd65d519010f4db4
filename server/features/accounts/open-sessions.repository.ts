import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { sessions } from '#server/db/schema/index.ts';

type NewSession = typeof sessions.$inferInsert;

export const createOpenSessionsRepository = (db: Database) => ({
  async insert(session: NewSession): Promise<void> {
    await db.insert(sessions).values(session);
  },

  /** Ends the oldest ones beyond so many. */
  async keepNewest(userId: number, count: number): Promise<void> {
    const older = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt), desc(sessions.id))
      .offset(count);
    await db.delete(sessions).where(inArray(sessions.id, older));
  },

  listOf: (userId: number, now: Date) =>
    db
      .select({
        id: sessions.id,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id)),

  async see(id: string, lastSeenAt: Date): Promise<void> {
    await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
  },

  async prolong(id: string, expiresAt: Date): Promise<void> {
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
  },

  async end(userId: number, id: string): Promise<boolean> {
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    return ended.length > 0;
  },

  async endAll(userId: number): Promise<void> {
    await db.delete(sessions).where(eq(sessions.userId, userId));
  },

  async deleteExpired(now: Date): Promise<void> {
    await db.delete(sessions).where(lte(sessions.expiresAt, now));
  },
});
