import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lesson } from '#contract/courses/course.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { introductionTexts } from '#contract/texts/introductions.ts';
import { practiceModeTexts } from '#contract/texts/practice-modes.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { rememberSolved } from '#app/lib/progress/practised.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { dailyLife, morning, station } from '#app/testing/courses.ts';
import { introduction } from '#app/testing/introductions.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import * as page from './curriculum-page.tsx';

const LESSONS = 'GET /api/lessons/1/3';
const PROGRESS = 'GET /api/me/curriculums/3/progress';
const TRANSLATE = '/exercises/1/curriculum/3/40/sentence';
const LISTEN = '/exercises/1/curriculum/3/40/listening';

const open = (lessons: readonly Lesson[] = [morning, station], answers: Answers = {}) =>
  renderPage({
    page,
    path: '/exercises/:topicId/curriculum/:curriculumId',
    address: '/exercises/1/curriculum/3',
    answers: {
      'GET /api/topics/1': () => Response.json(dailyLife),
      [LESSONS]: () => Response.json(lessons),
      ...answers,
    },
  });

const cards = async () => (await screen.findAllByRole('article')).map((card) => within(card));
const firstCard = async () => (await cards())[0] ?? within(document.body);
const choose = async () => {
  fireEvent.click((await firstCard()).getByRole('link', { name: 'Buổi sáng' }));
  return within(await screen.findByRole('dialog', { name: courseTexts.modeQuestion }));
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows the name of the curriculum, and the details of each lesson', async () => {
  open();
  const [first, second] = await cards();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Một ngày của tôi');
  expect(screen.getByText(courseTexts.curriculumLead(2, 4))).toBeDefined();
  const details = ['Bài 1', 'N5', '朝', 'Buổi sáng', '3 câu', '1.234 lượt xem', courseTexts.madeByUs];
  for (const text of details) expect(first?.getByText(text)).toBeDefined();
  expect(first?.getByText('朝').getAttribute('lang')).toBe('ja');
  for (const text of ['Bài 2', 'N2', '駅で', 'Ở nhà ga', '1 câu', 'Người soạn: ho***@e***.com'])
    expect(second?.getByText(text)).toBeDefined();
  expect(second?.queryByText(/lượt xem/)).toBeNull();
});

test('beginners read Vietnamese first, others Japanese', async () => {
  open();
  const headings = (await cards()).map((card) => card.getByRole('heading', { level: 2 }).textContent);
  expect(headings).toEqual(['Buổi sáng', '駅で']);
});

test.each(['SUPPLIER', 'QC'])('%s sees drafts, marked, once the page knows who reads it', async (role) => {
  signInWith({ roles: [role] });
  const draft: Lesson = { ...station, id: 100_040, mean: 'Bài nháp', isDraft: true };
  let calls = 0;
  open([morning], {
    [LESSONS]: () => Response.json(calls++ === 0 ? [morning] : [morning, draft]),
    [PROGRESS]: () => Response.json([]),
  });
  expect(await screen.findByText(courseTexts.draft)).toBeDefined();
  const [published, unpublished] = await cards();
  expect(published?.queryByText(courseTexts.draft)).toBeNull();
  expect(unpublished?.getByText('Bài nháp')).toBeDefined();
});

test.each([
  { why: 'open for a lesson that is new', begin: () => {}, open: true },
  { why: 'closed for one that was begun', begin: () => rememberSolved(40, 'translate', 401), open: false },
])('choosing a lesson shows what it introduces, $why', async ({ begin, open: isOpen }) => {
  begin();
  open([morning], { 'GET /api/introductions/40': () => Response.json(introduction) });
  const summary = await (await choose()).findByText(introductionTexts.title, { exact: false });
  const preview = summary.closest('details');
  expect(preview?.open).toBe(isOpen);
  for (const text of ['nước', '〜を']) expect(preview?.textContent).toContain(text);
});

