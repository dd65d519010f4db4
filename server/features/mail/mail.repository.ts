import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { mailOutbox } from '#server/db/schema/index.ts';

type NewMail = Pick<
  typeof mailOutbox.$inferInsert,
  'kind' | 'recipient' | 'details' | 'onceKey' | 'nextAttemptAt'
>;
export type WaitingMail = typeof mailOutbox.$inferSelect;

export const createMailRepository = (db: Database) => ({
  /** A mail whose once-key is already waiting is not inserted again, but its pause ends: somebody needs it now. */
  async insert(mail: NewMail): Promise<void> {
    const { claimedAt, nextAttemptAt, orders } = mailOutbox;
    await db
      .insert(mailOutbox)
      .values(mail)
      .onConflictDoUpdate({
        target: mailOutbox.onceKey,
        set: {
          orders: sql`${orders} + 1`,
          nextAttemptAt: sql`case when ${claimedAt} is null
            then least(${nextAttemptAt}, excluded.next_attempt_at) else ${nextAttemptAt} end`,
        },
      });
  },

  /**
   * Claims due mails, oldest first, and counts the attempt. Until the lease ends nobody else can claim them, so no two
   * nodes send the same mail, and mails of a crashed node are retried.
   */
  claim(now: Date, leaseUntil: Date, count: number): Promise<WaitingMail[]> {
    // A CTE that locks rows is evaluated once; a plain subquery may be evaluated again and claim more.
    const due = db
      .$with('due')
      .as(
        db
          .select({ id: mailOutbox.id })
          .from(mailOutbox)
          .where(lte(mailOutbox.nextAttemptAt, now))
          .orderBy(asc(mailOutbox.nextAttemptAt), asc(mailOutbox.id))
          .limit(count)
          .for('update', { skipLocked: true }),
      );
    return db
      .with(due)
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: leaseUntil, claimedAt: now })
      .where(inArray(mailOutbox.id, db.select({ id: due.id }).from(due)))
      .returning();
  },

  /** Without an error nothing was attempted, so the claim does not count. */
  async reschedule(id: number, at: Date, lastError: string | null): Promise<void> {
    const uncounted = lastError === null && { attempts: sql`${mailOutbox.attempts} - 1` };
    await db
      .update(mailOutbox)
      .set({ nextAttemptAt: at, lastError, claimedAt: null, ...uncounted })
      .where(eq(mailOutbox.id, id));
  },

  /** False when it was ordered again after the claim; then it stays. */
  async remove({ id, orders }: WaitingMail): Promise<boolean> {
    const deleted = await db
      .delete(mailOutbox)
      .where(and(eq(mailOutbox.id, id), eq(mailOutbox.orders, orders)))
      .returning({ id: mailOutbox.id });
    return deleted.length > 0;
  },
});

export type MailRepository = ReturnType<typeof createMailRepository>;
