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
  /** A sentence that learners see. Until the end of the transaction, whoever else reports it waits. */
  async holdSentence(id: number) {
    const [row] = await db
      .select({ id: sentences.id, viSentence: sentences.viSentence, createdBy: sentences.createdBy })
      .from(sentences)
      .where(and(eq(sentences.id, id), visibleSentence))
      .for('no key update');
    return row ?? null;
  },

  /**
   * What somebody has already reported and nobody has decided says something else now; whoever adds nothing takes back
   * nothing. False where there is none.
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

  /** Among those that this person looks after; null looks after all. */
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

  /** Null where somebody has decided before. */
  async decide(id: number, decision: Decision) {
    const [row] = await db
      .update(sentenceReports)
      .set(decision)
      .where(and(eq(sentenceReports.id, id), eq(sentenceReports.state, 'open')))
      .returning();
    return row ?? null;
  },
});
