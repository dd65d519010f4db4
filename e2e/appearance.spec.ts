import type { Page } from '@playwright/test';
import { searchAddress } from './support/dictionary.ts';
import { CURRICULUM, lessonAddress } from './support/practice.ts';
import { guardedScreens, publicScreens, type Screen } from './support/screens.ts';
import { expect, seriousFindings, test } from './support/test.ts';

const PAPER = { light: 'rgb(250, 247, 242)', dark: 'rgb(18, 20, 26)' };
const UNPAINTED = 'rgba(0, 0, 0, 0)';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** All that a theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/**
 * One visit looks at everything that a screen owes its reader, on a phone and on a desk, by day and by night: nothing
 * beside the edge, nothing that axe calls serious.
 */
async function inspect(page: Page, list: readonly Screen[]): Promise<void> {
  for (const { path } of list) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // A list that is still on its way has nothing to look at.
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      const reached = await page.evaluate(() => document.documentElement.scrollWidth);
      const place = `${path} at ${viewport.width} px`;
      expect.soft(reached, `${place} needs no sideways scrolling`).toBeLessThanOrEqual(viewport.width);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await seriousFindings(page), `${place}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await seriousFindings(page, OF_COLOURS), `${place}, dark`).toEqual([]);
    }
  }
}

test.describe('at 360 and 1280 px, in both themes', () => {
  // A character that draws itself would be waited for, stroke by stroke.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  test('every public screen fits and is accessible', async ({ page }) => {
    await inspect(page, publicScreens);
  });

  test('every guarded screen fits and is accessible', async ({ page, signInAs }) => {
    await signInAs('admin');
    await inspect(page, guardedScreens);
  });
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`with the system's ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('the paper follows the system', async ({ page }) => {
      await page.goto('/');
      expect(await paperOf(page)).toBe(PAPER[theme]);
    });

    test('the switch changes it, and it stays so after a reload, from the first paint', async ({ page }) => {
      const other = theme === 'light' ? 'dark' : 'light';
      await page.goto('/');
      await page.getByRole('button', { name: /^Đang dùng nền/ }).click();
      expect(await paperOf(page)).toBe(PAPER[other]);
      await page.reload({ waitUntil: 'commit' });
      await page.waitForSelector('body');
      // Until its stylesheet has come, nothing is painted at all.
      await expect.poll(() => paperOf(page)).not.toBe(UNPAINTED);
      expect(await paperOf(page)).toBe(PAPER[other]);
    });

    test('an open menu and an open dialog are accessible', async ({ page, signInAs }) => {
      await signInAs('admin');
      await page.goto('/');
      await page.getByRole('button', { name: 'admin@kakehashi.test' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  const crowded = ['/login', searchAddress('学校'), '/search/6', CURRICULUM, lessonAddress(40, 'listening')];
  for (const path of crowded) {
    test(`controls are large enough for a thumb: ${decodeURIComponent(path)}`, async ({ page }) => {
      await page.goto(path);
      const small = await page
        .locator('main button:visible, header button:visible, header a:visible, nav a:visible')
        .evaluateAll((controls) =>
          controls
            .map((control) => ({ box: control.getBoundingClientRect(), name: control.textContent }))
            .filter(({ box }) => Math.min(box.width, box.height) < 44)
            .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
        );
      expect(small).toEqual([]);
    });
  }

  test('the tabs of the contributor area are all in sight', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/lesson');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Bài học và câu');
    const hidden = await page.getByRole('tablist').evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(hidden).toBe(0);
  });
});

test('the keyboard reaches the content past the menus, and focus is visible', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Tới nội dung chính' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const next = page.getByRole('link', { name: 'Luyện dịch ngay' });
  await expect(next).toBeFocused();
  expect(await next.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
});
