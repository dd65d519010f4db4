import { and, asc, countDistinct, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { curriculums, lessons, scoreLedger, sentences, topics, users } from '#server/db/schema/index.ts';
import { shownCurriculum, shownLesson, shownTopic } from '#server/db/shown.ts';

/** Topics and what is in them, as far as learners see them. */
export const createCoursesRepository = (db: Database) => ({
  topics: () => db.select().from(topics).where(shownTopic).orderBy(asc(topics.position), asc(topics.id)),

  async topic(id: number) {
    const [row] = await db
      .select()
      .from(topics)
      .where(and(eq(topics.id, id), shownTopic));
    return row ?? null;
  },

  curriculumsOf: (topicIds: readonly number[]) =>
    topicIds.length === 0
      ? []
      : db
          .select({ ...getTableColumns(curriculums), makerEmail: users.email })
          .from(curriculums)
          .leftJoin(users, eq(users.id, curriculums.createdBy))
          .where(and(inArray(curriculums.topicId, [...topicIds]), shownCurriculum))
          .orderBy(asc(curriculums.position), asc(curriculums.id)),

  lessonsUnder: (topicId: number) =>
    db
      .select(getTableColumns(lessons))
      .from(lessons)
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .where(and(eq(curriculums.topicId, topicId), shownLesson))
      .orderBy(asc(lessons.position), asc(lessons.id)),

  /** Topic ids by the number of different learners who earned points there since a moment, most first. */
  async topicIdsByLearners(since: Date): Promise<number[]> {
    const learners = countDistinct(scoreLedger.userId);
    const rows = await db
      .select({ id: topics.id, learners })
      .from(topics)
      .leftJoin(curriculums, eq(curriculums.topicId, topics.id))
      .leftJoin(lessons, eq(lessons.curriculumId, curriculums.id))
      .leftJoin(sentences, eq(sentences.lessonId, lessons.id))
      .leftJoin(scoreLedger, and(eq(scoreLedger.sentenceId, sentences.id), gte(scoreLedger.createdAt, since)))
      .where(shownTopic)
      .groupBy(topics.id)
      .orderBy(desc(learners), asc(sql`min(${topics.position})`), asc(topics.id));
    return rows.map(({ id }) => id);
  },
});

export type CoursesRepository = ReturnType<typeof createCoursesRepository>;
