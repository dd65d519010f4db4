import { and, asc, countDistinct, desc, eq, getTableColumns, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentKind, ContentState } from '#contract/contributions/content-kinds.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import {
  contentVersions,
  curriculums,
  lessons,
  lessonViews,
  scoreLedger,
  sentences,
  topics,
  users,
} from '#server/db/schema/index.ts';
import { type Drafts, visibleLesson, visibleTo, visibleTopic } from '#server/db/visibility.ts';

/** Visible topics with their content, and these drafts. */
export const createCoursesRepository = (db: Database) => ({
  topics: (drafts: Drafts = null) =>
    db.select().from(topics).where(visibleTo(drafts).topic).orderBy(asc(topics.position), asc(topics.id)),

  async topic(id: number, drafts: Drafts) {
    const [row] = await db
      .select()
      .from(topics)
      .where(and(eq(topics.id, id), visibleTo(drafts).topic));
    return row ?? null;
  },

  curriculumsOf: (topicIds: readonly number[], drafts: Drafts) =>
    topicIds.length === 0
      ? []
      : db
          .select({ ...getTableColumns(curriculums), authorEmail: users.email })
          .from(curriculums)
          .leftJoin(users, eq(users.id, curriculums.createdBy))
          .where(and(inArray(curriculums.topicId, [...topicIds]), visibleTo(drafts).curriculum))
          .orderBy(asc(curriculums.position), asc(curriculums.id)),

  lessonsUnder: (topicId: number, drafts: Drafts) =>
    db
      .select(getTableColumns(lessons))
      .from(lessons)
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .where(and(eq(curriculums.topicId, topicId), visibleTo(drafts).lesson))
      .orderBy(asc(lessons.position), asc(lessons.id)),

  /** Topic ids with the number of different learners who earned points there since a moment, highest first. */
  async topicsByLearners(since: Date): Promise<{ id: number; learners: number }[]> {
    const learners = countDistinct(scoreLedger.userId);
    return db
      .select({ id: topics.id, learners })
      .from(topics)
      .leftJoin(curriculums, eq(curriculums.topicId, topics.id))
      .leftJoin(lessons, eq(lessons.curriculumId, curriculums.id))
      .leftJoin(sentences, eq(sentences.lessonId, lessons.id))
      .leftJoin(scoreLedger, and(eq(scoreLedger.sentenceId, sentences.id), gte(scoreLedger.createdAt, since)))
      .where(visibleTopic)
      .groupBy(topics.id)
      .orderBy(desc(learners), asc(sql`min(${topics.position})`), asc(topics.id));
  },
});

export type CoursesRepository = ReturnType<typeof createCoursesRepository>;

const inOrder = [asc(lessons.position), asc(lessons.id)] as const;

/** Without the other answers and the analysis: the lesson page would be many times larger. */
const sentenceColumns = {
  id: sentences.id,
  viSentence: sentences.viSentence,
  jpSentence: sentences.jpSentence,
  reading: sentences.reading,
  hint: sentences.hint,
  lessonId: sentences.lessonId,
  publishedAt: sentences.publishedAt,
};

/** Visible lessons with their content, and these drafts. */
export const createLessonsRepository = (db: Database, drafts: Drafts = null) => {
  const visible = visibleTo(drafts);
  return {
    async hasCurriculum(curriculumId: number, topicId?: number): Promise<boolean> {
      const under = topicId === undefined ? undefined : eq(curriculums.topicId, topicId);
      const there = and(eq(curriculums.id, curriculumId), under, visible.curriculum);
      return (await db.$count(curriculums, there)) > 0;
    },

    async hasLesson(lessonId: number): Promise<boolean> {
      return (await db.$count(lessons, and(eq(lessons.id, lessonId), visible.lesson))) > 0;
    },

    async lesson(lessonId: number) {
      const { id, title, mean, level } = lessons;
      const [row] = await db
        .select({ id, title, mean, level })
        .from(lessons)
        .where(and(eq(lessons.id, lessonId), visible.lesson));
      return row ?? null;
    },

    lessonsOf: (curriculumId: number) =>
      db
        .select({ ...getTableColumns(lessons), authorEmail: users.email })
        .from(lessons)
        .leftJoin(users, eq(users.id, lessons.createdBy))
        .where(and(eq(lessons.curriculumId, curriculumId), visible.lesson))
        .orderBy(...inOrder),

    sentencesOf: (lessonIds: readonly number[]) =>
      lessonIds.length === 0
        ? []
        : db
            .select(sentenceColumns)
            .from(sentences)
            .where(and(inArray(sentences.lessonId, [...lessonIds]), visible.sentence))
            .orderBy(asc(sentences.position), asc(sentences.id)),

    /** Sentences that a learner was credited for and that still exist, by lesson. */
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
        .where(and(eq(scoreLedger.userId, userId), eq(lessons.curriculumId, curriculumId), visible.sentence))
        .groupBy(lessons.id, scoreLedger.mode)
        .orderBy(...inOrder, asc(scoreLedger.mode)),

    /** Every sentence with its lesson and position, in the order of the courses. */
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
        .where(visible.sentence)
        .orderBy(...inOrder, asc(sentences.position), asc(sentences.id)),

    /** The parents of each lesson, for its URL. */
    places: () =>
      db
        .select({ topicId: curriculums.topicId, curriculumId: curriculums.id, lessonId: lessons.id })
        .from(lessons)
        .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
        .where(visible.lesson)
        .orderBy(asc(lessons.id)),
  };
};

