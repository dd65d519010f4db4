import type { Topic } from '#contract/courses/endpoints.ts';

/** The pages that anyone may open and a search engine should know. */
const PUBLIC_PAGES = [
  '/',
  '/search',
  '/exercises',
  '/rank',
  '/feedback',
  '/donate',
  '/profile',
  '/sources',
  '/login',
  '/register',
];

interface LessonPlace {
  readonly topicId: number;
  readonly curriculumId: number;
  readonly lessonId: number;
}

export const publicPaths = (
  topics: readonly Topic[],
  lessons: readonly LessonPlace[],
  itemIds: readonly number[],
): string[] => [
  ...PUBLIC_PAGES,
  ...topics.flatMap(({ id, curriculums }) => [
    `/exercises/${id}`,
    ...curriculums.map((curriculum) => `/exercises/${id}/curriculum/${curriculum.id}`),
  ]),
  ...lessons.flatMap(({ topicId, curriculumId, lessonId }) =>
    ['sentence', 'listening'].map(
      (mode) => `/exercises/${topicId}/curriculum/${curriculumId}/${lessonId}/${mode}`,
    ),
  ),
  ...itemIds.map((id) => `/search/${id}`),
];
