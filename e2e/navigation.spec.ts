import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { expect, test } from './support/test.ts';
import { enlargeText } from './support/thumb-checks.ts';

const EMAIL = 'nguyen.thi.hong.ngoc.2001@students.example';

/** An unsigned token: the browser only reads the claims, the server verifies them. */
function tokenWith(claims: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ exp: 4_102_444_800, ...claims })}.x`;
}

async function openWithToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => {
    for (const key of ['token', 'roles', 'email', 'userId']) localStorage.setItem(key, value);
  }, token);
  await page.goto(paths.donate);
}

/** What of the bar is cut, covered by its neighbour, or outside the screen. */
const faultsOfBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header');
    if (!bar) return ['no bar'];
    // What is only for screen readers is one pixel wide.
    const seen = (element: Element) =>
      element.getBoundingClientRect().width > 1 && element.closest('.sr-only') === null;
    const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;
    const cut = [...bar.querySelectorAll('*')]
      .filter(seen)
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => `cut: ${nameOf(element)}`);
    const controls = [...bar.querySelectorAll('a, button')].filter(seen);
    const misplaced = controls.flatMap((control, index) => {
      const { left, right } = control.getBoundingClientRect();
      const before = controls[index - 1]?.getBoundingClientRect().right ?? 0;
      return left < before - 0.5 || right > innerWidth ? [`misplaced: ${nameOf(control)}`] : [];
    });
    const { clientWidth, scrollWidth } = document.documentElement;
    return [...cut, ...misplaced, ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : [])];
  });

/** Every link that a bar can have, and a score of many digits. */
const fullBars = [
  { who: 'a visitor', claims: null },
  { who: 'USER', claims: { roles: ['USER'] } },
  { who: 'SUPPLIER', claims: { roles: ['USER', 'SUPPLIER'] } },
  { who: 'QC', claims: { roles: ['USER', 'QC'] } },
  { who: 'ADMIN', claims: { roles: ['USER', 'ADMIN'] } },
  { who: 'every role', claims: { roles: ['USER', 'SUPPLIER', 'QC', 'ADMIN'] } },
];

/** Steps of 40, and laptops and tablets, with the scroll bar of a desktop and without. */
const WIDTHS = [...Array.from({ length: 33 }, (_, step) => 320 + step * 40), 1008, 1024, 1264, 1366];

for (const { who, claims } of fullBars)
  // The fullest bar is the most likely to be cut; the others are for the whole set of tests.
  test(
    `the bar of ${who} fits every width, also with text of 200 %`,
    { tag: who === 'every role' ? [] : ['@all'] },
    async ({ page }) => {
      test.slow();
      await page.route('**/auth/7/score', (route) => route.fulfill({ json: { score: 123_456 } }));
      await page.route('**/api/me/notifications', (route) => route.fulfill({ json: [] }));
      await page.addInitScript(() => localStorage.setItem('learner', 'begun'));
      // Here the assistant is a button of the bar, as in practice: the bar has one more.
      await page.setViewportSize({ width: 1280, height: 400 });
      if (claims) await openWithToken(page, tokenWith({ sub: EMAIL, uid: 7, ver: 0, ...claims }));
      else await page.goto(paths.donate);
      if (claims) await expect(page.getByRole('link', { name: '123.456 điểm' })).toBeVisible();
      const bar = page.getByRole('banner');
      // Where the bar is full, an account keeps its avatar, and its name for screen readers.
      if (claims) await expect(bar.getByRole('button', { name: EMAIL })).toBeInViewport({ ratio: 1 });
      for (const rootPx of [16, 32]) {
        await enlargeText(page, rootPx);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 400 });
          const message = `${width} px, letters of ${rootPx} px`;
          await expect.poll(() => faultsOfBar(page), { message }).toEqual([]);
          const name = await bar.getByText('Kakehashi', { exact: true }).boundingBox();
          if (width >= 30 * rootPx) expect(name?.width, message).toBeGreaterThan(rootPx);
        }
      }
    },
  );
