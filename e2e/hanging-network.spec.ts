import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { gradeNames, reviewTexts } from '../contract/texts/memory.ts';
import { packSectionTexts } from '../contract/texts/pack-section.ts';
import { packTexts } from '../contract/texts/pack.ts';
import { searchTexts } from '../contract/texts/search.ts';
import { openHangingNetwork } from './support/hanging-network.ts';
import { addCards, eventsOf } from './support/path.ts';
import { newLearner, openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { button } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const WORDS = [6, 7, 8];

const results = (page: Page) => page.getByRole('region', { name: searchTexts.results });
const found = (page: Page, word: string) =>
  results(page).getByRole('link', { name: word, exact: true }).first();
const fromPack = (page: Page) => page.getByText(packTexts.fromPack('N5–N3'));
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

async function look(page: Page, typed: string): Promise<void> {
  const box = page.getByRole('combobox', { name: searchTexts.box });
  await box.fill(typed);
  await box.press('Enter');
}

// The browser believes to be online all the time: nothing fails, nothing is answered.
test(
  'a network that hangs: what is on the device is shown, and late replies take its place',
  { tag: '@all' },
  async ({ product, browser, request }) => {
    test.slow();
    const { token } = await newLearner(request);
    await addCards(request, token, WORDS);
    const network = await openHangingNetwork(product);
    const context = await browser.newContext({
      baseURL: network.url,
      serviceWorkers: 'allow',
      viewport: PHONE,
      locale: 'vi-VN',
    });
    try {
      const page = await context.newPage();
      await openAs(page, token, paths.settings);
      await button(page, packSectionTexts.download).click();
      await expect(page.getByText(packSectionTexts.finished('N5–N3'))).toBeVisible();
      await page.goto(paths.review);
      await expect(page.getByText(reviewTexts.left(WORDS.length), { exact: true })).toBeVisible();
      await expect(button(page, reviewTexts.show)).toBeVisible();
      await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
      const thread = page.waitForEvent('worker');
      await page.goto(paths.search);
      await thread;

      network.hang();
      await test.step('the downloaded dictionary answers', async () => {
        await look(page, '飲みます');
        await expect(found(page, '飲む')).toBeVisible();
        await expect(fromPack(page)).toBeVisible();
      });
      await test.step('also while typing', async () => {
        await page.getByRole('combobox', { name: searchTexts.box }).fill('がっこ');
        await expect(page.getByRole('option', { name: /学校/ }).first()).toBeVisible();
      });
      await test.step('the cards of the review are asked, in a page that opens from the device', async () => {
        await page.goto(paths.review);
        for (let count = WORDS.length; count > 0; count -= 1) {
          await expect(page.getByText(reviewTexts.left(count), { exact: true })).toBeVisible();
          await button(page, reviewTexts.show).click();
          await page
            .getByRole('group', { name: reviewTexts.grades })
            .getByRole('button', { name: new RegExp(`^${gradeNames.easy}`) })
            .click();
        }
        await expect(page.getByRole('heading', { name: reviewTexts.doneTitle })).toBeVisible();
      });
      await test.step('the server answers late', async () => {
        await page.goto(paths.search);
        await look(page, 'gakkou');
        await expect(found(page, '学校')).toBeVisible();
        await expect(fromPack(page)).toBeVisible();
        network.release();
        await expect(fromPack(page)).toBeHidden();
        await expect(found(page, '学校')).toBeVisible();
      });
      await expect
        .poll(async () => (await eventsOf(request, token)).filter((event) => event.startsWith('review ')), {
          timeout: 30_000,
        })
        .toHaveLength(WORDS.length);
    } finally {
      await context.close();
      await network.close();
    }
  },
);
