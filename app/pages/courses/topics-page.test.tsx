import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { courseTexts } from '#contract/texts/courses.ts';
import { currentSession, endSession, signOut } from '#app/lib/session/session.ts';
import { dailyLife } from '#app/testing/courses.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import * as page from './topics-page.tsx';

beforeEach(() => localStorage.clear());
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

test('only a draft is marked as one', async () => {
  open([dailyLife, { ...dailyLife, id: 9, title: 'Nấu ăn', isDraft: true }]);
  const marked = (await screen.findAllByRole('article')).map(
    (card) => within(card).queryByText(courseTexts.draft) !== null,
  );
  expect(marked).toEqual([false, true]);
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

const TOPICS = 'GET /api/topics';
const DRAFT = 'Chủ đề nháp';

/** A reviewer has read the topics with their drafts, and has gone to another page. */
async function afterReviewer() {
  signInWith({ uid: 7, roles: ['QC'] });
  const drafts = [{ ...dailyLife, id: 9, title: DRAFT, isDraft: true }];
  const { router, callsOf } = renderPage({
    page,
    path: '/exercises',
    address: '/exercises',
    answers: {
      [TOPICS]: () => Response.json([dailyLife, ...(currentSession()?.roles.includes('QC') ? drafts : [])]),
    },
  });
  await screen.findByText(DRAFT);
  // The page loads the topics, and reads them again for a reviewer.
  await expect.poll(() => callsOf(TOPICS)).toHaveLength(2);
  await act(() => router.navigate('/'));
  return { comeBack: () => act(() => router.navigate('/exercises')), callsOf };
}

test.each([
  { change: signOut, why: 'nobody' },
  { change: () => signInWith({ uid: 8, roles: ['USER'] }), why: 'another account' },
])('whoever comes after a reviewer sees no drafts: $why', async ({ change }) => {
  const { comeBack, callsOf } = await afterReviewer();
  act(change);
  expect(callsOf(TOPICS), 'asked again only when they are needed').toHaveLength(2);
  await comeBack();
  expect(await screen.findByText(dailyLife.title)).toBeDefined();
  expect(screen.queryByText(DRAFT)).toBeNull();
});

test('an expired session leaves the account on the device, and the topics that it has read', async () => {
  const { comeBack, callsOf } = await afterReviewer();
  act(endSession);
  await comeBack();
  expect(await screen.findByText(DRAFT)).toBeDefined();
  expect(callsOf(TOPICS)).toHaveLength(2);
});
