import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Role, ROLES } from '#contract/roles.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { secondFactorRoles, secondFactors, sessions, userRoles, users } from '#server/db/schema/index.ts';

export type AccountRow = typeof users.$inferSelect & {
  /** Those that work now. */
  readonly roles: readonly Role[];
  /** Those that wait for a second factor (decision 053). */
  readonly heldRoles: readonly Role[];
};

interface NewAccount extends Pick<
  typeof users.$inferInsert,
  'email' | 'name' | 'passwordHash' | 'verifiedAt'
> {
  readonly roles: readonly Role[];
}

type Confirmed = Required<
  Pick<typeof users.$inferInsert, 'name' | 'phoneNumber' | 'passwordHash' | 'verifiedAt'>
>;

interface GoogleAccount {
  readonly googleSub: string;
  readonly image: string | null;
}

/** Whether the role works only with a second factor, which this account does not have. */
const isHeld = sql<boolean>`exists (select from ${secondFactorRoles} where ${secondFactorRoles.role} = ${userRoles.role})
  and not exists (select from ${secondFactors}
    where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`;

const nextVersion = sql`${users.tokenVersion} + 1`;

export const createAccountsRepository = (db: Database) => ({
  /** The account and when this session was last seen. One statement, because every authenticated call needs it. */
  async findInSession(id: number, sessionId: string) {
    const rows = await db
      .select({ user: users, role: userRoles.role, isHeld, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .where(and(eq(sessions.id, sessionId), eq(users.id, id), isNull(users.deletionStartedAt)));
    const account = accountOf(rows);
    return account && { ...account, lastSeenAt: rows[0]?.lastSeenAt ?? account.createdAt };
  },

  /** What the owner of a blocked account is told; null for every other account. */
  async blockedReason(id: number): Promise<string | null> {
    const [row] = await db.select({ reason: users.blockedReason }).from(users).where(eq(users.id, id));
    return row?.reason ?? null;
  },

  findById: (id: number) => findOne(db, eq(users.id, id)),
  findByEmail: (email: string) => findOne(db, eq(users.email, email)),
  findByGoogleSub: (sub: string) => findOne(db, eq(users.googleSub, sub)),
  isEmpty: async () => (await db.$count(users)) === 0,

  /** Inserts only while there is no account at all. Nodes that start together take turns. */
  insertFirst: (account: NewAccount) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdmin})`);
      if ((await tx.$count(users)) > 0) return false;
      const { roles, ...row } = account;
      await addRoles(tx, await insertOne(tx, row), roles);
      return true;
    }),

  /**
   * Reserves an e-mail that is still to be confirmed; a confirmed account stays unchanged. The statements are the same
   * in every case, so timing reveals nothing. The typed details are not stored here, because their author is not known
   * yet.
   */
  async reserve(email: string, createdAt: Date): Promise<void> {
    await db
      .insert(users)
      .values({ email, name: nameFromEmail(email), createdAt })
      .onConflictDoUpdate({
        target: users.email,
        // A new registration restarts the days until an unconfirmed account is deleted.
        set: { createdAt },
        setWhere: isNull(users.verifiedAt),
      });
    const unconfirmed = db
      .select({ userId: users.id, role: sql`'USER'`.as('role') })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.verifiedAt)));
    await db.insert(userRoles).select(unconfirmed).onConflictDoNothing();
  },

  /** Null when the e-mail or the Google account was registered another way in the meantime. */
  async insertFromGoogle(account: GoogleAccount & { email: string; name: string; verifiedAt: Date }) {
    const [row] = await db.insert(users).values(account).onConflictDoNothing().returning({ id: users.id });
    if (!row) return null;
    await addRoles(db, row.id, ['USER']);
    return row.id;
  },

  async linkGoogle(id: number, { googleSub, image }: GoogleAccount): Promise<void> {
    await db.update(users).set({ googleSub, image }).where(eq(users.id, id));
  },

  /** Removes password, phone number and every session: the person who set them never confirmed the e-mail. */
  async replaceWithGoogle(
    id: number,
    account: GoogleAccount & { name: string; verifiedAt: Date },
  ): Promise<void> {
    await db
      .update(users)
      .set({ ...account, passwordHash: null, phoneNumber: null, tokenVersion: nextVersion })
      .where(eq(users.id, id));
  },

  /** Sets the details of the registration whose code was entered. */
  async confirm(id: number, details: Confirmed): Promise<void> {
    await db
      .update(users)
      .set(details)
      .where(and(eq(users.id, id), isNull(users.verifiedAt)));
  },

  async verify(id: number, verifiedAt: Date): Promise<void> {
    await db
      .update(users)
      .set({ verifiedAt })
      .where(and(eq(users.id, id), isNull(users.verifiedAt)));
  },

  /** Ends every session that was opened with the old password. */
  async setPassword(id: number, passwordHash: string): Promise<void> {
    await db.update(users).set({ passwordHash, tokenVersion: nextVersion }).where(eq(users.id, id));
  },

  /**
   * Like `setPassword`, but only while the old password is still the one that was checked. A reset may have come first.
   */
  async replacePassword(id: number, oldHash: string, passwordHash: string): Promise<boolean> {
    const changed = await db
      .update(users)
      .set({ passwordHash, tokenVersion: nextVersion })
      .where(and(eq(users.id, id), eq(users.passwordHash, oldHash)))
      .returning({ id: users.id });
    return changed.length > 0;
  },

  deleteUnverified: (registeredBefore: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, users, and(isNull(users.verifiedAt), lt(users.createdAt, registeredBefore)), {
      signal,
    }),
});

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

async function findOne(db: Database, condition: SQL): Promise<AccountRow | null> {
  const rows = await db
    .select({ user: users, role: userRoles.role, isHeld })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    // Nobody can sign in to what is left of an account.
    .where(and(condition, isNull(users.deletionStartedAt)));
  return accountOf(rows);
}

/** Builds one account from its rows, one row for each role. */
function accountOf(
  rows: readonly { user: typeof users.$inferSelect; role: Role | null; isHeld: boolean }[],
): AccountRow | null {
  const [first] = rows;
  if (!first) return null;
  // A fixed order, because the roles are compared with those of a token.
  const rolesWith = (held: boolean) =>
    ROLES.filter((role) => rows.some((row) => row.role === role && row.isHeld === held));
  return { ...first.user, roles: rolesWith(false), heldRoles: rolesWith(true) };
}

// The same name as for a Google account without a name.
const nameFromEmail = (email: string) => email.slice(0, email.lastIndexOf('@'));

async function insertOne(db: Database, row: typeof users.$inferInsert): Promise<number> {
  const [created] = await db.insert(users).values(row).returning({ id: users.id });
  if (!created) throw new Error('An inserted account has to come back with its id');
  return created.id;
}

async function addRoles(db: Database, userId: number, roles: readonly Role[]): Promise<void> {
  await db
    .insert(userRoles)
    .values(roles.map((role) => ({ userId, role })))
    .onConflictDoNothing();
}

type NewSession = typeof sessions.$inferInsert;

export const createOpenSessionsRepository = (db: Database) => ({
  async insert(session: NewSession): Promise<void> {
    await db.insert(sessions).values(session);
  },

  /** Ends the oldest sessions beyond `count`. */
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

  /** On the account it stays when the session ends. Written once, however many sessions are open. */
  async markActive(userId: number, lastActiveAt: Date, unlessSince: Date): Promise<void> {
    const isOld = or(isNull(users.lastActiveAt), lte(users.lastActiveAt, unlessSince));
    await db
      .update(users)
      .set({ lastActiveAt })
      .where(and(eq(users.id, userId), isOld));
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

  async endAll(userId: number, except?: string): Promise<void> {
    const others = except === undefined ? undefined : ne(sessions.id, except);
    await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
  },

  deleteExpired: (now: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, sessions, lte(sessions.expiresAt, now), { signal }),
});
