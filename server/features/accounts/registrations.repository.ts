import { and, desc, eq, gt, inArray, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { otps, registrations, users } from '#server/db/schema/index.ts';

type RegistrationRow = typeof registrations.$inferSelect;
type Details = Pick<RegistrationRow, 'name' | 'phoneNumber' | 'passwordHash' | 'browserHash' | 'createdAt'>;

/** What was typed for e-mails that nobody has confirmed yet: a row for each browser that registered them. */
export const createRegistrationsRepository = (db: Database) => ({
  /** Null when the e-mail has been confirmed. Who registers again in the same browser corrects what they typed. */
  async insert(email: string, details: Details): Promise<number | null> {
    const { name, phoneNumber, passwordHash, browserHash, createdAt } = details;
    const unconfirmed = db
      .select({
        // All columns, in the order of the table: an insert from a query names them all.
        id: sql`nextval(pg_get_serial_sequence('registrations', 'id'))`.as('id'),
        userId: users.id,
        name: sql`${name}::text`.as('name'),
        phoneNumber: sql`${phoneNumber}::text`.as('phone_number'),
        passwordHash: sql`${passwordHash}::text`.as('password_hash'),
        browserHash: sql`${browserHash}::text`.as('browser_hash'),
        createdAt: sql`${createdAt.toISOString()}::timestamptz`.as('created_at'),
      })
      .from(users)
      .where(unconfirmedAccount(email));
    const [row] = await db
      .insert(registrations)
      .select(unconfirmed)
      .onConflictDoUpdate({
        target: [registrations.userId, registrations.browserHash],
        set: { name, phoneNumber, passwordHash, createdAt },
      })
      .returning({ id: registrations.id });
    return row?.id ?? null;
  },

  /** Forgets the oldest beyond so many, unless a code for them is out: no newer registration ends a living code. */
  async keepNewest(email: string, count: number, now: Date): Promise<void> {
    const account = db.select({ id: users.id }).from(users).where(unconfirmedAccount(email));
    const newest = db
      .select({ id: registrations.id })
      .from(registrations)
      .where(inArray(registrations.userId, account))
      .orderBy(desc(registrations.createdAt), desc(registrations.id))
      .limit(count);
    const livingCodes = db
      .select({ id: otps.id })
      .from(otps)
      .where(and(eq(otps.registrationId, registrations.id), gt(otps.expiresAt, now)));
    await db
      .delete(registrations)
      .where(
        and(
          inArray(registrations.userId, account),
          notInArray(registrations.id, newest),
          notExists(livingCodes),
        ),
      );
  },

  /** The newest first. */
  listOf: (userId: number): Promise<RegistrationRow[]> =>
    db
      .select()
      .from(registrations)
      .where(eq(registrations.userId, userId))
      .orderBy(desc(registrations.createdAt), desc(registrations.id)),

  /** With every code that went out for them: the e-mail belongs to somebody now. */
  async deleteAll(userId: number): Promise<void> {
    await db.delete(otps).where(eq(otps.userId, userId));
    await db.delete(registrations).where(eq(registrations.userId, userId));
  },

  async deleteMadeBefore(moment: Date): Promise<void> {
    await db.delete(registrations).where(lt(registrations.createdAt, moment));
  },
});

const unconfirmedAccount = (email: string) => and(eq(users.email, email), isNull(users.verifiedAt));
