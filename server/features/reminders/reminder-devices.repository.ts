import { and, asc, desc, eq, gt, inArray, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { reminderDevices, reminderPushes, reminders, sessions } from '#server/db/schema/index.ts';

type NewDevice = Pick<
  typeof reminderDevices.$inferInsert,
  'userId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'createdAt'
>;
export type WaitingPush = typeof reminderPushes.$inferSelect;

export const createReminderDevicesRepository = (db: Database) => ({
  /** Devices whose session is still open. Expired sessions are deleted only now and then. */
  async reachable(userId: number, now: Date): Promise<{ id: number; sessionId: string }[]> {
    return db
      .select({ id: reminderDevices.id, sessionId: reminderDevices.sessionId })
      .from(reminderDevices)
      .innerJoin(sessions, eq(sessions.id, reminderDevices.sessionId))
      .where(and(eq(reminderDevices.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(asc(reminderDevices.id));
  },

  /** Two tabs of a session save one after the other. False when the session has ended. */
  async lockSession(sessionId: string): Promise<boolean> {
    const open = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
      .for('update');
    return open.length > 0;
  },

  /**
   * The subscription of a browser moves to the account that uses the browser now. Only its own browser knows its keys:
   * with others, the address belongs to somebody else, and nothing is saved (false).
   */
  async save(device: NewDevice): Promise<boolean> {
    const { endpoint, p256dh, auth, sessionId } = device;
    await db
      .delete(reminderDevices)
      .where(and(eq(reminderDevices.sessionId, sessionId), ne(reminderDevices.endpoint, endpoint)));
    const saved = await db
      .insert(reminderDevices)
      .values(device)
      .onConflictDoUpdate({
        target: reminderDevices.endpoint,
        set: { userId: device.userId, sessionId, createdAt: device.createdAt, failures: 0 },
        setWhere: and(eq(reminderDevices.p256dh, p256dh), eq(reminderDevices.auth, auth)),
      })
      .returning({ id: reminderDevices.id });
    return saved.length > 0;
  },

  async keepNewest(userId: number, kept: number): Promise<void> {
    const newest = db
      .select({ id: reminderDevices.id })
      .from(reminderDevices)
      .where(eq(reminderDevices.userId, userId))
      .orderBy(desc(reminderDevices.createdAt), desc(reminderDevices.id))
      .limit(kept);
    await db
      .delete(reminderDevices)
      .where(and(eq(reminderDevices.userId, userId), notInArray(reminderDevices.id, newest)));
  },

  async removeOf(sessionId: string): Promise<void> {
    await db.delete(reminderDevices).where(eq(reminderDevices.sessionId, sessionId));
  },

  async remove(id: number): Promise<void> {
    await db.delete(reminderDevices).where(eq(reminderDevices.id, id));
  },

  /** Those of everybody. */
  async removeAll(): Promise<void> {
    await db.delete(reminderDevices);
  },

  async succeeded(id: number, at: Date): Promise<void> {
    await db
      .update(reminderDevices)
      .set({ lastSuccessAt: at, failures: 0 })
      .where(eq(reminderDevices.id, id));
  },

  /** Forgets the device after so many failures in a row. */
  async failed(id: number, failuresMax: number): Promise<void> {
    await db
      .update(reminderDevices)
      .set({ failures: sql`${reminderDevices.failures} + 1` })
      .where(eq(reminderDevices.id, id));
    await db
      .delete(reminderDevices)
      .where(and(eq(reminderDevices.id, id), sql`${reminderDevices.failures} >= ${failuresMax}`));
  },

  async order(deviceIds: readonly number[], expiresAt: Date, now: Date): Promise<void> {
    if (deviceIds.length === 0) return;
    await db
      .insert(reminderPushes)
      .values(deviceIds.map((deviceId) => ({ deviceId, expiresAt, nextAttemptAt: now })));
  },

  /** As mails are claimed (`mail.repository.ts`): no two nodes send the same one. */
  claim(now: Date, leaseUntil: Date, limit: number): Promise<WaitingPush[]> {
    const due = db
      .$with('due')
      .as(
        db
          .select({ id: reminderPushes.id })
          .from(reminderPushes)
          .where(lte(reminderPushes.nextAttemptAt, now))
          .orderBy(asc(reminderPushes.nextAttemptAt), asc(reminderPushes.id))
          .limit(limit)
          .for('update', { skipLocked: true }),
      );
    return db
      .with(due)
      .update(reminderPushes)
      .set({ attempts: sql`${reminderPushes.attempts} + 1`, nextAttemptAt: leaseUntil })
      .where(inArray(reminderPushes.id, db.select({ id: due.id }).from(due)))
      .returning();
  },

  /** The devices that may still be reminded: their session is open, and the learner wants it. */
  findForPushes: (deviceIds: readonly number[], now: Date) =>
    db
      .select({
        id: reminderDevices.id,
        userId: reminderDevices.userId,
        endpoint: reminderDevices.endpoint,
        p256dh: reminderDevices.p256dh,
        auth: reminderDevices.auth,
        timeZone: reminders.timeZone,
        isLast: sql<boolean>`${reminders.state} = 'ended'`,
      })
      .from(reminderDevices)
      .innerJoin(sessions, eq(sessions.id, reminderDevices.sessionId))
      .innerJoin(reminders, eq(reminders.userId, reminderDevices.userId))
      .where(
        and(
          inArray(reminderDevices.id, [...deviceIds]),
          gt(sessions.expiresAt, now),
          ne(reminders.state, 'off'),
        ),
      ),

  /** `counts`: whether it was really tried. */
  async reschedule(id: number, at: Date, { counts }: { readonly counts: boolean }): Promise<void> {
    const uncounted = !counts && { attempts: sql`${reminderPushes.attempts} - 1` };
    await db
      .update(reminderPushes)
      .set({ nextAttemptAt: at, ...uncounted })
      .where(eq(reminderPushes.id, id));
  },

  async finish(id: number): Promise<void> {
    await db.delete(reminderPushes).where(eq(reminderPushes.id, id));
  },
});

export type PushTarget = Awaited<
  ReturnType<ReturnType<typeof createReminderDevicesRepository>['findForPushes']>
>[number];
