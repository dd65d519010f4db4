import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { habitsTexts } from '../contract/texts/habits.ts';
import { addCardsTexts, gradeNames, reviewTexts as texts } from '../contract/texts/memory.ts';
import { saveWordTexts } from '../contract/texts/notebook.ts';
import { newLearner, openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { button } from './support/practice.ts';
import { accessibilityFindings, expect, test } from './support/test.ts';

/** A word that the product ships. */
const SHIPPED_WORD = 6;

const grade = (page: Page, name: string) =>
  page.getByRole('group', { name: texts.grades }).getByRole('button', { name: new RegExp(`^${name}`) });
const left = (page: Page, count: number) => page.getByText(texts.left(count), { exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a saved word is due, is reviewed, and begins a streak', async ({ page, request }) => {
    const { token } = await newLearner(request);
    await openAs(page, token, paths.word(SHIPPED_WORD));
    await page.getByRole('button', { name: saveWordTexts.title }).first().tap();
    await button(page, saveWordTexts.save).tap();
    await expect(page.getByText(saveWordTexts.saved)).toBeVisible();
    // The card is stored by now: leaving the page at once does not lose it.
    await page.goto(paths.today);
    await page.getByRole('link', { name: texts.begin }).tap();
    await expect(left(page, 1)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await button(page, texts.show).tap();
    await expect(grade(page, gradeNames.good)).toBeFocused();
    expect(await accessibilityFindings(page)).toEqual([]);
    await grade(page, gradeNames.easy).tap();
    await expect(page.getByRole('heading', { name: texts.doneTitle })).toBeFocused();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.goto(paths.habits);
    await expect(page.getByText(habitsTexts.streakDays(1)).first()).toBeVisible();
  });
});

test(
  'by keyboard: turn, grade, undo; and the page that adds whole sets',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(paths.addCards);
    const add = page.getByRole('button', { name: /^Thêm \d+ thẻ$/ });
    await expect(add).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await add.press('Enter');
    await expect(page.getByText(/^Cả \d+ từ đều đã có thẻ\.$/)).toBeVisible();
    await page.getByLabel(addCardsTexts.newPerDay).selectOption('3');
    await page.goto(paths.review);
    await expect(left(page, 3)).toBeVisible();
    await expect(button(page, texts.show)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(grade(page, gradeNames.good)).toBeFocused();
    await page.keyboard.press('4');
    await expect(left(page, 2)).toBeVisible();
    await page.keyboard.press('z');
    await expect(left(page, 3)).toBeVisible();
  },
);
