import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { PHONE } from './support/places.ts';
import { CURRICULUM } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const PAPER = { light: 'rgb(250, 247, 242)', dark: 'rgb(18, 20, 26)' };
const UNPAINTED = 'rgba(0, 0, 0, 0)';

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const theme of ['light', 'dark'] as const) {
  test.describe(`with the system's ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('the background follows it; the switch changes it, also after a reload, from the first paint', async ({
      page,
    }) => {
      const other = theme === 'light' ? 'dark' : 'light';
      await page.goto(paths.home);
      expect(await paperOf(page)).toBe(PAPER[theme]);
      await page.getByRole('button', { name: /^Đang dùng nền/ }).click();
      expect(await paperOf(page)).toBe(PAPER[other]);
      await page.reload({ waitUntil: 'commit' });
      await page.waitForSelector('body');
      // Nothing is painted until the stylesheet is loaded.
      await expect.poll(() => paperOf(page)).not.toBe(UNPAINTED);
      expect(await paperOf(page)).toBe(PAPER[other]);
    });
  });
}

test('lessons are in one column on a phone, and in three on a desk', async ({ page }) => {
  await page.goto(CURRICULUM);
  for (const { width, columns } of [
    { width: PHONE.width, columns: 1 },
    { width: 1280, columns: 3 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThanOrEqual(4);
    expect.soft(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});
