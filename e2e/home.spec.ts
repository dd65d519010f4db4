import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { newLearner, openAs } from './support/people.ts';
import { answer, button, lessonAddress, sentencesOf } from './support/practice.ts';
import { expect, holdBack, test } from './support/test.ts';

const hero = (page: Page) => page.getByRole('combobox');
const trial = (page: Page) => page.getByRole('region', { name: 'Thử dịch một câu, ngay tại đây' });

test('the search box of the landing page suggests words, and leads to the word', async ({ page }) => {
  await page.goto(paths.home);
  await hero(page).click();
  await page.keyboard.insertText('mien cuong');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('勉強');
  await first.click();
  await expect(page).toHaveURL(paths.searchFor('勉強'));
});

test('text typed before hydration is not lost', async ({ page }) => {
  const release = await holdBack(page, '**/home-search-*');
  await page.goto(paths.home);
  await hero(page).click();
  await page.keyboard.insertText('学校');
  release();
  await expect(button(page, 'Xóa chữ đã gõ'), 'the box has taken the text over').toBeVisible();
  await hero(page).press('Enter');
  await expect(page).toHaveURL(paths.searchFor('学校'));
});

test('sentences can be answered on the landing page, and the points count for the podium', async ({
  page,
  request,
}) => {
  const [first, second, third] = await sentencesOf(request, 40);
  const { token } = await newLearner(request);
  await openAs(page, token, paths.home);
  await trial(page).scrollIntoViewIfNeeded();
  await expect(trial(page).getByRole('heading', { name: first.viSentence })).toBeVisible();
  await answer(page, 'まいあさろくじでおきます', 'Chưa đúng');
  await expect(trial(page).getByRole('listitem').filter({ hasText: 'Sai trợ từ' })).toBeVisible();
  await answer(page, first.jpSentence, 'Chính xác');
  for (const { jpSentence } of [second, third]) {
    await button(page, 'Câu sau').click();
    await answer(page, jpSentence, 'Chính xác');
  }
  await button(page, 'Kết thúc bài').click();
  await expect(trial(page).getByRole('link', { name: 'Học tiếp bài này' })).toHaveAttribute(
    'href',
    lessonAddress(40),
  );
  await page.getByRole('heading', { name: 'Tuần này ai đang dẫn đầu?' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hạng 1' })).toContainText(/\d điểm/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box leads to the results, the trial to its lesson', async ({ page }) => {
    await page.goto(paths.home);
    await hero(page).fill('学校');
    await hero(page).press('Enter');
    await expect(page).toHaveURL(paths.searchFor('学校'));
    await page.goBack();
    await trial(page).getByRole('link', { name: 'Mở bài này' }).click();
    await expect(page).toHaveURL(lessonAddress(40));
  });
});
