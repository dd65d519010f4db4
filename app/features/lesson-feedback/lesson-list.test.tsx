import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LessonSummary } from '#contract/lesson-feedback/lesson-feedback.ts';
import { paths } from '#contract/paths.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { waterLesson } from '#app/testing/lesson-feedback.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { LessonList } from './lesson-list.tsx';

const LIST = 'GET /api/me/lesson-feedback';
const lessons = (rows: readonly LessonSummary[], total = rows.length) =>
  Response.json(rows, { headers: { 'X-Total-Count': String(total) } });
const show = (answer: () => Response, address = '/') =>
  renderWithApi(<LessonList userId={7} />, { [LIST]: answer }, address);
const card = async () => within(await screen.findByRole('listitem'));

afterEach(cleanup);

test('a lesson shows its figures and links to its feedback', async () => {
  show(() => lessons([waterLesson]));
  const lesson = await card();
  expect(lesson.getByRole('link').getAttribute('href')).toBe(paths.lessonFeedback(12));
  const figures = lesson.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['1.234', '56', '67%', '4']);
  expect(lesson.getByText(texts.nothingToDo)).toBeDefined();
  expect(lesson.queryByText(texts.unpublished)).toBeNull();
});

test.each<{ lesson: Partial<LessonSummary>; says: string; why: string }>([
  { lesson: { openReports: 2 }, says: texts.openReports('2'), why: 'reports' },
  { lesson: { waitingSuggestions: 3 }, says: texts.waitingSuggestions('3'), why: 'suggested answers' },
  { lesson: { openNotes: 1 }, says: texts.openNotes('1'), why: 'notes of reviewers' },
  { lesson: { published: false }, says: texts.unpublished, why: 'it is not published yet' },
  { lesson: { firstTryRate: null }, says: texts.noRate, why: 'it was never tried' },
])('a card shows: $why', async ({ lesson, says }) => {
  show(() => lessons([{ ...waterLesson, ...lesson }]));
  expect((await card()).getByText(says)).toBeDefined();
});

test('a contributor without lessons gets a link to create one', async () => {
  show(() => lessons([]));
  expect((await screen.findByRole('link', { name: texts.makeLesson })).getAttribute('href')).toBe(
    paths.topicSupplier,
  );
});

test('the page is in the URL; one beyond the end leads to the last', async () => {
  const { router, sent } = show(() => lessons([waterLesson], 45), '/?page=9');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  await screen.findByText(uiTexts.pageOf(3, 3));
  const asked = [
    { page: '9', size: '20' },
    { page: '3', size: '20' },
  ];
  await waitFor(() => expect(sent.map(({ query }) => query)).toEqual(asked));
});

test('a list that cannot be loaded says so and can be retried', async () => {
  let calls = 0;
  show(() => (calls++ === 0 ? refusal(403, 'Không được.') : lessons([waterLesson])));
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  expect((await card()).getByText('Nước')).toBeDefined();
});
