import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { results } from './support/dictionary.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = paths.word(1);
const headword = (page: Page) => page.getByRole('heading', { level: 1 });

test('a result leads to its word page: characters, forms, and a link to a related word', async ({ page }) => {
  await page.goto(paths.searchFor('食べられなかった'));
  await results(page).getByRole('link', { name: '食べる' }).click();
  await expect(page).toHaveURL('/search/6');
  await expect(headword(page)).toContainText('食');
  await expect(page).toHaveTitle(/食べる \(たべる\) · THỰC · ăn/);

  const card = page.getByRole('article', { name: '食 THỰC' });
  for (const fact of ['ショク', '9 nét', 'âm cuối -c thường thành ク hoặc キ']) {
    await expect(card).toContainText(fact);
  }
  const polite = page.getByRole('table', { name: 'Thể lịch sự' });
  await expect(polite).toBeHidden();
  await page.locator('summary', { hasText: 'Thể lịch sự' }).click();
  await expect(polite.getByRole('row', { name: /^Quá khứ phủ định/ })).toContainText('べませんでした');

  await page
    .getByRole('link', { name: /Cùng chữ 食/ })
    .first()
    .click();
  await expect(page).not.toHaveURL('/search/6');
  await expect(page.getByRole('article', { name: '食 THỰC' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/食べる/);
});

test.describe('strokes', () => {
  const drawn = (card: Locator, strokes: number) =>
    card.getByRole('img', { name: `Thứ tự nét của chữ 学: đã vẽ ${strokes} trên 8 nét` });

  test('the character is drawn automatically; it can be paused, stepped and sped up', async ({ page }) => {
    await page.goto(SCHOOL);
    const card = page.getByRole('article', { name: '学 HỌC' });
    const drawing = card.getByRole('img');
    const press = (name: string) => card.getByRole('button', { name, exact: true }).click();
    const pen = () =>
      drawing.evaluate((svg) =>
        svg.getAnimations({ subtree: true }).map(({ playState, playbackRate }) => [playState, playbackRate]),
      );
    await card.scrollIntoViewIfNeeded();
    await expect(drawing.locator('g').first().locator('path')).toHaveCount(8);
    await expect.poll(pen).toEqual([['running', 1]]);
    await press('Tạm dừng');
    await expect.poll(pen).toEqual([['paused', 1]]);

    await press('Vẽ lại từ đầu');
    await press('Tiến một nét');
    await expect(drawn(card, 1)).toBeVisible();
    await press('Tiến một nét');
    await press('Tiến một nét');
    await expect(drawn(card, 3)).toBeVisible();
    await press('Lùi một nét');
    await expect(drawn(card, 2)).toBeVisible();
    await expect(drawing.locator('text')).toHaveText(['1', '2']);
    await press('Số thứ tự nét');
    await expect(drawing.locator('text')).toHaveCount(0);

    await press('Tốc độ 1×, bấm để đổi');
    await press('Tốc độ 2×, bấm để đổi');
    await press('Vẽ tiếp');
    await expect(card.getByRole('button', { name: 'Tốc độ 4×, bấm để đổi' })).toBeVisible();
    expect(await pen()).toEqual([['running', 4]]);
    await expect(drawn(card, 3), 'the drawing continues').toBeVisible();
  });
});
