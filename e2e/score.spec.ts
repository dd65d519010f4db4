import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { newLearner, openAs } from './support/people.ts';
import { PHONE, PLACES } from './support/places.ts';
import { answer, answerCard, button, lessonAddress, modeLink, sentencesOf } from './support/practice.ts';
import { giveVoice } from './support/speech.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE, colorScheme: 'dark' });

test('translating with an account: points, a suggestion, a saved word, progress and the ranking', async ({
  page,
  request,
  tokenOf,
}) => {
  await giveVoice(page);
  const [first, second, third] = await sentencesOf(request, 41);
  const { email, token } = await newLearner(request);
  await openAs(page, token, lessonAddress(41));
  const star = page.getByRole('banner').getByRole('link', { name: /^\d+ điểm$/ });
  await expect(star).toHaveAccessibleName('0 điểm');

  await test.step('correct on the second attempt, and “my answer is right too”', async () => {
    await answer(page, '飛行機で会社へ行きます', 'Chưa đúng');
    await button(page, 'Đáp án của tôi cũng đúng').click();
    await expect(page.getByText('Cảm ơn bạn!')).toBeVisible();
    await answer(page, first.jpSentence, 'Chính xác');
    await expect(page.getByText('+5 điểm', { exact: true })).toBeVisible();
    await expect(star).toHaveAccessibleName('5 điểm');
  });
  await test.step('correct at once', async () => {
    await button(page, 'Câu sau').click();
    await answer(page, second.jpSentence, 'Chính xác');
    await expect(page.getByText('+10 điểm', { exact: true })).toBeVisible();
    await expect(star).toHaveAccessibleName('15 điểm');
  });
  await test.step('correct after revealing the answer', async () => {
    await button(page, 'Câu sau').click();
    await button(page, 'Gợi ý').click();
    await button(page, 'Xem đáp án').click();
    await expect(answerCard(page)).toBeVisible();
    await answer(page, third.jpSentence, 'Chính xác');
    await expect(star).toHaveAccessibleName('17 điểm');
  });
  await test.step('a word of the answer is saved in the notebook', () => saveWord(page));
  await test.step('the lesson list shows the progress', async () => {
    await page.getByRole('link', { name: 'Một ngày của tôi' }).click();
    await expect(modeLink(page, 'Dịch', 'Đi làm')).toContainText('Đã đúng 3 trên 9 câu');
  });

  // Another user in the ranking.
  const others = await request.post('/api/sentences/check-answer', {
    headers: { Authorization: `Bearer ${await tokenOf('supplier')}` },
    data: { sentenceId: first.id, userAnswer: first.jpSentence },
  });
  expect(await others.json()).toMatchObject({ correct: true });
  await page.goto(paths.rank);
  for (const period of ['Tuần này', 'Tháng này', 'Toàn thời gian']) {
    await page.getByRole('link', { name: period }).click();
    await expect(page.getByRole('link', { name: period })).toHaveAttribute('aria-current', 'page');
    for (const { viewport } of PLACES) {
      await page.setViewportSize(viewport);
      await expect(boardAt(page, viewport.width)).toHaveAccessibleName(`Bảng xếp hạng: ${period}`);
      await expect(standing(boardAt(page, viewport.width), email), period).toContainText(/17(?: điểm)?$/);
    }
  }
  await inspectMoment(page, 'the ranking');
  for (const { viewport, colorScheme } of PLACES) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const board = boardAt(page, viewport.width);
    expect(await coloursOf(standing(board, email))).toEqual([WHITE, INDIGO]);
    expect(await coloursOf(standing(board, 'minh'))).toEqual([BLACK, SHEET]);
  }
});

/** A table, or cards on narrow screens. */
const boardAt = (page: Page, width: number): Locator =>
  page.getByRole(width > 600 ? 'table' : 'list', { name: /^Bảng xếp hạng/ });

async function saveWord(page: Page): Promise<void> {
  await answerCard(page).getByRole('button').nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu vào sổ tay' }).click();
  const notebook = page.getByRole('dialog', { name: 'Lưu vào sổ tay' });
  await notebook.getByLabel('Danh mục mới').fill('Đi làm');
  await notebook.getByRole('button', { name: 'Tạo danh mục' }).click();
  await expect(notebook.getByRole('radio', { name: 'Đi làm' })).toBeChecked();
  await notebook.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã thêm vào danh mục yêu thích')).toBeVisible();
}

/** Light in both themes, black on white, and the own row white on indigo (PRODUCT.md, Scores). */
const WHITE = 'rgb(255, 255, 255)';
const INDIGO = 'rgb(43, 58, 140)';
const BLACK = 'rgb(0, 0, 0)';
const SHEET = 'rgb(255, 254, 251)';

/** A row of the table, or a card. */
const standing = (board: Locator, name: string) =>
  board.locator('tbody tr, li > div').filter({ hasText: name });

const coloursOf = (place: Locator) =>
  place.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
