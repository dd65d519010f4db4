import type { Lesson, LessonProgress, Sentence } from '#contract/courses/course.ts';
import type { OwnLesson } from '#contract/courses/lesson-endpoints.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import type { Database } from '#server/db/connect.ts';
import { notFound } from '#server/http/errors.ts';
import { draftsFor } from '#server/http/requests/drafts-for.ts';
import { presentEmail } from '#server/http/requests/present-email.ts';
import type { Caller } from '#server/http/route.ts';
import { type Authored, withDraftMark } from './course-reading.ts';
import { createLessonsRepository, createOwnLessonsRepository } from './courses.repository.ts';

interface CurriculumPlace {
  readonly topicId: number;
  readonly curriculumId: number;
}

interface LessonRow extends Omit<Lesson, 'curriId' | 'createdByEmail' | 'sentences' | 'isDraft'> {
  readonly publishedAt: Date | null;
  readonly curriculumId: number;
  readonly createdBy: number | null;
  readonly authorEmail: string | null;
}

interface SentenceRow extends Omit<Sentence, 'isDraft'> {
  readonly publishedAt: Date | null;
}

/** The queries behind a list of lessons. */
interface LessonSource<Row extends LessonRow> {
  hasCurriculum(curriculumId: number, topicId: number): Promise<boolean>;
  lessonsOf(curriculumId: number): PromiseLike<readonly Row[]>;
  sentencesOf(lessonIds: readonly number[]): PromiseLike<readonly SentenceRow[]> | readonly SentenceRow[];
}

interface OpenLesson extends Pick<Lesson, 'id' | 'title' | 'mean' | 'level'> {
  readonly sentences: readonly Sentence[];
}

/** Lessons and sentences for learners (PRODUCT.md, Courses), for authors and reviewers with drafts. */
export function createLessonsService({ db }: { readonly db: Database }) {
  const stored = createLessonsRepository(db);
  const readBy = (caller: Caller | null) => createLessonsRepository(db, draftsFor(caller));

  return {
    list: (caller: Caller | null, place: CurriculumPlace): Promise<(Lesson & Authored)[]> =>
      listLessons(readBy(caller), place, caller),

    /** The lessons of one author, in every state. */
    listOf: (
      caller: Caller,
      { userId, ...place }: CurriculumPlace & { readonly userId: number },
    ): Promise<OwnLesson[]> => listLessons(createOwnLessonsRepository(db, userId), place, caller),

    async sentences(caller: Caller | null, lessonId: number): Promise<Sentence[]> {
      const readable = readBy(caller);
      if (!(await readable.hasLesson(lessonId))) throw notFound(courseRefusals.lessonNotFound);
      return (await readable.sentencesOf([lessonId])).map((row) => withDraftMark(row));
    },

    /** A lesson with its sentences; null when learners see no lesson with that id. */
    async open(lessonId: number): Promise<OpenLesson | null> {
      const lesson = await stored.lesson(lessonId);
      return lesson && { ...lesson, sentences: await stored.sentencesOf([lessonId]) };
    },

    async progress(learner: Caller, curriculumId: number): Promise<LessonProgress[]> {
      const readable = readBy(learner);
      if (!(await readable.hasCurriculum(curriculumId))) throw notFound(courseRefusals.curriculumNotFound);
      return readable.solvedBy(learner.id, curriculumId);
    },

    /** The parents of every lesson, for the sitemap. */
    places: () => stored.places(),
  };
}

export type LessonsService = ReturnType<typeof createLessonsService>;

async function listLessons<Row extends LessonRow>(
  source: LessonSource<Row>,
  { topicId, curriculumId }: CurriculumPlace,
  caller: Caller | null,
) {
  if (!(await source.hasCurriculum(curriculumId, topicId))) throw notFound(courseRefusals.curriculumNotFound);
  const rows = await source.lessonsOf(curriculumId);
  const sentences = (await source.sentencesOf(rows.map(({ id }) => id))).map((row) => withDraftMark(row));
  return rows.map((row) => ({
    ...withDraftMark(row),
    curriId: row.curriculumId,
    createdByEmail: presentEmail(row, caller),
    sentences: sentences.filter(({ lessonId }) => lessonId === row.id),
  }));
}
