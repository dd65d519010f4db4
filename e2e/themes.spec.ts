import { paths } from '../contract/paths.ts';
import { PHONE } from './support/places.ts';
import { expect, test } from './support/test.ts';

test(
  'somebody who comes back to a long list finds the row where they left it',
  { tag: '@all' },
  async ({ page }) => {
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
  },
);
