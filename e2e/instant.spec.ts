import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { results } from './support/dictionary.ts';
import { expect, test } from './support/test.ts';

const firstResult = (page: Page) => results(page).first().getByRole('link');

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

test('a followed link fades one page into the next, unless the learner wishes less motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const count = { fades: 0 };
    Object.assign(window, { count });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      count.fades++;
      return start(update);
    };
  });
  for (const { reducedMotion, fades } of [
    { reducedMotion: 'no-preference', fades: 1 },
    { reducedMotion: 'reduce', fades: 0 },
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(paths.searchFor('学校'));
    await firstResult(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('学');
    expect(await page.evaluate(() => Reflect.get(window, 'count') as unknown), reducedMotion).toEqual({
      fades,
    });
  }
});
