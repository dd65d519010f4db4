import { and, asc, eq, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { secondFactors, sessions, userRoles, users } from '#server/db/schema/index.ts';

export interface UserRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly verifiedAt: Date | null;
  readonly roles: readonly Role[];
  readonly createdAt: Date;
  readonly lastActiveAt: Date | null;
  readonly blockedAt: Date | null;
  readonly blockedReason: string | null;
  readonly hasSecondFactor: boolean;
}

export function createUsersRepository(db: Database) {
  const rolesOfUser = db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, users.id));
  const hasSecondFactor = sql<boolean>`exists (select from ${secondFactors}
    where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`;
  // Accounts that were last used before it was stored have at most a session.
  const lastSession = db
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(eq(sessions.userId, users.id));
  const lastActiveAt = sql<Date | null>`coalesce(${users.lastActiveAt}, ${lastSession})`.mapWith(
    users.lastActiveAt,
  );
  const selectUsers = () =>
    db
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        verifiedAt: users.verifiedAt,
        roles: sql<Role[]>`array${rolesOfUser}`,
        createdAt: users.createdAt,
        lastActiveAt,
        blockedAt: users.blockedAt,
        blockedReason: users.blockedReason,
        hasSecondFactor,
      })
      .from(users);

  return {
    /** Users whose e-mail or name contains the term, which is already `withoutMarks`. */
    async list(term: string, { limit, offset }: { limit?: number; offset: number }): Promise<UserRow[]> {
      const rows = selectUsers().where(matches(term)).orderBy(asc(users.id)).offset(offset).$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    count: (term: string) => db.$count(users, matches(term)),

    /** Other role changes and admin counts wait until the end of the transaction. */
    async lockRoles(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.roles})`);
    },

    /** Locks the account, so that it is not deleted before the end of the transaction. */
    async findAndLock(id: number): Promise<UserRow | null> {
      const [row] = await selectUsers().where(eq(users.id, id)).for('key share');
      return row ?? null;
    },

    async holds(id: number, role: Role): Promise<boolean> {
      return (await db.$count(userRoles, and(eq(userRoles.userId, id), eq(userRoles.role, role)))) > 0;
    },

    /** Whether another admin can log in: not blocked, and not being deleted. */
    async hasAdminBesides(id: number): Promise<boolean> {
      const [other] = await db
        .select({ id: users.id })
        .from(users)
        .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'ADMIN')))
        .where(
          and(
            ne(users.id, id),
            isNotNull(users.verifiedAt),
            isNull(users.deletionDueAt),
            isNull(users.blockedAt),
          ),
        )
        .limit(1);
      return other !== undefined;
    },

    /** Ends every session on every node: their tokens are checked against these rows on each call. */
    async block(id: number, blockedAt: Date, blockedReason: string): Promise<void> {
      const tokenVersion = sql`${users.tokenVersion} + 1`;
      await db.update(users).set({ blockedAt, blockedReason, tokenVersion }).where(eq(users.id, id));
      await db.delete(sessions).where(eq(sessions.userId, id));
    },

    async unblock(id: number): Promise<void> {
      await db.update(users).set({ blockedAt: null, blockedReason: null }).where(eq(users.id, id));
    },

    async replaceRoles(id: number, roles: readonly Role[]): Promise<void> {
      await db.delete(userRoles).where(eq(userRoles.userId, id));
      if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ userId: id, role })));
    },
  };
}

/** Without accounts that are being deleted: nobody is behind them any more. */
const matches = (term: string) =>
  and(
    isNull(users.deletionStartedAt),
    term === '' ? undefined : or(contains(users.email, term), contains(users.name, term)),
  );
