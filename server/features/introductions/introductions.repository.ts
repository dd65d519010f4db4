import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnalysedAnswer } from '#core/japanese/notation/analysed-answer.ts';
import type { Database } from '#server/db/connect.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { visibleLesson, visibleSentence } from '#server/db/visibility.ts';

/** What the introductions of visible lessons are derived from. */
export const createIntroductionsRepository = (db: Database) => ({
  /** Null when learners see no such lesson. */
  async curriculumOf(lessonId: number): Promise<number | null> {
    const [row] = await db
      .select({ curriculumId: lessons.curriculumId })
      .from(lessons)
      .where(and(eq(lessons.id, lessonId), visibleLesson));
    return row?.curriculumId ?? null;
  },

  lessonsOf: (curriculumId: number) =>
    db
      .select({
        id: lessons.id,
        level: lessons.level,
        focus: lessons.focus,
        introduces: lessons.introduces,
      })
      .from(lessons)
      .where(and(eq(lessons.curriculumId, curriculumId), visibleLesson))
      .orderBy(asc(lessons.position), asc(lessons.id)),

  /** With the analysis of the model answer alone: that of all answers is many times larger. */
  sentencesOf: (lessonIds: readonly number[]) =>
    lessonIds.length === 0
      ? []
      : db
          .select({
            id: sentences.id,
            lessonId: sentences.lessonId,
            jpSentence: sentences.jpSentence,
            reading: sentences.reading,
            accepted: sentences.accepted,
            blocked: sentences.blocked,
            focus: sentences.focus,
            analysed: {
              of: sql<string | null>`${sentences.analysis}->>'of'`,
              version: sql<number | null>`(${sentences.analysis}->>'version')::int`,
            },
            model: sql<AnalysedAnswer | null>`${sentences.analysis}->'answers'->0`,
          })
          .from(sentences)
          .where(and(inArray(sentences.lessonId, [...lessonIds]), visibleSentence))
          .orderBy(asc(sentences.position), asc(sentences.id)),
});