test('breadcrumbs link back, step by step', async () => {
  open();
  const trail = within(await screen.findByRole('navigation', { name: courseTexts.trail }));
  const links = trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [courseTexts.practice, '/exercises'],
    ['Đời sống hằng ngày', '/exercises/1'],
  ]);
  expect(trail.getByText('Một ngày của tôi').getAttribute('aria-current')).toBe('page');
});

test('both modes are plain links, which work without scripts', async () => {
  open();
  const card = await firstCard();
  expect(card.getByRole('link', { name: /^Dịch.*Buổi sáng$/ }).getAttribute('href')).toBe(TRANSLATE);
  expect(card.getByRole('link', { name: /^Nghe.*Buổi sáng$/ }).getAttribute('href')).toBe(LISTEN);
});

test.each([
  { mode: practiceModeTexts.translate.name, leadsTo: TRANSLATE },
  { mode: practiceModeTexts.listening.name, leadsTo: LISTEN },
])('choosing a lesson asks for the mode; $mode opens $leadsTo', async ({ mode, leadsTo }) => {
  const { router } = open();
  const dialog = await choose();
  expect(dialog.getByText('朝')).toBeDefined();
  fireEvent.click(dialog.getByRole('link', { name: new RegExp(mode) }));
  await waitFor(() => expect(router.state.location.pathname).toBe(leadsTo));
});

test('the dialog can be closed', async () => {
  const { router } = open();
  fireEvent.click((await choose()).getByRole('button', { name: uiTexts.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/exercises/1/curriculum/3');
});

test('a click that opens a new tab shows no dialog', async () => {
  open();
  const link = (await firstCard()).getByRole('link', { name: 'Buổi sáng' });
  expect(link.getAttribute('href')).toBe(TRANSLATE);
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('views are refetched, because the cached page may be old', async () => {
  let calls = 0;
  open([], { [LESSONS]: () => Response.json([{ ...morning, views: calls++ === 0 ? 5 : 6 }]) });
  expect(await screen.findByText('6 lượt xem')).toBeDefined();
});

test('a visitor sees the progress stored in this browser, for sentences that still exist', async () => {
  for (const id of [401, 402, 999]) rememberSolved(40, 'translate', id);
  for (const id of [401, 402, 403]) rememberSolved(40, 'listening', id);
  open();
  const card = await firstCard();
  expect(await card.findByText('2/3')).toBeDefined();
  expect(card.getByText('3/3')).toBeDefined();
  expect((await choose()).getByText(courseTexts.solved(2, 3))).toBeDefined();
});

test('a logged-in learner sees the progress of the server, whatever the browser has stored', async () => {
  rememberSolved(40, 'translate', 401);
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  open([morning, station], {
    [PROGRESS]: () => Response.json([{ lessonId: 40, mode: 'listening', solved: [402] }]),
  });
  const [first, second] = await cards();
  const listening = first?.getByRole('link', { name: /^Nghe/ });
  await waitFor(() => expect(listening?.textContent).toContain('1/3'));
  expect(first?.getByRole('link', { name: /^Dịch/ }).textContent).not.toContain('/3');
  expect(second?.queryByText('1/1')).toBeNull();
});

test('progress that fails to load is logged; the lessons are still shown', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  open([morning], { [PROGRESS]: () => refusal(403, 'Không.') });
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(await firstCard()).toBeDefined();
});

test('a curriculum without lessons says so and links back to its topic', async () => {
  open([]);
  expect(await screen.findByText(courseTexts.lessonsEmptyTitle)).toBeDefined();
  const back = screen.getByRole('link', { name: courseTexts.backToTopic });
  expect(back.getAttribute('href')).toBe('/exercises/1');
});

test('a lesson without sentences cannot be chosen', async () => {
  open([{ ...morning, sentences: [] }]);
  const card = await firstCard();
  expect(card.getByText(courseTexts.noSentences)).toBeDefined();
  expect(card.queryByRole('link')).toBeNull();
});
