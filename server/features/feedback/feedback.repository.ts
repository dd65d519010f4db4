import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { FeedbackState } from '#contract/feedback/feedback-states.ts';
import type { Database } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { feedback, users } from '#server/db/schema/index.ts';

type NewFeedback = Pick<typeof feedback.$inferInsert, 'userId' | 'name' | 'text' | 'replyTo' | 'createdAt'>;

interface FeedbackFilter {
  /** Searched in name and text; already `withoutMarks`. */
  readonly term: string;
  readonly state?: FeedbackState;
}

export function createFeedbackRepository(db: Database) {
  const select = () =>
    db
      .select({
        id: feedback.id,
        name: feedback.name,
        text: feedback.text,
        createdAt: feedback.createdAt,
        state: feedback.state,
        email: users.email,
        replyTo: feedback.replyTo,
      })
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId));

  return {
    async insert(message: NewFeedback) {
      const [row] = await db.insert(feedback).values(message).returning();
      if (!row) throw new Error('An inserted message has to come back');
      return row;
    },

    /** Uses up the next id, so that no message will have it. */
    async skipId(): Promise<number> {
      const { rows } = await db.execute<{ id: number }>(
        sql`select nextval(pg_get_serial_sequence('feedback', 'id'))::int as id`,
      );
      const [next] = rows;
      if (!next) throw new Error('A sequence has to give an id');
      return next.id;
    },

    list(filter: FeedbackFilter, { limit, offset }: { limit?: number; offset: number }) {
      const rows = select()
        .where(matches(filter))
        .orderBy(desc(feedback.createdAt), desc(feedback.id))
        .offset(offset)
        .$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    count: (filter: FeedbackFilter) => db.$count(feedback, matches(filter)),

    /** The changed message; null when it does not exist. */
    async setState(id: number, state: FeedbackState) {
      await db.update(feedback).set({ state }).where(eq(feedback.id, id));
      const [row] = await select().where(eq(feedback.id, id));
      return row ?? null;
    },
  };
}

export type FeedbackRow = Awaited<ReturnType<ReturnType<typeof createFeedbackRepository>['list']>>[number];

const matches = ({ term, state }: FeedbackFilter) =>
  and(
    term === '' ? undefined : or(contains(feedback.name, term), contains(feedback.text, term)),
    state && eq(feedback.state, state),
  );
