import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { card, LIST, listOf, lists, press, showQueue, tea, water } from '#app/testing/review-queue.tsx';
import { waitingCurriculum, waitingLesson } from '#app/testing/reviews.ts';

afterEach(cleanup);

test('a lesson and its sentences are grouped under their topic and curriculum', async () => {
  showQueue({ [LIST]: () => listOf([water, waitingCurriculum(5, 'Một tuần'), waitingLesson(4, '水')]) });
  const lesson = await screen.findByRole('region', { name: '水' });
  expect(lesson.textContent).toContain('Đời sống › Một ngày');
  expect(
    within(lesson)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['水', 'Tôi uống nước.']);
  const curricula = screen.getByRole('region', { name: reviewTexts.curriculumsGroup });
  expect((await card('Một tuần')).textContent).toContain('Đời sống');
  expect(within(curricula).getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText(reviewTexts.count('3'))).toBeDefined();
});

test('arrow keys move between reviews; letter keys do so only inside the queue', async () => {
  showQueue({ [LIST]: () => listOf([water, tea]) });
  const [first, second] = [await card('Tôi uống nước.'), await card('Tôi uống trà.')];
  const focusAfter = (key: string, target: Element = document.activeElement ?? document.body) => {
    fireEvent.keyDown(target, { key });
    return document.activeElement;
  };
  expect(focusAfter('j'), 'outside').toBe(document.body);
  expect(focusAfter('ArrowRight')).toBe(first);
  expect(focusAfter('j')).toBe(second);
  expect(focusAfter('j'), 'at the end').toBe(second);
  expect(focusAfter('k')).toBe(first);
  press(first, reviewTexts.comment);
  const field = within(first).getByRole('textbox');
  expect(focusAfter('j', field), 'while writing').toBe(field);
});

test('the versions of a piece open and close', async () => {
  showQueue({ [LIST]: () => listOf([water]) });
  press(await card('Tôi uống nước.'), reviewTexts.history);
  fireEvent.click(await screen.findByRole('button', { name: 'Lịch sử của sentences 401' }));
  expect(screen.queryByRole('button', { name: 'Lịch sử của sentences 401' })).toBeNull();
});

test('a review leaves the queue when an older version was restored', async () => {
  showQueue({ [LIST]: lists([water, tea], [tea]) });
  press(await card('Tôi uống nước.'), reviewTexts.history);
  fireEvent.click(await screen.findByRole('button', { name: 'Lấy lại' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('an empty queue says so and can be refreshed', async () => {
  showQueue({ [LIST]: lists([], [water]) });
  fireEvent.click(await screen.findByRole('button', { name: reviewTexts.lookAgain }));
  expect(await card('Tôi uống nước.')).toBeDefined();
});

test('the page is in the URL, and one beyond the end leads to the last', async () => {
  const { router, sent } = showQueue({ [LIST]: () => listOf([water], 120) }, '/?page=9');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  expect(sent[0]).toMatchObject({ query: { page: '9', size: '50' } });
});

test('a queue that cannot be loaded says so and can be retried', async () => {
  let answers = 0;
  showQueue({ [LIST]: () => (answers++ === 0 ? refusal(403, 'Không được.') : listOf([water])) });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  expect(await card('Tôi uống nước.')).toBeDefined();
});
