import { useEffect } from 'react';
import { incrementView } from '#contract/courses/lesson-endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { logFailure } from '#app/lib/log.ts';
import { forgetView, hasViewed, rememberView } from '#app/lib/progress/viewed-lessons.ts';

/** Counts a view of the lesson, if any, at most once per 24 h and browser (PRODUCT.md, Courses, D17). */
export function useCountView(lessonId: number | null): void {
  const api = useApi();
  useEffect(() => {
    if (lessonId === null || hasViewed(lessonId)) return;
    // Remember before the reply: another tab or a remount would count a second time.
    rememberView(lessonId);
    api.call(incrementView, { params: { lessonId: String(lessonId) } }).catch((error: unknown) => {
      forgetView(lessonId);
      logFailure('The view of a lesson was not counted', error);
    });
  }, [api, lessonId]);
}
