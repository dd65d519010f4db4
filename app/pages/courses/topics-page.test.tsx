import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { courseTexts } from '#contract/texts/courses.ts';
import { dailyLife } from '#app/testing/courses.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import * as page from './topics-page.tsx';

afterEach(cleanup);

const open = (topics: readonly object[]) =>
  renderPage({
    page,
    path: '/exercises',
    address: '/exercises',
    answers: { 'GET /api/topics': () => Response.json(topics) },
  });

test('a card for each topic: image, title, number of curriculums, and link', async () => {
  open([dailyLife, { ...dailyLife, id: 2, title: 'Du lịch', curriculums: [] }]);
  const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card));
  expect(first?.getByRole('presentation').getAttribute('src')).toBe('/images/topics/1.svg');
  expect(first?.getByText('1 giáo trình')).toBeDefined();
  const link = first?.getByRole('link', { name: 'Đời sống hằng ngày' });
  expect(link?.getAttribute('href')).toBe('/exercises/1');
  expect(second?.getByRole('link', { name: 'Du lịch' }).getAttribute('href')).toBe('/exercises/2');
  expect(second?.getByText('0 giáo trình')).toBeDefined();
});

test.each([
  { topics: [dailyLife], why: 'beside the list' },
  { topics: [], why: 'when there are no topics yet' },
])('links to /feedback for missing topics, $why', async ({ topics }) => {
  open(topics);
  const link = await screen.findByRole('link', { name: courseTexts.suggestTopic });
  expect(link.getAttribute('href')).toBe('/feedback');
  expect(screen.queryByText(courseTexts.topicsEmptyTitle) !== null).toBe(topics.length === 0);
});
