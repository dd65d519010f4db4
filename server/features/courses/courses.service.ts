import type { Curriculum } from '#contract/courses/course.ts';
import type { Topic } from '#contract/courses/endpoints.ts';
import { DAY_MS, POPULAR_TOPICS_SHOWN, POPULAR_TOPICS_WINDOW_DAYS } from '#contract/limits.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { notFound } from '#server/http/errors.ts';
import { presentEmail } from '#server/http/requests/present-email.ts';
import type { Caller } from '#server/http/route.ts';
import type { Authored } from './course-reading.ts';
import type { CoursesRepository } from './courses.repository.ts';

export function createCoursesService(courses: CoursesRepository, clock: () => Date) {
  async function withCurriculums(rows: readonly Omit<Topic, 'curriculums'>[]): Promise<Topic[]> {
    const curriculums = await courses.curriculumsOf(rows.map(({ id }) => id));
    return rows.map((topic) => ({
      ...topic,
      curriculums: curriculums.filter(({ topicId }) => topicId === topic.id),
    }));
  }

  return {
    listTopics: async () => withCurriculums(await courses.topics()),

    async findTopic(id: number): Promise<Topic> {
      const row = await courses.topic(id);
      const [topic] = row ? await withCurriculums([row]) : [];
      if (!topic) throw notFound(courseRefusals.topicNotFound);
      return topic;
    },

    async listCurriculums(caller: Caller | null, topicId: number): Promise<(Curriculum & Authored)[]> {
      if (!(await courses.topic(topicId))) throw notFound(courseRefusals.topicNotFound);
      const lessons = await courses.lessonsUnder(topicId);
      return (await courses.curriculumsOf([topicId])).map((row) => ({
        ...row,
        userId: row.createdBy,
        createdByEmail: presentEmail(row, caller),
        lessons: lessons.filter(({ curriculumId }) => curriculumId === row.id),
      }));
    },

    async listPopularTopics(): Promise<Topic[]> {
      const since = new Date(clock().getTime() - POPULAR_TOPICS_WINDOW_DAYS * DAY_MS);
      const ranked = (await courses.topicIdsByLearners(since)).slice(0, POPULAR_TOPICS_SHOWN);
      const topics = await withCurriculums(await courses.topics());
      return ranked.flatMap((id) => topics.find((topic) => topic.id === id) ?? []);
    },
  };
}

export type CoursesService = ReturnType<typeof createCoursesService>;
