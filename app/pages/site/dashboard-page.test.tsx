import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Dashboard } from '#contract/dashboard/endpoints.ts';
import { dashboardTexts as texts } from '#contract/texts/dashboard.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import DashboardPage from './dashboard-page.tsx';

const quiet = { learners: 0, lessonsDone: 0, requests: 0, slow: 0, refused: 0, failed: 0 };
const empty: Dashboard = {
  days: [{ day: '2026-11-18', ...quiet }],
  leftLessons: [],
  leftSteps: [],
  missedSearches: [],
  mail: { waiting: 0, failing: 0, oldestAt: null },
  slowRoutes: [],
  refusedRoutes: [],
  failedRoutes: [],
};

const show = (dashboard: Partial<Dashboard> = {}) =>
  renderWithApi(
    <DashboardPage />,
    { 'GET /api/dashboard': () => Response.json({ ...empty, ...dashboard }) },
    '/dashboard',
  );
const section = async (heading: string) => within(await screen.findByRole('region', { name: heading }));

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'admin@vi.vn', uid: 1, roles: ['ADMIN'] });
});
afterEach(cleanup);

test('each chart says in words what it shows', async () => {
  show({
    days: [
      { day: '2026-11-17', ...quiet, learners: 40 },
      { day: '2026-11-18', ...quiet, learners: 7 },
    ],
  });
  expect(
    await screen.findByRole('img', { name: texts.chart(texts.charts.learners, '7', '40') }),
  ).toBeDefined();
});

test.each([
  { heading: texts.leftTitle, says: texts.leftEmpty },
  { heading: texts.missedTitle, says: texts.missedEmpty },
  { heading: texts.mailTitle, says: texts.mailNone },
  { heading: texts.slowTitle, says: texts.slowEmpty },
  { heading: texts.refusedTitle, says: texts.refusedEmpty },
  { heading: texts.failedTitle, says: texts.failedEmpty },
])('$heading, when there is nothing: $says', async ({ heading, says }) => {
  show();
  expect((await section(heading)).getByText(says)).toBeDefined();
});

test('a lesson that learners leave links to it, and says where they stop', async () => {
  const lesson = { topicId: 1, curriculumId: 2, lessonId: 3, mean: 'Ở ga', level: 'A1' as const };
  show({ leftLessons: [{ ...lesson, sentences: 12, began: 20, left: 9, leftAfter: 4 }] });
  const left = await section(texts.leftTitle);
  expect(left.getByRole('link', { name: 'Ở ga' })).toBeDefined();
  expect(left.getByText(texts.left('9', '20'), { exact: false })).toBeDefined();
  expect(left.getByText(texts.leftAfter('4', '12'))).toBeDefined();
});

test('a step after which learners stop links to it', async () => {
  const step = { stepId: 'n5-1-ten', title: 'Tên tôi là', unit: 'Chào hỏi' };
  show({ leftSteps: [{ ...step, finished: 30, left: 12 }] });
  const left = await section(texts.leftStepsTitle);
  expect(left.getByRole('link', { name: 'Tên tôi là' }).getAttribute('href')).toBe('/path/n5-1-ten');
  expect(left.getByText(texts.leftStep('12', '30'), { exact: false })).toBeDefined();
  expect(left.getByText('Chào hỏi')).toBeDefined();
});

test('mails that fail are said so, and unknown addresses have one name', async () => {
  show({
    mail: { waiting: 3, failing: 2, oldestAt: '2026-11-18T01:00:00.000Z' },
    refusedRoutes: [{ route: 'GET ?', requests: 10, troubled: 4 }],
  });
  expect((await section(texts.mailTitle)).getByText(texts.mailFailing('2'))).toBeDefined();
  expect((await section(texts.refusedTitle)).getByText(texts.unknownPage)).toBeDefined();
});

test('a failure can be tried again', async () => {
  renderWithApi(<DashboardPage />, { 'GET /api/dashboard': () => refusal(503, 'Đang bận.') }, '/dashboard');
  expect(await screen.findByText('Đang bận.')).toBeDefined();
});
