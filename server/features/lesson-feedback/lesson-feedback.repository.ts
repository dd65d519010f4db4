import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { answerInReview } from '#server/db/answer-in-review.ts';
import type { Database } from '#server/db/connect.ts';
import {
  answerSuggestions,
  comments,
  contentVersions,
  curriculums,
  lessons,
  practiceTries,
  reviewNotes,
  scoreLedger,
  sentenceReports,
  sentences,
  topics,
} from '#server/db/schema/index.ts';
import { visibleLesson } from '#server/db/visibility.ts';
import { creditAtOnce, figureColumns } from './practice-figures.ts';

/** Null means every author, and shipped content. */
type Author = number | null;

const isThere = and(isNull(lessons.deletedAt), isNull(curriculums.deletedAt), isNull(topics.deletedAt));
const madeBy = (author: Author) => (author === null ? undefined : eq(lessons.createdBy, author));

/** Comments that everybody can read. */
export const readableComment = and(
  isNotNull(comments.userId),
  isNull(comments.deletedAt),
  isNull(comments.hiddenAt),
);

/** Lessons with the counts of open feedback. Practice figures are counted separately, for one page of lessons. */
export function createLessonFeedbackRepository(db: Database) {
  const waiting = waitingByLesson(db);
  const openReports = sql<number>`coalesce(${waiting.reports.count}, 0)::int`;
  const waitingSuggestions = sql<number>`coalesce(${waiting.suggestions.count}, 0)::int`;
  const openNotes = sql<number>`coalesce(${waiting.notes.count}, 0)::int`;

  const select = () =>
    db
      .select({
        id: lessons.id,
        title: lessons.title,
        mean: lessons.mean,
        level: lessons.level,
        published: sql<boolean>`${visibleLesson}`,
        topicId: topics.id,
        curriculumId: curriculums.id,
        curriculum: curriculums.name,
        openReports,
        waitingSuggestions,
        openNotes,
      })
      .from(lessons)
      .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
      .innerJoin(topics, eq(topics.id, curriculums.topicId))
      .leftJoin(waiting.reports, eq(waiting.reports.lessonId, lessons.id))
      .leftJoin(waiting.suggestions, eq(waiting.suggestions.lessonId, lessons.id))
      .leftJoin(waiting.notes, eq(waiting.notes.lessonId, lessons.id));

  return {
    /** The lessons with the most open feedback first, the others in the order of the courses. */
    list(author: Author, { limit, offset }: { limit?: number; offset: number }) {
      const rows = select()
        .where(and(isThere, madeBy(author)))
        .orderBy(
          desc(sql`${openReports} + ${waitingSuggestions} + ${openNotes}`),
          ...[topics, curriculums, lessons].flatMap(({ position, id }) => [asc(position), asc(id)]),
        )
        .offset(offset)
        .$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    async count(author: Author): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(lessons)
        .innerJoin(curriculums, eq(curriculums.id, lessons.curriculumId))
        .innerJoin(topics, eq(topics.id, curriculums.topicId))
        .where(and(isThere, madeBy(author)));
      return row?.count ?? 0;
    },

    async find(author: Author, lessonId: number) {
      const [row] = await select().where(and(eq(lessons.id, lessonId), isThere, madeBy(author)));
      return row ?? null;
    },

    figuresOf: (lessonIds: readonly number[]) =>
      db
        .select({ lessonId: sentences.lessonId, ...figureColumns })
        .from(practiceTries)
        .innerJoin(sentences, eq(sentences.id, practiceTries.sentenceId))
        .leftJoin(scoreLedger, creditAtOnce)
        .where(and(inArray(sentences.lessonId, [...lessonIds]), isNull(sentences.deletedAt)))
        .groupBy(sentences.lessonId)
        .orderBy(asc(sentences.lessonId)),

    commentCountsOf: (lessonIds: readonly number[]) =>
      db
        .select({ lessonId: sentences.lessonId, count: count() })
        .from(comments)
        .innerJoin(sentences, eq(sentences.id, comments.sentenceId))
        .where(and(inArray(sentences.lessonId, [...lessonIds]), isNull(sentences.deletedAt), readableComment))
        .groupBy(sentences.lessonId)
        .orderBy(asc(sentences.lessonId)),
  };
}

type LessonFeedbackRepository = ReturnType<typeof createLessonFeedbackRepository>;
export type LessonRow = Awaited<ReturnType<LessonFeedbackRepository['list']>>[number];

/** Open reports, suggestions and review notes, counted for each lesson. */
function waitingByLesson(db: Database) {
  const { lessonId } = sentences;
  // Distinct column names, because the outer query joins all three.
  const countedAs = (name: string) => sql<number>`count(*)::int`.as(name);
  /** The lesson of a version: that of its sentence, or the lesson itself. */
  const ofVersion = sql<number>`coalesce(${lessonId}, ${contentVersions.contentId})`;
  return {
    reports: db
      .select({ lessonId, count: countedAs('report_count') })
      .from(sentenceReports)
      .innerJoin(sentences, eq(sentences.id, sentenceReports.sentenceId))
      .where(and(eq(sentenceReports.state, 'open'), isNull(sentences.deletedAt)))
      .groupBy(lessonId)
      .as('open_reports'),
    suggestions: db
      .select({ lessonId, count: countedAs('suggestion_count') })
      .from(answerSuggestions)
      .innerJoin(sentences, eq(sentences.id, answerSuggestions.sentenceId))
      .where(and(eq(answerSuggestions.state, 'waiting'), not(answerInReview), isNull(sentences.deletedAt)))
      .groupBy(lessonId)
      .as('waiting_suggestions'),
    notes: db
      .select({ lessonId: ofVersion.as('noted_lesson_id'), count: countedAs('note_count') })
      .from(reviewNotes)
      .innerJoin(contentVersions, eq(contentVersions.id, reviewNotes.versionId))
      .leftJoin(
        sentences,
        and(eq(contentVersions.kind, 'sentences'), eq(sentences.id, contentVersions.contentId)),
      )
      .where(
        and(
          inArray(contentVersions.state, ['draft', 'waiting', 'changes']),
          or(eq(contentVersions.kind, 'lessons'), and(isNotNull(sentences.id), isNull(sentences.deletedAt))),
        ),
      )
      .groupBy(ofVersion)
      .as('open_notes'),
  };
}
