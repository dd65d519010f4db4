import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { refusedAnswers, sentences } from '#server/db/schema/index.ts';
import { shownSentence } from '#server/db/shown.ts';

export const createMistakesRepository = (db: Database) => ({
  /** What a learner has got wrong, the latest first; of sentences that everybody sees. */
  latestOf: (userId: number, limit: number) =>
    db
      .select({
        sentenceId: sentences.id,
        viSentence: sentences.viSentence,
        jpSentence: sentences.jpSentence,
        reading: sentences.reading,
        /** In its normal form: kana, without marks. */
        typed: refusedAnswers.normalForm,
        mode: refusedAnswers.mode,
      })
      .from(refusedAnswers)
      .innerJoin(sentences, eq(sentences.id, refusedAnswers.sentenceId))
      .where(and(eq(refusedAnswers.userId, userId), shownSentence))
      .orderBy(desc(refusedAnswers.createdAt), desc(sentences.id), desc(refusedAnswers.normalForm))
      .limit(limit),
});

export type Mistake = Awaited<ReturnType<ReturnType<typeof createMistakesRepository>['latestOf']>>[number];
