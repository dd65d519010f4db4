import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { courseTexts } from '#contract/texts/courses.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { currentSession, signOut } from '#app/lib/session/session.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { dailyLife, oneDay } from '#app/testing/courses.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import * as page from './topic-page.tsx';

const TOPIC = 'GET /api/topics/1';
const CURRICULUMS = 'GET /api/curri/by-topic/1';

const open = (answers: Answers = {}) =>
  renderPage({
    page,
    path: '/exercises/:topicId',
    address: '/exercises/1',
    answers: {
      [TOPIC]: () => Response.json(dailyLife),
      [CURRICULUMS]: () => Response.json([oneDay]),
      ...answers,
    },
  });

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows the title of the topic, and a card with a link for each curriculum', async () => {
  open();
  expect(await heading()).toBe('Đời sống hằng ngày');
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('presentation').getAttribute('src')).toBe('/images/curriculums/3.svg');
  expect(card.getByRole('heading', { level: 2, name: 'Một ngày của tôi' })).toBeDefined();
  for (const text of ['2 bài luyện dịch và luyện nghe', 'N5', 'N2', '朝、駅で'])
    expect(card.getByText(text)).toBeDefined();
  const link = card.getByRole('link', { name: 'Vào học Một ngày của tôi' });
  expect(link.getAttribute('href')).toBe('/exercises/1/curriculum/3');
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  { made: { createdByEmail: 'ho***@e***.com' }, says: 'Người soạn: ho***@e***.com', why: 'a contributor' },
  { made: {}, says: courseTexts.madeByUs, why: 'the team' },
  { made: { id: 100_000 }, says: courseTexts.madeByDeparted, why: 'a contributor who has left' },
])('a curriculum names its author: $why', async ({ made, says }) => {
  open({ [CURRICULUMS]: () => Response.json([{ ...oneDay, ...made }]) });
  expect(within(await screen.findByRole('article')).getByText(says)).toBeDefined();
});

test('breadcrumbs link back', async () => {
  open();
  const trail = within(await screen.findByRole('navigation', { name: courseTexts.trail }));
  expect(trail.getByRole('link', { name: courseTexts.practice }).getAttribute('href')).toBe('/exercises');
  expect(trail.getByText('Đời sống hằng ngày').getAttribute('aria-current')).toBe('page');
});

test('a topic without curriculums says so and shows the other topics', async () => {
  open({ [CURRICULUMS]: () => Response.json([]) });
  expect(await screen.findByText(courseTexts.curriculumsEmptyTitle)).toBeDefined();
  const back = screen.getByRole('link', { name: courseTexts.backToTopics });
  expect(back.getAttribute('href')).toBe('/exercises');
});

test.each<{ failing: Answers; title: string; why: string }>([
  {
    failing: { [TOPIC]: () => refusal(403, 'Không.'), [CURRICULUMS]: () => refusal(403, 'Không.') },
    title: 'Unknown Topic',
    why: 'nothing could be loaded: the title falls back (PRODUCT.md, Courses)',
  },
  {
    failing: { [CURRICULUMS]: () => refusal(403, 'Không.') },
    title: 'Đời sống hằng ngày',
    why: 'the curriculums could not be loaded: the title is known',
  },
])('$why; the list is empty, the failure logged, and a retry offered', async ({ failing, title }) => {
  open(failing);
  expect((await screen.findByRole('alert')).textContent).toContain(courseTexts.curriculumsFailed);
  await waitFor(async () => expect(await heading()).toBe(title));
  expect(screen.queryByRole('article')).toBeNull();
  expect(logged).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: courseTexts.backToTopics })).toBeDefined();
});

test('the retry loads the page', async () => {
  let calls = 0;
  open({ [CURRICULUMS]: () => (calls++ === 0 ? refusal(403, 'Không.') : Response.json([oneDay])) });
  fireEvent.click(await screen.findByRole('button', { name: uiTexts.tryAgain }));
  expect(await screen.findByRole('article')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unknown topic has no retry, but a link to the others', async () => {
  const missing = () => refusal(404, 'Không tìm thấy chủ đề này.');
  open({ [TOPIC]: missing, [CURRICULUMS]: missing });
  expect(await heading()).toBe('Unknown Topic');
  expect(screen.getByText(courseTexts.topicMissingTitle)).toBeDefined();
  expect(screen.queryByRole('button', { name: uiTexts.tryAgain })).toBeNull();
  expect(screen.getByRole('link', { name: courseTexts.backToTopics })).toBeDefined();
});

test('a draft on the screen goes when its reader logs out in another tab', async () => {
  signInWith({ uid: 7, roles: ['QC'] });
  const forReviewers = (reply: object) => () =>
    currentSession() ? Response.json(reply) : refusal(404, 'Không tìm thấy chủ đề này.');
  open({
    [TOPIC]: forReviewers({ ...dailyLife, isDraft: true }),
    [CURRICULUMS]: forReviewers([oneDay]),
  });
  expect(await heading()).toBe(dailyLife.title);
  act(signOut);
  expect(await screen.findByText(courseTexts.topicMissingTitle)).toBeDefined();
  expect(screen.queryByText(dailyLife.title)).toBeNull();
});
