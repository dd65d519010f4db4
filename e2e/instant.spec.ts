import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { uiTexts } from '../contract/texts/ui.ts';
import { results } from './support/dictionary.ts';
import { expect, holdBack, test } from './support/test.ts';

const firstResult = (page: Page) => results(page).first().getByRole('link');

test('a slow page answers the tap with its outline; going back finds the page as it was', async ({
  page,
}) => {
  await page.goto(paths.searchFor('学校'));
  await expect(firstResult(page)).toBeVisible();
  const release = await holdBack(page, '**/api/items/*');
  await firstResult(page).click();
  const outline = page.getByRole('main').getByRole('status').filter({ hasText: uiTexts.loading });
  await expect(outline).toBeVisible();
  await expect(page).toHaveURL(paths.searchFor('学校'));
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('学');
  await expect(outline).toHaveCount(0);
  await page.goBack();
  await expect(firstResult(page)).toHaveText('学校');
});

test('a link under the mouse is opened ahead: the click sends nothing more', async ({ page }) => {
  await page.goto(paths.searchFor('学校'));
  await expect(firstResult(page)).toBeVisible();
  const address = (await firstResult(page).getAttribute('href')) ?? '';
  const word = new RegExp(`/api/items/${address.split('/').at(-1)}$`);
  let asked = 0;
  page.on('request', (request) => {
    if (word.test(request.url())) asked++;
  });
  // Links are watched once the page is idle.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await firstResult(page).hover();
    await expect.poll(() => asked, { timeout: 1_000 }).toBe(1);
  }).toPass();
  await firstResult(page).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('学');
  expect(asked).toBe(1);
});

for (const { reducedMotion, fades, why } of [
  { reducedMotion: 'no-preference', fades: 1, why: 'one page fades into the next' },
  { reducedMotion: 'reduce', fades: 0, why: 'nothing moves for who wishes less motion' },
] as const)
  test(`a followed link: ${why}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const count = { fades: 0 };
      Object.assign(window, { count });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        count.fades++;
        return start(update);
      };
    });
    await page.goto(paths.searchFor('学校'));
    await firstResult(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('学');
    expect(await page.evaluate(() => Reflect.get(window, 'count') as unknown)).toEqual({ fades });
  });
