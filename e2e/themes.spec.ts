import { paths } from '../contract/paths.ts';
import { reviewTexts } from '../contract/texts/memory.ts';
import { searchTexts } from '../contract/texts/search.ts';
import { themeNames, themeTexts } from '../contract/texts/themes.ts';
import { PHONE } from './support/places.ts';
import { button } from './support/practice.ts';
import { accessibilityFindings, expect, test } from './support/test.ts';

test('from the search to a theme, to cards of its words, and from a word back to its theme', async ({
  page,
}) => {
  await page.goto(paths.search);
  await page.getByRole('link', { name: searchTexts.toThemes }).click();
  await expect(page.getByRole('heading', { level: 1, name: themeTexts.title })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('link', { name: new RegExp(`^${themeNames['rac-thai']}`) }).click();
  await page.getByRole('link', { name: 'N4', exact: true }).click();
  await expect(page).toHaveURL(paths.themeOf('rac-thai', 'N4'));
  expect(await accessibilityFindings(page)).toEqual([]);
  const words = page.getByRole('main').getByRole('listitem');
  const count = await words.count();
  await page.getByRole('button', { name: `Thêm ${count} thẻ` }).click();
  await expect(page.getByText(`Cả ${count} từ đều đã có thẻ.`)).toBeVisible();

  await words.getByRole('link', { name: /ごみ/ }).first().click();
  await page
    .getByRole('navigation', { name: themeTexts.title })
    .getByRole('link', { name: themeNames['rac-thai'] })
    .click();
  await page.getByRole('link', { name: 'N4', exact: true }).click();
  await expect(page.getByText(`Cả ${count} từ đều đã có thẻ.`)).toBeVisible();

  await page.goto(paths.review);
  await expect(button(page, reviewTexts.show)).toBeVisible();
});

test('somebody who comes back to a long list finds the row where they left it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.theme('trang-thai'));
  const row = page.getByRole('main').getByRole('listitem').nth(200);
  const topOf = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN);
  // As a finger does it: the rows on the way are drawn.
  while ((await topOf()) > PHONE.height / 2) {
    await page.mouse.wheel(0, PHONE.height);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await row.getByRole('link').hover();
  const before = await topOf();
  await row.getByRole('link').click();
  await expect(page).not.toHaveURL(paths.theme('trang-thai'));
  await page.goBack();
  await expect.poll(topOf).toBe(before);
  await page.reload();
  await expect.poll(topOf).toBe(before);
});
