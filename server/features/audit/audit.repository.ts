import { aliasedTable, and, desc, eq, gt, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type AuditAction, LOGIN_ACTIONS } from '#contract/audit/actions.ts';
import type { Database } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { auditLog, users } from '#server/db/schema/index.ts';

type NewAuditEntry = Pick<
  typeof auditLog.$inferInsert,
  'actorId' | 'action' | 'subject' | 'details' | 'createdAt'
>;

export interface AuditFilter {
  readonly kind?: AuditAction;
  /** A part of an e-mail or name, already `withoutMarks`. */
  readonly term: string;
  readonly userId?: number;
}

export function createAuditRepository(db: Database) {
  const actor = aliasedTable(users, 'actor');
  const about = aliasedTable(users, 'about');
  // As a number, so that the index of the accounts is used.
  const subjectId = sql`case when ${auditLog.subject} ~ '^users/[0-9]{1,9}$' then substr(${auditLog.subject}, 7)::int end`;

  const fitting = ({ kind, term, userId }: AuditFilter): SQL | undefined => {
    const people = db
      .select({ id: users.id })
      .from(users)
      .where(or(contains(users.email, term), contains(users.name, term)));
    const subjects = db
      .select({ subject: sql<string>`'users/' || ${users.id}` })
      .from(users)
      .where(or(contains(users.email, term), contains(users.name, term)));
    return and(
      kind && eq(auditLog.action, kind),
      term === '' ? undefined : or(inArray(auditLog.actorId, people), inArray(auditLog.subject, subjects)),
      userId === undefined
        ? undefined
        : or(eq(auditLog.actorId, userId), eq(auditLog.subject, `users/${userId}`)),
    );
  };

  return {
    async insert(entry: NewAuditEntry): Promise<void> {
      await db.insert(auditLog).values(entry);
    },

    /** Counts up the row of the same action since then; false if there is none. */
    async countAgain(
      { actorId = null, action, subject, details = {} }: Omit<NewAuditEntry, 'createdAt'>,
      since: Date,
    ): Promise<boolean> {
      const last = db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(
          and(
            eq(auditLog.action, action),
            eq(auditLog.subject, subject),
            sql`${auditLog.actorId} is not distinct from ${actorId}`,
            sql`${auditLog.details} = ${JSON.stringify(details)}::jsonb`,
            gt(auditLog.createdAt, since),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(1);
      const counted = await db
        .update(auditLog)
        .set({ times: sql`${auditLog.times} + 1` })
        .where(inArray(auditLog.id, last))
        .returning({ id: auditLog.id });
      return counted.length > 0;
    },

    /** Newest first, with the people behind the numbers. */
    async list(filter: AuditFilter, { limit, offset }: { limit?: number; offset: number }) {
      const rows = db
        .select({
          entry: auditLog,
          actor: { id: actor.id, email: actor.email, name: actor.name },
          about: { id: about.id, email: about.email, name: about.name },
        })
        .from(auditLog)
        .leftJoin(actor, eq(actor.id, auditLog.actorId))
        .leftJoin(about, eq(about.id, subjectId))
        .where(fitting(filter))
        .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
        .offset(offset)
        .$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    count: (filter: AuditFilter) => db.$count(auditLog, fitting(filter)),

    /** What was done to an account. */
    aboutAccount: (userId: number) =>
      db
        .select({ action: auditLog.action, details: auditLog.details, createdAt: auditLog.createdAt })
        .from(auditLog)
        .where(eq(auditLog.subject, `users/${userId}`))
        .orderBy(desc(auditLog.createdAt), desc(auditLog.id)),

    async deleteOld(loginsBefore: Date, othersBefore: Date, signal?: AbortSignal): Promise<void> {
      const logins = [...LOGIN_ACTIONS];
      const isOld = or(
        and(inArray(auditLog.action, logins), lt(auditLog.createdAt, loginsBefore)),
        and(notInArray(auditLog.action, logins), lt(auditLog.createdAt, othersBefore)),
      );
      await deleteInPortions(db, auditLog, isOld, { signal });
    },
  };
}
