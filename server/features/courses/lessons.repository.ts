import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { curriculums, lessons, scoreLedger, sentences, users } from '#server/db/schema/index.ts';

const inOrder = [asc(lessons.position), asc(lessons.id)] as const;

/** Without its other answers and their analysis: the page of a lesson would weigh many times as much. */
const shownSentence = {
  id: sentences.id,
  viSentence: sentences.viSentence,
  jpSentence: sentences.jpSentence,
  reading: sentences.reading,
  hint: sentences.hint,
  lessonId: sentences.lessonId,
};

export const createLessonsRepository = (db: Database) => ({
  async hasCurriculum(curriculumId: number, topicId?: number): Promise<boolean> {
    const under = topicId === undefined ? undefined : eq(curriculums.topicId, topicId);
    return (await db.$count(curriculums, and(eq(curriculums.id, curriculumId), under))) > 0;
  },

  async hasLesson(lessonId: number): Promise<boolean> {
    return (await db.$count(lessons, eq(lessons.id, lessonId))) > 0;
  },

  /** All of them, or those that one user made. */
  lessonsOf: (curriculumId: number, madeBy?: number) =>
    db
      .select({ ...getTableColumns(lessons), makerEmail: users.email })
      .from(lessons)
      .leftJoin(users, eq(users.id, lessons.createdBy))
      .where(
        and(
          eq(lessons.curriculumId, curriculumId),
          madeBy === undefined ? undefined : eq(lessons.createdBy, madeBy),
        ),
      )
      .orderBy(...inOrder),

  sentencesOf: (lessonIds: readonly number[]) =>
    lessonIds.length === 0
      ? []
      : db
          .select(shownSentence)
          .from(sentences)
          .where(inArray(sentences.lessonId, [...lessonIds]))
          .orderBy(asc(sentences.position), asc(sentences.id)),

  /** What a learner was credited for and is still there, lesson by lesson. */
  solvedBy: (userId: number, curriculumId: number) =>
    db
      .select({
        lessonId: lessons.id,
        mode: scoreLedger.mode,
        solved: sql<number[]>`array_agg(${sentences.id} order by ${sentences.position}, ${sentences.id})`,
      })
      .from(scoreLedger)
      .innerJoin(sentences, eq(sentences.id, scoreLedger.sentenceId))
      .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
      .where(and(eq(scoreLedger.userId, userId), eq(lessons.curriculumId, curriculumId)))
      .groupBy(lessons.id, scoreLedger.mode)
      .orderBy(...inOrder, asc(scoreLedger.mode)),

  /** Where each lesson stands, for its address. */
  places: () =>
    db
      .select({ topicId: curriculums.topicId, curriculumId: curriculums.id, lessonId: lessons.id })
      .from(lessons)
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .orderBy(asc(lessons.id)),
});
