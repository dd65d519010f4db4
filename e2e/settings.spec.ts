import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { button } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const WORD = paths.word(6);
const NIGHT = 'rgb(18, 20, 26)';

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const choose = (page: Page, group: string, name: string) => choice(page, group, name).check();

const FURIGANA = 'Furigana, cách đọc ghi trên chữ Hán';
/** The look of a page after its style sheet is loaded, before any of its scripts have run. */
async function firstPaint(page: Page, path: string) {
  const held = new Promise<never>(() => {});
  await page.route('**/*.js', () => held);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main rt').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)');
  const seen = await page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    readings: [...document.querySelectorAll('main rt')]
      .filter((reading) => getComputedStyle(reading).display !== 'none')
      .map((reading) => reading.closest('h1') !== null),
    transition: getComputedStyle(document.querySelector('main a') ?? document.body).transitionDuration,
  }));
  await page.unroute('**/*.js');
  return seen;
}

test('settings apply from the first paint, in every tab', { tag: '@all' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(WORD);
  const example = other.locator('main li rt').first();
  await expect(example).toBeVisible();

  await page.goto(paths.settings);
  await choose(page, 'Màu nền', 'Tối');
  await choose(page, FURIGANA, 'Không hiện');
  await choose(page, 'Hiệu ứng chuyển động', 'Luôn giảm');
  await expect(page.getByRole('status')).toHaveText('Hiệu ứng chuyển động: đã chọn “Luôn giảm”.');
  await expect(example, 'the other tab follows').toBeHidden();

  const { paper, readings, transition } = await firstPaint(page, WORD);
  expect(paper).toBe(NIGHT);
  expect(readings.length, 'the headword keeps its reading').toBeGreaterThan(0);
  expect(new Set(readings), 'and nothing else has one').toEqual(new Set([true]));
  expect(parseFloat(transition)).toBeLessThanOrEqual(0.001);

  await page.goto(paths.settings);
  await expect(choice(page, 'Màu nền', 'Tối')).toBeChecked();
  await button(page, 'Khôi phục mặc định').click();
  await expect(choice(page, FURIGANA, 'Luôn hiện')).toBeChecked();
  await button(page, 'Hoàn tác').click();
  await expect(choice(page, FURIGANA, 'Không hiện')).toBeChecked();
});
