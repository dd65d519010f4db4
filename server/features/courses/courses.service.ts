import { POPULAR_TOPICS_SHOWN, POPULAR_TOPICS_WINDOW_DAYS } from '#contract/content-limits.ts';
import type { Curriculum } from '#contract/courses/course.ts';
import type { PopularTopic, Topic } from '#contract/courses/endpoints.ts';
import { DAY_MS } from '#contract/limits.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import type { Drafts } from '#server/db/visibility.ts';
import { notFound } from '#server/http/errors.ts';
import { draftsFor } from '#server/http/requests/drafts-for.ts';
import { presentEmail } from '#server/http/requests/present-email.ts';
import type { Caller } from '#server/http/route.ts';
import { type Authored, withDraftMark } from './course-reading.ts';
import type { CoursesRepository } from './courses.repository.ts';

interface TopicRow extends Omit<Topic, 'curriculums' | 'isDraft'> {
  readonly publishedAt: Date | null;
}

/** Topics and curricula for learners; contributors and reviewers also see drafts, marked as such. */
export function createCoursesService(courses: CoursesRepository, clock: () => Date) {
  async function withCurriculums(rows: readonly TopicRow[], drafts: Drafts): Promise<Topic[]> {
    const topicIds = rows.map(({ id }) => id);
    const curriculums = (await courses.curriculumsOf(topicIds, drafts)).map((row) => withDraftMark(row));
    return rows.map((topic) => ({
      ...withDraftMark(topic),
      curriculums: curriculums.filter(({ topicId }) => topicId === topic.id),
    }));
  }

  return {
    async listTopics(caller: Caller | null): Promise<Topic[]> {
      const drafts = draftsFor(caller);
      return withCurriculums(await courses.topics(drafts), drafts);
    },

    async findTopic(caller: Caller | null, id: number): Promise<Topic> {
      const drafts = draftsFor(caller);
      const row = await courses.topic(id, drafts);
      const [topic] = row ? await withCurriculums([row], drafts) : [];
      if (!topic) throw notFound(courseRefusals.topicNotFound);
      return topic;
    },

    async listCurriculums(caller: Caller | null, topicId: number): Promise<(Curriculum & Authored)[]> {
      const drafts = draftsFor(caller);
      if (!(await courses.topic(topicId, drafts))) throw notFound(courseRefusals.topicNotFound);
      const lessons = (await courses.lessonsUnder(topicId, drafts)).map((row) => withDraftMark(row));
      return (await courses.curriculumsOf([topicId], drafts)).map((row) => ({
        ...withDraftMark(row),
        userId: row.createdBy,
        createdByEmail: presentEmail(row, caller),
        lessons: lessons.filter(({ curriculumId }) => curriculumId === row.id),
      }));
    },

    async listPopularTopics(): Promise<PopularTopic[]> {
      const since = new Date(clock().getTime() - POPULAR_TOPICS_WINDOW_DAYS * DAY_MS);
      const all = await courses.topicsByLearners(since);
      const learnt = all.filter(({ learners }) => learners > 0);
      // As long as nobody has learnt, the first ones of the list; the screen then calls them otherwise.
      const ranked = learnt.length > 0 ? learnt : all;
      const topics = await withCurriculums(await courses.topics(), null);
      return ranked.slice(0, POPULAR_TOPICS_SHOWN).flatMap(({ id, learners }) => {
        const topic = topics.find((one) => one.id === id);
        return topic ? [{ ...topic, learners }] : [];
      });
    },
  };
}

export type CoursesService = ReturnType<typeof createCoursesService>;
