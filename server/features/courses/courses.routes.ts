import type { Curriculum } from '#contract/courses/course.ts';
import { getTopic, listPopularTopics, listTopics } from '#contract/courses/endpoints.ts';
import { listCurriculums } from '#contract/courses/lesson-endpoints.ts';
import { pageOf } from '#server/http/requests/paging.ts';
import { cachedRoute } from '#server/http/route.ts';
import { type Authored, contributorsOf, courseReading } from './course-reading.ts';
import type { CoursesService } from './courses.service.ts';

export const coursesRoutes = (courses: CoursesService) => [
  cachedRoute(
    listTopics,
    async ({ caller, query, headers }) => pageOf(await courses.listTopics(caller), query, headers),
    courseReading,
  ),
  cachedRoute(listPopularTopics, () => courses.listPopularTopics(), courseReading),
  cachedRoute(getTopic, ({ caller, params }) => courses.findTopic(caller, params.topicId), courseReading),
  cachedRoute<typeof listCurriculums, (Curriculum & Authored)[]>(
    listCurriculums,
    async ({ caller, params, query, headers }) =>
      pageOf(await courses.listCurriculums(caller, params.topicId), query, headers),
    { ...courseReading, ownersOf: contributorsOf },
  ),
];
