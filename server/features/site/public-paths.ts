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

export const publicPaths = (topics: readonly Topic[], itemIds: readonly number[]): string[] => [
  ...PUBLIC_PAGES,
  ...topics.flatMap(({ id, curriculums }) => [
    `/exercises/${id}`,
    ...curriculums.map((curriculum) => `/exercises/${id}/curriculum/${curriculum.id}`),
  ]),
  ...itemIds.map((id) => `/search/${id}`),
];
