import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { reminders, sessions, users } from '#server/db/schema/index.ts';

type NewReminder = Omit<typeof reminders.$inferInsert, 'lastSentAt'>;

/** The last request of any open session. */
const lastSession = sql`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${reminders.userId})`;

export const createRemindersRepository = (db: Database) => ({
  async find(userId: number) {
    const [row] = await db.select().from(reminders).where(eq(reminders.userId, userId));
    return row ?? null;
  },

  /** With the account that gets the mail. */
  async findWithAccount(userId: number) {
    const account = {
      email: users.email,
      name: users.name,
      verifiedAt: users.verifiedAt,
      deletionDueAt: users.deletionDueAt,
      blockedAt: users.blockedAt,
    };
    const [row] = await db
      .select({ reminder: reminders, account })
      .from(reminders)
      .innerJoin(users, eq(users.id, reminders.userId))
      .where(eq(reminders.userId, userId));
    return row ?? null;
  },

  /** The token stays the same, so that the links of earlier mails work. */
  async save({ token, ...reminder }: NewReminder): Promise<void> {
    await db
      .insert(reminders)
      .values({ token, ...reminder })
      .onConflictDoUpdate({ target: reminders.userId, set: reminder });
  },

  /** Locks those that are due; another node skips them. */
  lockDue: (now: Date, limit: number) =>
    db
      .select({
        userId: reminders.userId,
        hour: reminders.hour,
        timeZone: reminders.timeZone,
        quietDays: reminders.quietDays,
        email: users.email,
      })
      .from(reminders)
      .innerJoin(users, eq(users.id, reminders.userId))
      .where(and(eq(reminders.state, 'on'), lte(reminders.dueAt, now)))
      .orderBy(asc(reminders.dueAt))
      .limit(limit)
      .for('update', { of: reminders, skipLocked: true }),

  async setDue(userId: number, dueAt: Date): Promise<void> {
    await db
      .update(reminders)
      .set({ dueAt, lastSeenAt: sql`greatest(${reminders.lastSeenAt}, ${lastSession})` })
      .where(eq(reminders.userId, userId));
  },

  /**
   * Marks today's reminder as sent, before it is: two nodes never send it twice. False when it was sent already, or is not
   * wanted any more. `again` is for a mail that the server refused.
   */
  async markSent(userId: number, at: Date, dayStart: Date, { isLast, again }: Marking): Promise<boolean> {
    const notToday = or(isNull(reminders.lastSentAt), lt(reminders.lastSentAt, dayStart));
    const marked = await db
      .update(reminders)
      .set({ lastSentAt: at, ...(isLast && { state: 'ended' as const }) })
      .where(
        and(
          eq(reminders.userId, userId),
          again ? inArray(reminders.state, ['on', 'ended']) : and(eq(reminders.state, 'on'), notToday),
        ),
      )
      .returning({ userId: reminders.userId });
    return marked.length > 0;
  },

  /** False when no account has this token. */
  async stop(token: string): Promise<boolean> {
    const stopped = await db
      .update(reminders)
      .set({ state: 'off' })
      .where(eq(reminders.token, token))
      .returning({ userId: reminders.userId });
    return stopped.length > 0;
  },
});

interface Marking {
  readonly isLast: boolean;
  readonly again: boolean;
}
