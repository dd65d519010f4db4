import type { Topic } from '#contract/courses/endpoints.ts';
import type { SitemapEntry } from './sitemap.ts';

/** The pages that stand by themselves, that anyone may open and that a search engine should know. */
const PUBLIC_PAGES = [
  '/',
  '/search',
  '/exercises',
  '/rank',
  '/feedback',
  '/donate',
  '/profile',
  '/sources',
  '/privacy',
  '/login',
  '/register',
];

interface LessonPlace {
  readonly topicId: number;
  readonly curriculumId: number;
  readonly lessonId: number;
}

interface WordTime {
  readonly id: number;
  readonly updatedAt: Date;
}

export const pageEntries = (): SitemapEntry[] => PUBLIC_PAGES.map((path) => ({ path }));

/** Topics, their curricula, and both ways to practise each lesson. When a course was last changed nobody notes down. */
export const lessonEntries = (topics: readonly Topic[], lessons: readonly LessonPlace[]): SitemapEntry[] =>
  [
    ...topics.flatMap(({ id, curriculums }) => [
      `/exercises/${id}`,
      ...curriculums.map((curriculum) => `/exercises/${id}/curriculum/${curriculum.id}`),
    ]),
    ...lessons.flatMap(({ topicId, curriculumId, lessonId }) =>
      ['sentence', 'listening'].map(
        (mode) => `/exercises/${topicId}/curriculum/${curriculumId}/${lessonId}/${mode}`,
      ),
    ),
  ].map((path) => ({ path }));

export const wordEntries = (words: readonly WordTime[]): SitemapEntry[] =>
  words.map(({ id, updatedAt }) => ({ path: `/search/${id}`, changedAt: updatedAt }));
