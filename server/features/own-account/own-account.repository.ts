import { and, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import type { Database } from '#server/db/connect.ts';
import { comments, feedback, sessions, userRoles, users } from '#server/db/schema/index.ts';

const withoutSecrets = {
  id: users.id,
  email: users.email,
  name: users.name,
  phoneNumber: users.phoneNumber,
  createdAt: users.createdAt,
  deletionDueAt: users.deletionDueAt,
  googleSub: users.googleSub,
  image: users.image,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
};

export const createOwnAccountRepository = (db: Database) => ({
  async find(id: number) {
    const rows = await db
      .select({ account: withoutSecrets, role: userRoles.role })
      .from(users)
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .where(eq(users.id, id));
    const [first] = rows;
    return first
      ? { ...first.account, roles: rows.flatMap(({ role }): Role[] => (role ? [role] : [])) }
      : null;
  },

  async change(id: number, details: { readonly name: string; readonly phoneNumber: string | null }) {
    await db.update(users).set(details).where(eq(users.id, id));
  },

  /** Revokes all existing tokens, and ends all sessions except this one. */
  endSessions: (id: number, except?: string) =>
    db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
        .where(eq(users.id, id));
      const others = except === undefined ? undefined : ne(sessions.id, except);
      await tx.delete(sessions).where(and(eq(sessions.userId, id), others));
    }),

  async scheduleDeletion(id: number, deletionDueAt: Date | null): Promise<void> {
    await db.update(users).set({ deletionDueAt }).where(eq(users.id, id));
  },

  /**
   * Feedback to the team stays, under a neutral name. Comments lose their text but keep their place, because replies of
   * others must stay.
   */
  deleteDue: (now: Date, deletedUserName: string) =>
    db.transaction(async (tx) => {
      const due = and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, now));
      const owners = tx.select({ id: users.id }).from(users).where(due);
      await tx
        .update(feedback)
        .set({ name: deletedUserName, replyTo: null })
        .where(inArray(feedback.userId, owners));
      await tx
        .update(comments)
        .set({ content: '', deletedAt: now })
        .where(and(inArray(comments.userId, owners), isNull(comments.deletedAt)));
      await tx.delete(users).where(due);
    }),
});
