import { and, asc, countDistinct, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { curriculums, lessons, scoreLedger, sentences, topics, users } from '#server/db/schema/index.ts';

type New<Table extends { $inferInsert: object }> = Table['$inferInsert'];

export const createCoursesRepository = (db: Database) => ({
  topics: () => db.select().from(topics).orderBy(asc(topics.position), asc(topics.id)),

  async topic(id: number) {
    const [row] = await db.select().from(topics).where(eq(topics.id, id));
    return row ?? null;
  },

  async curriculum(id: number) {
    const [row] = await db.select().from(curriculums).where(eq(curriculums.id, id));
    return row ?? null;
  },

  async lesson(id: number) {
    const [row] = await db.select().from(lessons).where(eq(lessons.id, id));
    return row ?? null;
  },

  addTopic: async (topic: New<typeof topics>) => only(await db.insert(topics).values(topic).returning()),

  addCurriculum: async (curriculum: New<typeof curriculums>) =>
    only(await db.insert(curriculums).values(curriculum).returning()),

  addLesson: async (lesson: New<typeof lessons>) => only(await db.insert(lessons).values(lesson).returning()),

  async addSentence(sentence: New<typeof sentences>): Promise<number> {
    const { id } = only(await db.insert(sentences).values(sentence).returning({ id: sentences.id }));
    return id;
  },

  curriculumsOf: (topicIds: readonly number[]) =>
    topicIds.length === 0
      ? []
      : db
          .select({ ...getTableColumns(curriculums), makerEmail: users.email })
          .from(curriculums)
          .leftJoin(users, eq(users.id, curriculums.createdBy))
          .where(inArray(curriculums.topicId, [...topicIds]))
          .orderBy(asc(curriculums.position), asc(curriculums.id)),

  lessonsUnder: (topicId: number) =>
    db
      .select(getTableColumns(lessons))
      .from(lessons)
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .where(eq(curriculums.topicId, topicId))
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
      .groupBy(topics.id)
      .orderBy(desc(learners), asc(sql`min(${topics.position})`), asc(topics.id));
    return rows.map(({ id }) => id);
  },
});

export type CoursesRepository = ReturnType<typeof createCoursesRepository>;

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An inserted row has to come back');
  return row;
}
