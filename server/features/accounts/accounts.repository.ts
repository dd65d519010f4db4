import { eq, sql, sum } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { scoreLedger, userRoles, users } from '#server/db/schema/index.ts';

export interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly verifiedAt: Date | null;
  readonly tokenVersion: number;
  readonly roles: readonly Role[];
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly verifiedAt: Date;
  readonly roles: readonly Role[];
}

export const createAccountsRepository = (db: Database) => ({
  findById: (id: number) => findOne(db, eq(users.id, id)),
  findByEmail: (email: string) => findOne(db, eq(users.email, email)),
  isEmpty: async () => (await db.$count(users)) === 0,

  insert: (account: NewAccount) => db.transaction((tx) => insertAccount(tx, account)),

  /** Only while there is no account at all; nodes that start together take turns. */
  insertFirst: (account: NewAccount) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdmin})`);
      if ((await tx.$count(users)) > 0) return false;
      await insertAccount(tx, account);
      return true;
    }),

  async scoreOf(userId: number): Promise<number> {
    const [row] = await db
      .select({ score: sum(scoreLedger.points).mapWith(Number) })
      .from(scoreLedger)
      .where(eq(scoreLedger.userId, userId));
    return row?.score ?? 0;
  },
});

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

async function findOne(db: Database, condition: ReturnType<typeof eq>): Promise<AccountRow | null> {
  const rows = await db
    .select({ user: users, role: userRoles.role })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(condition);
  const [first] = rows;
  if (!first) return null;
  return { ...first.user, roles: rows.flatMap(({ role }) => role ?? []) };
}

async function insertAccount(tx: Transaction, { roles, ...account }: NewAccount): Promise<number> {
  const [created] = await tx.insert(users).values(account).returning({ id: users.id });
  if (!created) throw new Error('An inserted account has to come back with its id');
  await tx.insert(userRoles).values(roles.map((role) => ({ userId: created.id, role })));
  return created.id;
}
