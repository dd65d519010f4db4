import { and, asc, desc, eq, gt, inArray, isNull, lt, notExists, notInArray, sql, sum } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { otps, passwordResets, registrations, users } from '#server/db/schema/index.ts';

type RegistrationRow = typeof registrations.$inferSelect;
type Details = Pick<RegistrationRow, 'name' | 'phoneNumber' | 'passwordHash' | 'browserHash' | 'createdAt'>;

/** Details typed for e-mails that are not confirmed yet, one row for each browser that registered them. */
export const createRegistrationsRepository = (db: Database) => ({
  /** Null when the e-mail is already confirmed. Registering again in the same browser replaces the typed details. */
  async insert(email: string, details: Details): Promise<number | null> {
    const { name, phoneNumber, passwordHash, browserHash, createdAt } = details;
    const unconfirmed = db
      .select({
        // All columns, in the order of the table: an insert from a query must name them all.
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

  /**
   * Deletes the oldest beyond `count`, except those with a valid code: a newer registration must not end a valid code.
   */
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

  /** Newest first. */
  listOf: (userId: number): Promise<RegistrationRow[]> =>
    db
      .select()
      .from(registrations)
      .where(eq(registrations.userId, userId))
      .orderBy(desc(registrations.createdAt), desc(registrations.id)),

  /** Deletes them with every code that was sent for them: the e-mail is confirmed now. */
  async deleteAll(userId: number): Promise<void> {
    await db.delete(otps).where(eq(otps.userId, userId));
    await db.delete(registrations).where(eq(registrations.userId, userId));
  },

  deleteMadeBefore: (moment: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, registrations, lt(registrations.createdAt, moment), { signal }),
});

const unconfirmedAccount = (email: string) => and(eq(users.email, email), isNull(users.verifiedAt));

export const createOtpsRepository = (db: Database) => ({
  /** Serializes guesses at one account, from however many addresses they come. */
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

  /** Every registration of the e-mail with its valid codes, if any. Newest code first. */
  registrationsWithCodes: (userId: number, now: Date) =>
    db
      .select({ registration: registrations, code: otps })
      .from(registrations)
      .leftJoin(otps, and(eq(otps.registrationId, registrations.id), gt(otps.expiresAt, now)))
      .where(eq(registrations.userId, userId))
      .orderBy(desc(otps.id)),

  /** Creation times of the codes since then, newest first. */
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

  deleteMadeBefore: (moment: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, otps, lt(otps.createdAt, moment), { signal }),
});

export const createPasswordResetsRepository = (db: Database) => ({
  async insert(
    reset: Required<
      Pick<typeof passwordResets.$inferInsert, 'userId' | 'tokenHash' | 'expiresAt' | 'createdAt'>
    >,
  ) {
    await db.insert(passwordResets).values(reset);
  },

  /** Expiry times of the valid links, earliest first. */
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

  /** Finds and deletes the token in one statement, so of two concurrent calls only one succeeds. */
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

  deleteExpired: (now: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, passwordResets, lt(passwordResets.expiresAt, now), { signal }),
});
