import type { Page } from '@playwright/test';
import { navigationTexts } from '../../contract/texts/navigation.ts';
import { DESK, PHONE, PLACES } from './places.ts';
import { accessibilityFindings, expect } from './test.ts';

/** The rules that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** The rules that depend on the width too. */
const LAYOUT_RULES = [...COLOUR_RULES, 'target-size'];

/** What every screen has; the tests of the frame check it once. */
const FRAME = [
  `header:has(nav[aria-label="${navigationTexts.mainMenu}"])`,
  `nav[aria-label="${navigationTexts.bottomBar}"]`,
  'body footer',
];
/** The rows of a long list look alike: the first ones stand for all. */
const MORE_OF_THE_SAME = ['li:nth-child(n+9)', 'tr:nth-child(n+9)'];

interface Inspection {
  /** Also the bars and the footer around the screen. */
  readonly withFrame?: boolean;
}

/**
 * Checks that the current screen fits and has no findings of axe, on a phone and on a desktop: every visible element by
 * all rules once, and its colours in both themes.
 */
export async function inspectScreen(
  page: Page,
  name: string,
  { withFrame = false }: Inspection = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
  // Waits for lists that are still loading; some start to load when they scroll into view.
  await scrollThrough(page);
  await expect(page.locator('main [aria-busy=true]'), name).toHaveCount(0);
  const excluded = [...MORE_OF_THE_SAME, ...(withFrame ? [] : FRAME)];
  const within = `{ exclude: ${JSON.stringify(excluded.map((selector) => [selector]))} }`;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await expectFit(page, name);
  expect.soft(await accessibilityFindings(page, { within }), `${name} on a phone, light`).toEqual([]);
  await recordVisible(page, 'onPhone', excluded);
  await page.setViewportSize(DESK);
  await expectFit(page, name);
  await recordVisible(page, 'onDesk', excluded);
  await expectOnly(page, 'onDesk', 'onPhone', {}, `${name} on a desktop, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect
    .soft(await accessibilityFindings(page, { within, rules: LAYOUT_RULES }), `${name} on a desktop, dark`)
    .toEqual([]);
  await page.setViewportSize(PHONE);
  await expectOnly(page, 'onPhone', 'onDesk', { rules: COLOUR_RULES }, `${name} on a phone, dark`);
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
const recordVisible = (page: Page, view: ViewName, excluded: readonly string[]) =>
  page.evaluate(
    ([name, outside]) => {
      const isVisible = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
        return isSeen && !element.closest(outside);
      };
      const visible = new Set([...document.body.querySelectorAll('*')].filter(isVisible));
      Object.assign(window, { [name]: visible });
    },
    [view, excluded.join()] as const,
  );

/** Checks what is visible here, but not in the other view. */
async function expectOnly(
  page: Page,
  here: ViewName,
  elsewhere: ViewName,
  scope: { readonly rules?: readonly string[] },
  place: string,
): Promise<void> {
  const only = `[...${here}].filter((element) => !${elsewhere}.has(element))`;
  const topmost = `${only}.filter((element, _, all) => element.isConnected && !all.includes(element.parentElement))`;
  if ((await page.evaluate<number>(`${topmost}.length`)) === 0) return;
  const findings = await accessibilityFindings(page, { ...scope, within: topmost });
  expect.soft(findings, place).toEqual([]);
}
