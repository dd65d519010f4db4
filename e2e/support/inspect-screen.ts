import type { Page } from '@playwright/test';
import { accessibilityFindings, expect } from './test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** All that a theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });

/**
 * Looks at everything that the screen on show owes its reader, on a phone and on a desk, by day and by night: nothing
 * beside the edge, nothing that axe finds.
 */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
  // A list that is still on its way has nothing to look at; some set out when they come into sight.
  await scrollThrough(page);
  await expect(page.locator('main [aria-busy=true]'), name).toHaveCount(0);
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    const reached = await page.evaluate(() => document.documentElement.scrollWidth);
    const place = `${name} at ${viewport.width} px`;
    expect.soft(reached, `${place} needs no sideways scrolling`).toBeLessThanOrEqual(viewport.width);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await accessibilityFindings(page), `${place}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await accessibilityFindings(page, OF_COLOURS), `${place}, dark`).toEqual([]);
  }
}
