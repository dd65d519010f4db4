import type { Lesson, LessonProgress, Sentence } from '#contract/courses/course.ts';
import { courseRefusals } from '#contract/texts/course-refusals.ts';
import type { Database } from '#server/db/connect.ts';
import { notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { createLessonsRepository } from './lessons.repository.ts';
import { shownEmail } from './maker-email.ts';

interface CurriculumPlace {
  readonly topicId: number;
  readonly curriculumId: number;
}

/** Lessons and sentences as learners read them (spec §7). */
export function createLessonsService({ db }: { readonly db: Database }) {
  const stored = createLessonsRepository(db);

  async function list(
    caller: Caller | null,
    { topicId, curriculumId }: CurriculumPlace,
    madeBy?: number,
  ): Promise<Lesson[]> {
    if (!(await stored.hasCurriculum(curriculumId, topicId)))
      throw notFound(courseRefusals.curriculumNotFound);
    const rows = await stored.lessonsOf(curriculumId, madeBy);
    const sentences = await stored.sentencesOf(rows.map(({ id }) => id));
    return rows.map((row) => ({
      ...row,
      curriId: row.curriculumId,
      createdByEmail: shownEmail(row, caller),
      sentences: sentences.filter(({ lessonId }) => lessonId === row.id),
    }));
  }

  return {
    list: (caller: Caller | null, place: CurriculumPlace) => list(caller, place),

    listOf: (caller: Caller, { userId, ...place }: CurriculumPlace & { readonly userId: number }) =>
      list(caller, place, userId),

    async sentences(lessonId: number): Promise<Sentence[]> {
      if (!(await stored.hasLesson(lessonId))) throw notFound(courseRefusals.lessonNotFound);
      return stored.sentencesOf([lessonId]);
    },

    async progress(learner: Caller, curriculumId: number): Promise<LessonProgress[]> {
      if (!(await stored.hasCurriculum(curriculumId))) throw notFound(courseRefusals.curriculumNotFound);
      return stored.solvedBy(learner.id, curriculumId);
    },

    /** Where every lesson stands, for the sitemap. */
    places: () => stored.places(),
  };
}

export type LessonsService = ReturnType<typeof createLessonsService>;
