import {
  getProgress,
  incrementView,
  listLessons,
  listOwnLessons,
  listSentences,
} from '#contract/courses/lesson-endpoints.ts';
import { pageOf } from '#server/http/paging.ts';
import { route } from '#server/http/route.ts';
import type { LessonViewsService } from './lesson-views.service.ts';
import type { LessonsService } from './lessons.service.ts';

interface LessonServices {
  readonly lessons: LessonsService;
  readonly lessonViews: LessonViewsService;
}

export const lessonsRoutes = ({ lessons, lessonViews }: LessonServices) => [
  route(listLessons, async ({ caller, params, query, headers }) =>
    pageOf(await lessons.list(caller, params), query, headers),
  ),
  route(listOwnLessons, async ({ caller, params, query, headers }) =>
    pageOf(await lessons.listOf(caller, params), query, headers),
  ),
  route(listSentences, async ({ params, query, headers }) =>
    pageOf(await lessons.sentences(params.lessonId), query, headers),
  ),
  route(incrementView, ({ params, caller, visitor }) =>
    lessonViews.count(params.lessonId, caller, visitor()),
  ),
  route(getProgress, ({ caller, params }) => lessons.progress(caller, params.curriculumId)),
];
