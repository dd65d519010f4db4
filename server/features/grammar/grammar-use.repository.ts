import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnalysedAnswer } from '#core/japanese/notation/analysed-answer.ts';
import type { Database } from '#server/db/connect.ts';
import { curriculums, lessons, sentences, topics } from '#server/db/schema/index.ts';
import { visibleSentence } from '#server/db/visibility.ts';

/** Its own focus, or that of its lesson. */
const focus = sql<readonly string[]>`case when ${sentences.focus} = '[]'::jsonb
  then ${lessons.focus} else ${sentences.focus} end`;
/** Of the whole analysis only the model answer: all answers would be many times as long. */
const model = sql<AnalysedAnswer | null>`${sentences.analysis}->'answers'->0`;

const analysedOf = sql<string>`${sentences.analysis}->>'of'`;

/** Visible sentences with their analysed model answers. */
export const createGrammarUseRepository = (db: Database) => ({
  /** Every one that is analysed, in the order of the courses, with the digest of its analysis. */
  analysed: () =>
    db
      .select({
        id: sentences.id,
        lessonId: lessons.id,
        level: lessons.level,
        letters: sql<number>`char_length(${sentences.jpSentence})`,
        focus,
        analysedOf,
      })
      .from(sentences)
      .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .innerJoin(topics, eq(topics.id, curriculums.topicId))
      .where(sql`${visibleSentence} and ${sentences.analysis} is not null`)
      .orderBy(
        asc(topics.position),
        asc(topics.id),
        asc(curriculums.position),
        asc(curriculums.id),
        asc(lessons.position),
        asc(lessons.id),
        asc(sentences.position),
        asc(sentences.id),
      ),

  modelsOf: (ids: readonly number[]) =>
    db
      .select({ analysedOf, model })
      .from(sentences)
      .where(and(inArray(sentences.id, [...ids]), isNotNull(sentences.analysis))),

  /** What the page of a point shows of them. */
  async shown(ids: readonly number[]) {
    if (ids.length === 0) return [];
    return db
      .select({
        id: sentences.id,
        viSentence: sentences.viSentence,
        jpSentence: sentences.jpSentence,
        reading: sentences.reading,
        hint: sentences.hint,
        lessonId: lessons.id,
        lesson: { title: lessons.title, mean: lessons.mean, level: lessons.level },
        curriculumId: curriculums.id,
        topicId: curriculums.topicId,
        model,
      })
      .from(sentences)
      .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .where(inArray(sentences.id, [...ids]));
  },
});

type Repository = ReturnType<typeof createGrammarUseRepository>;
export type AnalysedSentence = Awaited<ReturnType<Repository['analysed']>>[number];
export type ShownSentence = Awaited<ReturnType<Repository['shown']>>[number];
