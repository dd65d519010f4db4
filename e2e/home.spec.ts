import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { results, searchBox } from './support/dictionary.ts';
import { newLearner, openAs } from './support/people.ts';
import { answer, button, lessonAddress, sentencesOf } from './support/practice.ts';
import { expect, holdBack, test } from './support/test.ts';

const hero = (page: Page) => page.getByRole('combobox');
const trial = (page: Page) => page.getByRole('region', { name: 'Thử dịch một câu, ngay tại đây' });

test('text typed before hydration is not lost', { tag: '@all' }, async ({ page }) => {
  const release = await holdBack(page, '**/home-search-*');
  await page.goto(paths.home);
  await hero(page).click();
  await page.keyboard.insertText('学校');
  release();
  await expect(button(page, 'Xóa chữ đã gõ'), 'the box has taken the text over').toBeVisible();
  await hero(page).press('Enter');
  await expect(page).toHaveURL(paths.searchFor('学校'));

  const releaseAll = await holdBack(page, '**/assets/*.js');
  await page.goto(paths.search, { waitUntil: 'commit' });
  await searchBox(page).fill('図書館');
  releaseAll();
  await expect(button(page, 'Xóa chữ đã gõ')).toBeVisible();
  await searchBox(page).press('Enter');
  await expect(results(page).first().getByRole('link')).toHaveText('図書館');
});

test(
  'sentences can be answered on the landing page, and the points count for the podium',
  { tag: '@all' },
  async ({ page, request }) => {
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
  },
);
