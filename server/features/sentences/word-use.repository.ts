import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { AnalysedAnswer } from '#core/japanese/notation/analysed-answer.ts';
import type { Database } from '#server/db/connect.ts';
import { curriculums, lessons, sentences } from '#server/db/schema/index.ts';
import { visibleSentence } from '#server/db/visibility.ts';

const { id, viSentence, jpSentence, analysis } = sentences;

export const createWordUseRepository = (db: Database) => ({
  /** Visible sentences that contain one of these texts, the easy and short ones first. */
  containing: (texts: readonly string[], limit: number) =>
    db
      .select({
        id,
        viSentence,
        // Of the whole analysis only the model answer: all answers would be many times as long.
        model: sql<AnalysedAnswer | null>`${analysis}->'answers'->0`,
        lessonId: lessons.id,
        title: lessons.title,
        mean: lessons.mean,
        level: lessons.level,
        curriculumId: curriculums.id,
        topicId: curriculums.topicId,
      })
      .from(sentences)
      .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .where(and(visibleSentence, or(...texts.map((text) => sql`strpos(${jpSentence}, ${text}) > 0`))))
      .orderBy(asc(lessons.level), asc(sql`char_length(${jpSentence})`), asc(id))
      .limit(limit),
});

export type SentenceInLesson = Awaited<
  ReturnType<ReturnType<typeof createWordUseRepository>['containing']>
>[number];
