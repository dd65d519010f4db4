import { paths } from '../contract/paths.ts';
import { reviewTexts } from '../contract/texts/memory.ts';
import { searchTexts } from '../contract/texts/search.ts';
import { themeNames, themeTexts } from '../contract/texts/themes.ts';
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
