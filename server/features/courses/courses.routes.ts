import { getTopic, listPopularTopics, listTopics } from '#contract/courses/endpoints.ts';
import { listCurriculums } from '#contract/courses/lesson-endpoints.ts';
import { pageOf } from '#server/http/paging.ts';
import { route } from '#server/http/route.ts';
import type { CoursesService } from './courses.service.ts';

export const coursesRoutes = (courses: CoursesService) => [
  route(listTopics, async ({ query, headers }) => pageOf(await courses.listTopics(), query, headers)),
  route(listPopularTopics, () => courses.listPopularTopics()),
  route(getTopic, ({ params }) => courses.findTopic(params.topicId)),
  route(listCurriculums, async ({ caller, params, query, headers }) =>
    pageOf(await courses.listCurriculums(caller, params.topicId), query, headers),
  ),
];
