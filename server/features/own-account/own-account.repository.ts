import { and, asc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteWithAllBelow, updateInPortions } from '#server/db/delete-in-portions.ts';
import {
  comments,
  feedback,
  otps,
  passwordResets,
  registrations,
  secondFactors,
  sessions,
  userRoles,
  users,
} from '#server/db/schema/index.ts';

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

  /** Not once it has begun. */
  async scheduleDeletion(id: number, deletionDueAt: Date | null): Promise<void> {
    await db
      .update(users)
      .set({ deletionDueAt })
      .where(and(eq(users.id, id), isNull(users.deletionStartedAt)));
  },

  /** Those whose deletion was interrupted, too. */
  async dueForDeletion(now: Date): Promise<number[]> {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(lte(users.deletionDueAt, now))
      .orderBy(asc(users.deletionDueAt), asc(users.id));
    return rows.map(({ id }) => id);
  },

  /**
   * From here on there is no way in and no way back: what is left carries no name and no address, and its owner may
   * register again. The release before this one does not know the mark, but finds neither e-mail nor session. Does
   * nothing if the owner pressed undo in the meantime; an interrupted deletion goes on.
   */
  beginDeletion: (id: number, now: Date, deletedUserName: string) =>
    db.transaction(async (tx) => {
      const isBegun = and(eq(users.id, id), isNotNull(users.deletionStartedAt));
      const marked = await tx
        .update(users)
        .set({
          deletionStartedAt: now,
          email: `deleted-${id}@deleted.invalid`,
          name: deletedUserName,
          phoneNumber: null,
          passwordHash: null,
          googleSub: null,
          image: null,
          tokenVersion: sql`${users.tokenVersion} + 1`,
        })
        .where(and(eq(users.id, id), lte(users.deletionDueAt, now), isNull(users.deletionStartedAt)))
        .returning({ id: users.id });
      if (marked.length === 0 && (await tx.$count(users, isBegun)) === 0) return;
      for (const table of [sessions, passwordResets, otps, registrations, userRoles, secondFactors])
        await tx.delete(table).where(eq(table.userId, id));
    }),

  /**
   * Feedback to the team stays, under a neutral name. Comments lose their text but keep their place, because replies of
   * others must stay. Everything else goes.
   */
  async deleteBegun(id: number, now: Date, deletedUserName: string, signal?: AbortSignal): Promise<void> {
    const [begun] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNotNull(users.deletionStartedAt)));
    if (!begun) return;
    const isSigned = and(
      eq(feedback.userId, id),
      or(ne(feedback.name, deletedUserName), isNotNull(feedback.replyTo)),
    );
    await updateInPortions(db, feedback, sql`name = ${deletedUserName}, reply_to = null`, isSigned, {
      signal,
    });
    const isWritten = and(eq(comments.userId, id), isNull(comments.deletedAt));
    const emptied = sql`content = '', deleted_at = ${now.toISOString()}::timestamptz`;
    await updateInPortions(db, comments, emptied, isWritten, { signal });
    // Written by a request that was still under way: once the account is gone, nobody would find it. The next clean-up does.
    if ((await db.$count(comments, isWritten)) > 0) return;
    await deleteWithAllBelow(db, users, [id], { signal });
  },
});
