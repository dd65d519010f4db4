import type { Page } from '@playwright/test';
import { DESK, PHONE, PLACES } from './places.ts';
import { accessibilityFindings, expect } from './test.ts';

/** The rules that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks that the current screen fits and has no findings of axe, on a phone in the light theme and on a desktop in the
 * dark theme. Elements that only one of the two shows have their colours checked in the other theme too.
 */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
  // Waits for lists that are still loading; some start to load when they scroll into view.
  await scrollThrough(page);
  await expect(page.locator('main [aria-busy=true]'), name).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await expectFit(page, name);
  expect.soft(await accessibilityFindings(page), `${name} on a phone, light`).toEqual([]);
  await recordVisible(page, 'onPhone');
  await page.setViewportSize(DESK);
  await expectFit(page, name);
  await recordVisible(page, 'onDesk');
  await expectColours(page, 'onDesk', 'onPhone', `${name} on a desktop, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await accessibilityFindings(page), `${name} on a desktop, dark`).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectColours(page, 'onPhone', 'onDesk', `${name} on a phone, dark`);
}

/** Checks one moment of a test: on a desktop in light, then on a phone in dark, where the test continues. */
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

type ViewName = 'onPhone' | 'onDesk';

/** Stores the visible elements in the page; elements only for screen readers are one pixel large and left out. */
const recordVisible = (page: Page, view: ViewName) =>
  page.evaluate((name) => {
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const visible = new Set([...document.body.querySelectorAll('*')].filter(isVisible));
    Object.assign(window, { [name]: visible });
  }, view);

async function expectColours(page: Page, here: ViewName, elsewhere: ViewName, place: string): Promise<void> {
  const only = `[...${here}].filter((element) => !${elsewhere}.has(element))`;
  const topmost = `${only}.filter((element, _, all) => element.isConnected && !all.includes(element.parentElement))`;
  if ((await page.evaluate<number>(`${topmost}.length`)) === 0) return;
  const findings = await accessibilityFindings(page, { rules: COLOUR_RULES, within: topmost });
  expect.soft(findings, place).toEqual([]);
}
