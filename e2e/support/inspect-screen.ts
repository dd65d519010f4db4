import type { Page } from '@playwright/test';
import { DESK, PHONE, PLACES } from './places.ts';
import { accessibilityFindings, expect } from './test.ts';

/** All that a theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at everything that the screen on show owes its reader: nothing beside the edge, nothing that axe finds, on a
 * phone by day and at a desk by night. What only one of the two shows has its colours looked at in the other theme too.
 */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
  // A list that is still on its way has nothing to look at; some set out when they come into sight.
  await scrollThrough(page);
  await expect(page.locator('main [aria-busy=true]'), name).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await expectFit(page, name);
  expect.soft(await accessibilityFindings(page), `${name} on a phone, light`).toEqual([]);
  await remember(page, 'onPhone');
  await page.setViewportSize(DESK);
  await expectFit(page, name);
  await remember(page, 'onDesk');
  await expectColours(page, 'onDesk', 'onPhone', `${name} at a desk, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await accessibilityFindings(page), `${name} at a desk, dark`).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectColours(page, 'onPhone', 'onDesk', `${name} on a phone, dark`);
}

/** Looks at one moment of a journey: at a desk by day, then on a phone by night, where the journey goes on. */
export async function inspectMoment(page: Page, name: string): Promise<void> {
  for (const { viewport, colorScheme } of PLACES.toReversed()) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectFit(page, name);
    expect
      .soft(await accessibilityFindings(page), `${name} at ${viewport.width} px, ${colorScheme}`)
      .toEqual([]);
  }
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });

async function expectFit(page: Page, name: string): Promise<void> {
  const { reached, width } = await page.evaluate(() => ({
    reached: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect.soft(reached, `${name} needs no sideways scrolling at ${width} px`).toBeLessThanOrEqual(width);
}

type Sight = 'onPhone' | 'onDesk';

/** Keeps in the page which elements can be seen now; what is there for screen readers alone is a pixel large. */
const remember = (page: Page, sight: Sight) =>
  page.evaluate((name) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const seen = new Set([...document.body.querySelectorAll('*')].filter(isSeen));
    Object.assign(window, { [name]: seen });
  }, sight);

async function expectColours(page: Page, here: Sight, elsewhere: Sight, place: string): Promise<void> {
  const only = `[...${here}].filter((element) => !${elsewhere}.has(element))`;
  const topmost = `${only}.filter((element, _, all) => element.isConnected && !all.includes(element.parentElement))`;
  if ((await page.evaluate<number>(`${topmost}.length`)) === 0) return;
  const findings = await accessibilityFindings(page, { rules: OF_COLOURS, within: topmost });
  expect.soft(findings, place).toEqual([]);
}