/** Lessons of one author in their newest version: published, waiting, or not submitted. */
export function createOwnLessonsRepository(db: Database, authorId: number) {
  const visible = visibleTo(authorId);

  /** The author's version of a piece that is not approved yet; there is at most one. */
  const unapproved = (kind: ContentKind, id: AnyPgColumn) =>
    and(
      eq(contentVersions.kind, kind),
      eq(contentVersions.contentId, id),
      eq(contentVersions.authorId, authorId),
      sql`${contentVersions.state} in ('draft', 'waiting', 'changes')`,
    );

  return {
    async hasCurriculum(curriculumId: number, topicId: number): Promise<boolean> {
      const there = and(
        eq(curriculums.id, curriculumId),
        eq(curriculums.topicId, topicId),
        visible.curriculum,
      );
      return (await db.$count(curriculums, there)) > 0;
    },

    lessonsOf: (curriculumId: number) =>
      db
        .select({
          ...getTableColumns(lessons),
          title: newest(lessons.title),
          mean: newest(lessons.mean),
          level: newest(lessons.level),
          authorEmail: users.email,
          state: sql<ContentState>`coalesce(${contentVersions.state}, 'published')`,
        })
        .from(lessons)
        .leftJoin(users, eq(users.id, lessons.createdBy))
        .leftJoin(contentVersions, unapproved('lessons', lessons.id))
        .where(and(eq(lessons.curriculumId, curriculumId), eq(lessons.createdBy, authorId), visible.lesson))
        .orderBy(asc(lessons.position), asc(lessons.id)),

    sentencesOf: (lessonIds: readonly number[]) =>
      lessonIds.length === 0
        ? []
        : db
            .select({
              id: sentences.id,
              viSentence: newest(sentences.viSentence),
              jpSentence: newest(sentences.jpSentence),
              reading: newest(sentences.reading),
              hint: newest(sentences.hint),
              lessonId: sentences.lessonId,
              publishedAt: sentences.publishedAt,
            })
            .from(sentences)
            .leftJoin(contentVersions, unapproved('sentences', sentences.id))
            .where(and(inArray(sentences.lessonId, [...lessonIds]), visible.sentence))
            .orderBy(asc(sentences.position), asc(sentences.id)),
  };
}

/**
 * A field of the unapproved version, else of the piece itself. Versions use the same field names as the tables in code.
 */
const newest = <Column extends AnyPgColumn>(column: Column) =>
  sql<Column['_']['data']>`coalesce(${contentVersions.fields} ->> ${column.name}::text, ${column})`;

interface View {
  readonly lessonId: number;
  readonly viewer: string;
  readonly origin: string | null;
  readonly viewedAt: Date;
}

export const createLessonViewsRepository = (db: Database) => ({
  /** False when learners see no such lesson. Otherwise locks it until the end of the transaction. */
  async lock(lessonId: number): Promise<boolean> {
    const lesson = and(eq(lessons.id, lessonId), visibleLesson);
    const rows = await db.select({ id: lessons.id }).from(lessons).where(lesson).for('key share');
    return rows.length > 0;
  },

  async viewsOf(lessonId: number): Promise<number> {
    const [row] = await db.select({ views: lessons.views }).from(lessons).where(eq(lessons.id, lessonId));
    return row?.views ?? 0;
  },

  /** Views after that moment. */
  countFrom: (origin: string, after: Date): Promise<number> =>
    db.$count(lessonViews, and(eq(lessonViews.origin, origin), gt(lessonViews.viewedAt, after))),

  /**
   * Returns whether the view counts: the viewer has not seen the lesson after that moment. Of concurrent views only one
   * counts.
   */
  async record(view: View, after: Date): Promise<boolean> {
    const rows = await db
      .insert(lessonViews)
      .values(view)
      .onConflictDoUpdate({
        target: [lessonViews.lessonId, lessonViews.viewer],
        set: { viewedAt: view.viewedAt, origin: view.origin },
        setWhere: lte(lessonViews.viewedAt, after),
      })
      .returning({ lessonId: lessonViews.lessonId });
    return rows.length > 0;
  },

  async add(lessonId: number): Promise<void> {
    await db
      .update(lessons)
      .set({ views: sql`${lessons.views} + 1` })
      .where(eq(lessons.id, lessonId));
  },

  deleteUntil: (moment: Date, signal?: AbortSignal): Promise<void> =>
    deleteInPortions(db, lessonViews, lte(lessonViews.viewedAt, moment), { signal }),
});
