import { getLessonFeedback, listLessonFeedback } from '#contract/lesson-feedback/endpoints.ts';
import { LESSON_FEEDBACK_PER_PAGE } from '#contract/limits.ts';
import { ownPageQuery, ownQuery } from '#app/lib/api/own-query.ts';

export const lessonListQuery = (page: number, userId: number | null) =>
  ownPageQuery(listLessonFeedback, { query: { page, size: LESSON_FEEDBACK_PER_PAGE } }, userId);

export const lessonFeedbackQuery = (lessonId: string, userId: number | null) =>
  ownQuery(getLessonFeedback, { params: { lessonId } }, userId);
