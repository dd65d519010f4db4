import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listSentences } from '#contract/courses/lesson-endpoints.ts';
import { TRIAL_SENTENCES } from '#contract/limits.ts';
import { homeTexts } from '#contract/texts/home.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { firstLesson } from '#app/features/home/first-lessons.tsx';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { dailyLife, morning } from '#app/testing/courses.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import HomePage from './home-page.tsx';

vi.mock('./home-search.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () => renderWithApi(<HomePage />, { 'GET /api/topics/popular': () => Response.json([]) });

test('has every fixed link, whatever topics are popular (PRODUCT.md, Courses)', () => {
  show();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/exercises',
      '/exercises/1',
      '/exercises/3',
      ...[40, 41, 42, 43].map((lesson) => `/exercises/1/curriculum/3/${lesson}/sentence`),
      '/exercises/3/curriculum/1',
      '/profile',
      '/feedback',
    ]),
  );
});

test.each([
  { learners: 0, heading: homeTexts.topicsHeading, why: 'nobody has learned yet' },
  { learners: 1, heading: homeTexts.popularHeading, why: 'somebody has learned' },
])('topics are called popular only once it is true: $why', async ({ learners, heading }) => {
  renderWithApi(<HomePage />, {
    'GET /api/topics/popular': () => Response.json([{ ...dailyLife, learners }]),
  });
  expect(await screen.findByRole('heading', { level: 3, name: dailyLife.title })).toBeDefined();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(
    headings.filter((text) =>
      [homeTexts.topicsHeading, homeTexts.popularHeading].some((one) => one === text),
    ),
  ).toEqual([heading]);
});

test('the page works if the search box fails to load', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // React logs it too.
  vi.spyOn(console, 'error').mockReturnValue();
  show();
  const link = await screen.findByRole('link', { name: navigationTexts.search });
  expect(link.getAttribute('href')).toBe('/search');
  expect(await screen.findByText(uiTexts.loadFailed)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(homeTexts.heading);
});

test('the trial has no drafts, which a reviewer may have left in the cache', async () => {
  const { client } = show();
  const { queryKey } = endpointQuery(listSentences, {
    params: { lessonId: String(firstLesson.lessonId) },
    query: { page: '1', size: String(TRIAL_SENTENCES) },
  });
  const [published] = morning.sentences;
  if (!published) throw new Error('a lesson without sentences');
  const draft = { ...published, id: 900, viSentence: 'Câu nháp.', isDraft: true as const };
  act(() => void client.setQueryData(queryKey, [draft, published]));
  expect(await screen.findByText(published.viSentence)).toBeDefined();
  expect(screen.queryByText(draft.viSentence)).toBeNull();
});
