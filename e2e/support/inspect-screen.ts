import type { Page } from '@playwright/test';
import { navigationTexts } from '../../contract/texts/navigation.ts';
import { DESK, PHONE, PLACES } from './places.ts';
import { accessibilityFindings, expect } from './test.ts';
import {
  coveredControls,
  enlargeText,
  hiddenTabs,
  SCROLLED,
  scrollTo,
  smallControls,
  tooWide,
} from './thumb-checks.ts';

/** The rules that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What every screen has; it is inspected with the screens that are inspected in both themes. */
const FRAME = [
  `header:has(nav[aria-label="${navigationTexts.mainMenu}"])`,
  `nav[aria-label="${navigationTexts.bottomBar}"]`,
  'body footer',
];
/** The rows of a long list look alike: the first ones stand for all. */
const MORE_OF_THE_SAME = ['li:nth-child(n+9)', 'tr:nth-child(n+9)'];

/** Sizes of screens and of text (in px of the root element) that the main screens fit as well. */
const OTHER_SIZES = [
  { viewport: { width: 320, height: 568 }, rootPx: 16 },
  { viewport: { width: 740, height: 360 }, rootPx: 16 },
  { viewport: { width: 320, height: 568 }, rootPx: 32 },
  { viewport: PHONE, rootPx: 32 },
  { viewport: { width: 1280, height: 800 }, rootPx: 32 },
] as const;

interface Inspection {
  /** Also in the dark, with the bars and the footer around the screen. */
  readonly inBothThemes?: boolean;
  /** Also at other sizes of the screen and of the text. */
  readonly atEverySize?: boolean;
  /** Full of controls that a thumb has to hit. */
  readonly isCrowded?: boolean;
}

/**
 * Inspects the screen that was just opened on a phone in light: there every visible element by all rules, then on a desk
 * what is visible only there.
 */
export async function inspectScreen(
  page: Page,
  name: string,
  { inBothThemes = false, atEverySize = false, isCrowded = false }: Inspection = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
  // Waits for lists that are still loading; some start to load when they scroll into view.
  await scrollThrough(page);
  await expect(page.locator('main [aria-busy=true]'), name).toHaveCount(0);
  const excluded = [...MORE_OF_THE_SAME, ...(inBothThemes ? [] : FRAME)];
  const within = `{ exclude: ${JSON.stringify(excluded.map((selector) => [selector]))} }`;

  expect.soft(await tooWide(page), `${name} fits a phone`).toEqual([]);
  for (const part of SCROLLED) {
    await scrollTo(page, part);
    expect.soft(await coveredControls(page), `${name}: nothing covers a control at ${part}`).toEqual([]);
  }
  expect.soft(await hiddenTabs(page), `${name}: all tabs are visible`).toEqual([]);
  if (isCrowded) expect.soft(await smallControls(page), `${name}: large enough for a thumb`).toEqual([]);
  expect.soft(await unmarkedJapanese(page), `${name}: Japanese is marked as such`).toEqual([]);
  expect.soft(await accessibilityFindings(page, { within }), `${name} on a phone`).toEqual([]);
  await recordVisible(page, 'onPhone', excluded);

  await page.setViewportSize(DESK);
  expect.soft(await tooWide(page), `${name} fits a desk`).toEqual([]);
  await recordVisible(page, 'onDesk', excluded);
  await expectOnly(page, 'onDesk', 'onPhone', {}, `${name} on a desk`);
  if (inBothThemes) {
    const colours = { within, rules: COLOUR_RULES };
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await accessibilityFindings(page, colours), `${name} on a desk, dark`).toEqual([]);
    await page.setViewportSize(PHONE);
    await expectOnly(page, 'onPhone', 'onDesk', { rules: COLOUR_RULES }, `${name} on a phone, dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (atEverySize)
    for (const { viewport, rootPx } of OTHER_SIZES) {
      await page.setViewportSize(viewport);
      await enlargeText(page, rootPx);
      const message = `${name} fits ${viewport.width} px with text of ${rootPx} px`;
      await expect.poll(() => tooWide(page), { message }).toEqual([]);
    }
}

/** Checks one moment of a journey: on a desk in light, then on a phone in dark, where the journey continues. */
export async function inspectMoment(page: Page, name: string): Promise<void> {
  for (const { viewport, colorScheme } of PLACES.toReversed()) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    expect.soft(await tooWide(page), `${name} fits ${viewport.width} px`).toEqual([]);
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

/** Japanese that is not inside `lang="ja"`, so that a Chinese font could draw it; an option holds no elements. */
const unmarkedJapanese = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, option')) continue;
      if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(node.textContent ?? '')) continue;
      if (!parent.closest('[lang]')?.matches('[lang=ja]')) found.push(node.textContent ?? '');
    }
    return found;
  });

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
