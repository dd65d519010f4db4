import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { curriculums, lessons, scoreLedger, sentences, users } from '#server/db/schema/index.ts';
import { shownCurriculum, shownLesson, shownSentence } from '#server/db/shown.ts';

const inOrder = [asc(lessons.position), asc(lessons.id)] as const;

/** Without its other answers and their analysis: the page of a lesson would weigh many times as much. */
const sentenceColumns = {
  id: sentences.id,
  viSentence: sentences.viSentence,
  jpSentence: sentences.jpSentence,
  reading: sentences.reading,
  hint: sentences.hint,
  lessonId: sentences.lessonId,
};

/** Lessons and what is in them, as far as learners see them. */
export const createLessonsRepository = (db: Database) => ({
  async hasCurriculum(curriculumId: number, topicId?: number): Promise<boolean> {
    const under = topicId === undefined ? undefined : eq(curriculums.topicId, topicId);
    return (await db.$count(curriculums, and(eq(curriculums.id, curriculumId), under, shownCurriculum))) > 0;
  },

  async hasLesson(lessonId: number): Promise<boolean> {
    return (await db.$count(lessons, and(eq(lessons.id, lessonId), shownLesson))) > 0;
  },

  async lesson(lessonId: number) {
    const { id, title, mean, level } = lessons;
    const [row] = await db
      .select({ id, title, mean, level })
      .from(lessons)
      .where(and(eq(lessons.id, lessonId), shownLesson));
    return row ?? null;
  },

  lessonsOf: (curriculumId: number) =>
    db
      .select({ ...getTableColumns(lessons), makerEmail: users.email })
      .from(lessons)
      .leftJoin(users, eq(users.id, lessons.createdBy))
      .where(and(eq(lessons.curriculumId, curriculumId), shownLesson))
      .orderBy(...inOrder),

  sentencesOf: (lessonIds: readonly number[]) =>
    lessonIds.length === 0
      ? []
      : db
          .select(sentenceColumns)
          .from(sentences)
          .where(and(inArray(sentences.lessonId, [...lessonIds]), shownSentence))
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
      .where(and(eq(scoreLedger.userId, userId), eq(lessons.curriculumId, curriculumId), shownSentence))
      .groupBy(lessons.id, scoreLedger.mode)
      .orderBy(...inOrder, asc(scoreLedger.mode)),

  /** Every sentence with its lesson and place, in the order of the courses. */
  everySentence: () =>
    db
      .select({
        id: sentences.id,
        viSentence: sentences.viSentence,
        jpSentence: sentences.jpSentence,
        reading: sentences.reading,
        lessonId: lessons.id,
        lessonTitle: lessons.title,
        level: lessons.level,
        curriculumId: curriculums.id,
        topicId: curriculums.topicId,
      })
      .from(sentences)
      .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .where(shownSentence)
      .orderBy(...inOrder, asc(sentences.position), asc(sentences.id)),

  /** Where each lesson stands, for its address. */
  places: () =>
    db
      .select({ topicId: curriculums.topicId, curriculumId: curriculums.id, lessonId: lessons.id })
      .from(lessons)
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .where(shownLesson)
      .orderBy(asc(lessons.id)),
});
