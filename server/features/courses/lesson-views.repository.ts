import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { lessons, lessonViews } from '#server/db/schema/index.ts';
import { shownLesson } from '#server/db/shown.ts';

interface View {
  readonly lessonId: number;
  readonly viewer: string;
  readonly origin: string | null;
  readonly viewedAt: Date;
}

export const createLessonViewsRepository = (db: Database) => ({
  /** False: learners see no such lesson. Otherwise it stays there until the end of the transaction. */
  async keep(lessonId: number): Promise<boolean> {
    const lesson = and(eq(lessons.id, lessonId), shownLesson);
    const rows = await db.select({ id: lessons.id }).from(lessons).where(lesson).for('key share');
    return rows.length > 0;
  },

  async viewsOf(lessonId: number): Promise<number> {
    const [row] = await db.select({ views: lessons.views }).from(lessons).where(eq(lessons.id, lessonId));
    return row?.views ?? 0;
  },

  /** Views after that moment. */
  countFrom: (origin: string, after: Date): Promise<number> =>
    db.$count(lessonViews, and(eq(lessonViews.origin, origin), gt(lessonViews.viewedAt, after))),

  /** Tells whether it is a new one: the viewer has not seen the lesson after that moment. Of several at once, one is. */
  async note(view: View, after: Date): Promise<boolean> {
    const rows = await db
      .insert(lessonViews)
      .values(view)
      .onConflictDoUpdate({
        target: [lessonViews.lessonId, lessonViews.viewer],
        set: { viewedAt: view.viewedAt, origin: view.origin },
        setWhere: lte(lessonViews.viewedAt, after),
      })
      .returning({ lessonId: lessonViews.lessonId });
    return rows.length > 0;
  },

  async add(lessonId: number): Promise<void> {
    await db
      .update(lessons)
      .set({ views: sql`${lessons.views} + 1` })
      .where(eq(lessons.id, lessonId));
  },

  async deleteUntil(moment: Date): Promise<void> {
    await db.delete(lessonViews).where(lte(lessonViews.viewedAt, moment));
  },
});
