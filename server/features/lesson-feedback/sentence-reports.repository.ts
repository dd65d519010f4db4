import { and, eq } from 'drizzle-orm';
import type { ReportState } from '#contract/lesson-feedback/report-kinds.ts';
import type { Database } from '#server/db/connect.ts';
import { maintainedBy } from '#server/db/maintained-by.ts';
import { lessons, sentenceReports, sentences } from '#server/db/schema/index.ts';
import { visibleSentence } from '#server/db/visibility.ts';

type NewReport = Required<
  Pick<typeof sentenceReports.$inferInsert, 'sentenceId' | 'userId' | 'kind' | 'text' | 'createdAt'>
>;

interface Decision {
  readonly state: ReportState;
  readonly reason: string;
  readonly decidedBy: number;
  readonly decidedAt: Date;
}

export const createSentenceReportsRepository = (db: Database) => ({
  /**
   * A sentence that is visible to learners. Locks it, so that concurrent reports wait until the end of the transaction.
   */
  async lockSentence(id: number) {
    const [row] = await db
      .select({ id: sentences.id, viSentence: sentences.viSentence, createdBy: sentences.createdBy })
      .from(sentences)
      .where(and(eq(sentences.id, id), visibleSentence))
      .for('no key update');
    return row ?? null;
  },

  /**
   * Updates an open report of the same learner and kind. An empty text does not remove an earlier one. False when there
   * is no open report.
   */
  async replaceOpen({ sentenceId, userId, kind, text, createdAt }: NewReport): Promise<boolean> {
    const replaced = await db
      .update(sentenceReports)
      .set({ createdAt, ...(text !== '' && { text }) })
      .where(
        and(
          eq(sentenceReports.sentenceId, sentenceId),
          eq(sentenceReports.userId, userId),
          eq(sentenceReports.kind, kind),
          eq(sentenceReports.state, 'open'),
        ),
      )
      .returning({ id: sentenceReports.id });
    return replaced.length > 0;
  },

  async insert(report: NewReport): Promise<void> {
    await db.insert(sentenceReports).values(report);
  },

  /** A report on a sentence that this person maintains; null means an admin, who maintains all. */
  async find(id: number, maintainerId: number | null) {
    const [row] = await db
      .select({
        sentenceId: sentences.id,
        viSentence: sentences.viSentence,
        userId: sentenceReports.userId,
      })
      .from(sentenceReports)
      .innerJoin(sentences, eq(sentences.id, sentenceReports.sentenceId))
      .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
      .where(and(eq(sentenceReports.id, id), maintainedBy(maintainerId)));
    return row ?? null;
  },

  /** Null when it was already decided. */
  async decide(id: number, decision: Decision) {
    const [row] = await db
      .update(sentenceReports)
      .set(decision)
      .where(and(eq(sentenceReports.id, id), eq(sentenceReports.state, 'open')))
      .returning();
    return row ?? null;
  },
});
