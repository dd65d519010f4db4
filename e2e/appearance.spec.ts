import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectScreen } from './support/inspect-screen.ts';
import { PHONE } from './support/places.ts';
import { CURRICULUM, lessonAddress } from './support/practice.ts';
import { guardedScreens, publicScreens, type Screen } from './support/screens.ts';
import { expect, accessibilityFindings, test } from './support/test.ts';

const PAPER = { light: 'rgb(250, 247, 242)', dark: 'rgb(18, 20, 26)' };
const UNPAINTED = 'rgba(0, 0, 0, 0)';

const WITH_GOOGLE: readonly string[] = [paths.login, paths.register];

/** What is around a screen is the same everywhere, for visitors and for whoever is signed in. */
const WITH_FRAME: readonly string[] = [paths.home, paths.account];

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function inspect(page: Page, list: readonly Screen[]): Promise<void> {
  for (const { path } of list) {
    await page.goto(path);
    await inspectScreen(page, path, { withFrame: WITH_FRAME.includes(path) });
  }
}

test.describe('at 360 and 1280 px, in both themes', () => {
  // Otherwise the test would wait for animated characters, stroke by stroke.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  // In halves, each about as long as the guarded screens, so that three workers finish at the same time.
  for (const half of [0, 1])
    test(`every public screen fits and is accessible, half ${half + 1}`, async ({ page }) => {
      const open = publicScreens.filter(({ path }) => !WITH_GOOGLE.includes(path));
      await inspect(
        page,
        open.filter((_, index) => index % 2 === half),
      );
    });

  test.describe('with Google’s button', () => {
    test.use({ withGoogle: true });

    test('the login and register screens fit and are accessible', async ({ page }) => {
      await inspect(
        page,
        publicScreens.filter(({ path }) => WITH_GOOGLE.includes(path)),
      );
    });
  });

  test('every guarded screen fits and is accessible', async ({ page, signInAs }) => {
    await signInAs('admin');
    await inspect(page, guardedScreens);
  });
});

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

test('an open menu and an open dialog are accessible in both themes', async ({ page, signInAs }) => {
  const expectAccessible = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFindings(page), colorScheme).toEqual([]);
    }
  };
  await signInAs('admin');
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'admin@kakehashi.test' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, withGoogle: true });

  const crowded = [
    paths.login,
    paths.searchFor('学校'),
    paths.word(6),
    CURRICULUM,
    lessonAddress(40, 'listening'),
  ];
  test('controls are large enough for a thumb', async ({ page }) => {
    for (const path of crowded) {
      await page.goto(path);
      const small = await page
        .locator('main button:visible, header button:visible, header a:visible, nav a:visible')
        .evaluateAll((controls) =>
          controls
            .map((control) => ({ box: control.getBoundingClientRect(), name: control.textContent }))
            .filter(({ box }) => Math.min(box.width, box.height) < 44)
            .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
        );
      expect.soft(small, path).toEqual([]);
    }
  });

  test('all tabs of the contributor area are visible', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto(paths.lessonAdmin);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Bài học và câu');
    const hidden = await page.getByRole('tablist').evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(hidden).toBe(0);
  });
});

test('the keyboard can skip the menus, and focus is visible', async ({ page }) => {
  await page.goto(paths.home);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Tới nội dung chính' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const next = page.getByRole('combobox');
  await expect(next).toBeFocused();
  await page.keyboard.insertText('chú ý');
  await expect(page.getByRole('option').first(), 'the box is hydrated').toBeVisible();
  await expect(next, 'and still has the text typed before').toHaveValue('chú ý');
  expect(await next.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
});
