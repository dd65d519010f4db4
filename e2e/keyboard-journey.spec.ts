import type { Locator, Page } from '@playwright/test';
import { toRomaji } from 'wanakana';
import { paths } from '../contract/paths.ts';
import {
  answerBox,
  button,
  CURRICULUM,
  heading,
  lessonAddress,
  position,
  sentencesOf,
  verdict,
} from './support/practice.ts';
import { expect, test } from './support/test.ts';

/** Enough steps from any element of a screen to any other. */
const STEPS_MAX = 60;

/** The focused element is visible: it, or the card that its link covers, has an outline. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  const { width, what } = await focused.evaluate((element) => {
    const widths = [null, '::after']
      .map((part) => getComputedStyle(element, part))
      .map(({ outlineStyle, outlineWidth }) =>
        outlineStyle === 'solid' ? Number.parseFloat(outlineWidth) : 0,
      );
    return { width: Math.max(...widths), what: element.outerHTML.slice(0, 120) };
  });
  expect(width, what).toBeGreaterThanOrEqual(2);
}

/** Moves the focus key by key; each focused element on the way must be visible. */
async function goTo(page: Page, aim: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(aim).toBeVisible();
  for (let step = 0; step < STEPS_MAX; step += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await aim.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${aim} was not reached within ${STEPS_MAX} steps`);
}

const link = (page: Page, href: string): Locator => page.locator(`main a[href="${href}"]`).first();

/** After following a link the focus is on the main content. */
async function expectArrival(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toBeFocused();
}

async function openHelp(page: Page): Promise<void> {
  await page.goto(paths.home);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tới nội dung chính' })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const help = page.getByRole('dialog', { name: 'Phím tắt' });
  // Repeated until hydration; in the help itself the key does nothing.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(help.getByRole('button', { name: 'Đóng' })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
}

async function lookUpWord(page: Page): Promise<void> {
  await page.keyboard.press('/');
  // The box of this page, or of the search page if this page has none.
  const box = page.locator('input[name=kanji]');
  await expect(box).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type('gakkou');
  const suggestion = page.getByRole('option', { name: /学校/ }).first();
  await expect(suggestion).toBeVisible();
  while ((await suggestion.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?kanji=/);
  await goTo(page, page.locator('main a[href^="/search/"]').first());
  await page.keyboard.press('Enter');
  await expectArrival(page, /\/search\/\d+$/);
  await expect(heading(page)).toContainText(/学.*校/);
}

async function chooseLesson(page: Page): Promise<void> {
  await goTo(page, page.getByRole('banner').getByRole('link', { name: 'Luyện tập' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectArrival(page, '/exercises');
  for (const address of [paths.topic(1), CURRICULUM]) {
    await goTo(page, link(page, address));
    await page.keyboard.press('Enter');
    await expectArrival(page, address);
  }
  const lesson = page.locator(`main a[aria-haspopup=dialog][href="${lessonAddress(40)}"]`);
  await goTo(page, lesson);
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog');
  await expect(choice.getByRole('button', { name: 'Đóng' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(lesson).toBeFocused();

  await page.keyboard.press('Enter');
  await goTo(page, choice.locator(`a[href="${lessonAddress(40)}"]`));
  await page.keyboard.press('Enter');
  await expectArrival(page, lessonAddress(40));
}

test('a visitor without a mouse looks up a word and practises a lesson', async ({ page, request }) => {
  const sentences = await sentencesOf(request, 40);
  const [first, second] = sentences;
  await openHelp(page);
  await lookUpWord(page);
  await chooseLesson(page);

  await goTo(page, answerBox(page));
  await page.keyboard.type(toRomaji(first.reading));
  await expect(answerBox(page)).toHaveValue(first.reading);
  await page.keyboard.press('Enter');
  await expect(verdict(page, 'Chính xác')).toBeVisible();
  // Enter would open the next sentence; so does the arrow.
  await expect(button(page, 'Câu sau')).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowRight');
  await expect(position(page, 2, sentences.length)).toBeVisible();
  await expect(heading(page)).toContainText(second.viSentence);
  await expect(answerBox(page)).toBeFocused();
  await expectVisibleFocus(page);

  await goTo(page, link(page, CURRICULUM), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectArrival(page, CURRICULUM);
});
