import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { packSectionTexts } from '../contract/texts/pack-section.ts';
import { packTexts } from '../contract/texts/pack.ts';
import { searchTexts } from '../contract/texts/search.ts';
import { expect, test } from './support/test.ts';

const SEARCHES = [
  { typed: '飲みます', word: '飲む' },
  { typed: 'gakkou', word: '学校' },
  { typed: 'truong hoc', word: '学校' },
];

const line = (page: Page) => page.getByText(packTexts.fromPack('N5–N3'));
const results = (page: Page) => page.getByRole('region', { name: searchTexts.results });

async function look(page: Page, typed: string): Promise<void> {
  const box = page.getByRole('combobox', { name: searchTexts.box });
  await box.fill(typed);
  await box.press('Enter');
}

async function download(page: Page): Promise<void> {
  await page.goto(paths.settings);
  await page.getByRole('button', { name: packSectionTexts.download }).click();
  await expect(page.getByText(packSectionTexts.finished('N5–N3'))).toBeVisible();
}

test(
  'a downloaded dictionary answers without a network, also with the page of a word',
  { tag: '@all' },
  async ({ page, context }) => {
    await download(page);

    const thread = page.waitForEvent('worker');
    await page.goto(paths.word(6));
    await page.goto(paths.search);
    await thread;
    await context.setOffline(true);
    for (const { typed, word } of SEARCHES) {
      await look(page, typed);
      await expect(results(page).getByRole('link', { name: word, exact: true }).first()).toBeVisible();
      await expect(line(page)).toBeVisible();
    }
    await look(page, '飲みます');
    await results(page).getByRole('link', { name: '飲む', exact: true }).first().click();
    await expect(page.getByText(packTexts.wordFromPack('N5–N3'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('飲');
    await page.goBack();

    await context.setOffline(false);
    await expect(line(page)).toBeHidden();
    await expect(results(page).getByRole('link', { name: '飲む', exact: true }).first()).toBeVisible();
  },
);
