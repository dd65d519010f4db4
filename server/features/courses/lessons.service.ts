import type { Lesson, LessonProgress, Sentence } from '#contract/courses/course.ts';
import type { OwnLesson } from '#contract/courses/lesson-endpoints.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import type { Database } from '#server/db/connect.ts';
import { notFound } from '#server/http/errors.ts';
import { presentEmail } from '#server/http/requests/present-email.ts';
import type { Caller } from '#server/http/route.ts';
import type { Authored } from './course-reading.ts';
import { createLessonsRepository, createOwnLessonsRepository } from './courses.repository.ts';

interface CurriculumPlace {
  readonly topicId: number;
  readonly curriculumId: number;
}

interface LessonRow extends Omit<Lesson, 'curriId' | 'createdByEmail' | 'sentences'> {
  readonly curriculumId: number;
  readonly createdBy: number | null;
  readonly authorEmail: string | null;
}

/** The queries behind a list of lessons. */
interface LessonSource<Row extends LessonRow> {
  hasCurriculum(curriculumId: number, topicId: number): Promise<boolean>;
  lessonsOf(curriculumId: number): PromiseLike<readonly Row[]>;
  sentencesOf(lessonIds: readonly number[]): PromiseLike<readonly Sentence[]> | readonly Sentence[];
}

interface OpenLesson extends Pick<Lesson, 'id' | 'title' | 'mean' | 'level'> {
  readonly sentences: readonly Sentence[];
}

/** Lessons and sentences for learners (PRODUCT.md, Courses), and lessons for their author. */
export function createLessonsService({ db }: { readonly db: Database }) {
  const stored = createLessonsRepository(db);

  return {
    list: (caller: Caller | null, place: CurriculumPlace): Promise<(Lesson & Authored)[]> =>
      listLessons(stored, place, caller),

    /** The lessons of one author, in every state. */
    listOf: (
      caller: Caller,
      { userId, ...place }: CurriculumPlace & { readonly userId: number },
    ): Promise<OwnLesson[]> => listLessons(createOwnLessonsRepository(db, userId), place, caller),

    async sentences(lessonId: number): Promise<Sentence[]> {
      if (!(await stored.hasLesson(lessonId))) throw notFound(courseRefusals.lessonNotFound);
      return stored.sentencesOf([lessonId]);
    },

    /** A lesson with its sentences; null when learners see no lesson with that id. */
    async open(lessonId: number): Promise<OpenLesson | null> {
      const lesson = await stored.lesson(lessonId);
      return lesson && { ...lesson, sentences: await stored.sentencesOf([lessonId]) };
    },

    async progress(learner: Caller, curriculumId: number): Promise<LessonProgress[]> {
      if (!(await stored.hasCurriculum(curriculumId))) throw notFound(courseRefusals.curriculumNotFound);
      return stored.solvedBy(learner.id, curriculumId);
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
  const sentences = await source.sentencesOf(rows.map(({ id }) => id));
  return rows.map((row) => ({
    ...row,
    curriId: row.curriculumId,
    createdByEmail: presentEmail(row, caller),
    sentences: sentences.filter(({ lessonId }) => lessonId === row.id),
  }));
}
