import { LESSON_VIEWS_MAX_AGE_MS } from '#contract/content-limits.ts';
import type { Lesson } from '#contract/courses/course.ts';
import {
  getProgress,
  incrementView,
  listLessons,
  listOwnLessons,
  listSentences,
} from '#contract/courses/lesson-endpoints.ts';
import { pageOf } from '#server/http/requests/paging.ts';
import { cachedRoute, route } from '#server/http/route.ts';
import { type Authored, contributorsOf, courseReading } from './course-reading.ts';
import type { LessonViewsService } from './lesson-views.service.ts';
import type { LessonsService } from './lessons.service.ts';

interface LessonServices {
  readonly lessons: LessonsService;
  readonly lessonViews: LessonViewsService;
}

export const lessonsRoutes = ({ lessons, lessonViews }: LessonServices) => [
  cachedRoute<typeof listLessons, (Lesson & Authored)[]>(
    listLessons,
    async ({ caller, params, query, headers }) => pageOf(await lessons.list(caller, params), query, headers),
    { ...courseReading, maxAgeMs: LESSON_VIEWS_MAX_AGE_MS, ownersOf: contributorsOf },
  ),
  route(listOwnLessons, async ({ caller, params, query, headers }) =>
    pageOf(await lessons.listOf(caller, params), query, headers),
  ),
  cachedRoute(
    listSentences,
    async ({ caller, params, query, headers }) =>
      pageOf(await lessons.sentences(caller, params.lessonId), query, headers),
    courseReading,
  ),
  route(incrementView, ({ params, caller, visitor }) =>
    lessonViews.count(params.lessonId, caller, visitor()),
  ),
  route(getProgress, ({ caller, params }) => lessons.progress(caller, params.curriculumId)),
];
