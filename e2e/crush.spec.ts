import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { PHONE, PLACES } from './support/places.ts';
import { expect, test } from './support/test.ts';

const addressOf = (values: Record<'ten' | 'diadiem' | 'thoigian' | 'voiai', string>) =>
  paths.invitation(new URLSearchParams(values).toString());
const INVITED = addressOf({ ten: 'Lan', diadiem: 'quán phở', thoigian: '7 giờ tối mai', voiai: 'Minh' });

/** The labels of No, each after the one before was pressed (PRODUCT.md, Small pages). */
const REFUSALS = [
  'Không',
  'Thật là không đi à?',
  'Nghĩ lại chút nhé?',
  'Đi mà, mình mời!',
  'Năn nỉ đấy, đi nhé?',
  'Mình buồn thật rồi…',
  'Một bữa thôi mà!',
  'Hỏi lần cuối đấy nhé?',
  'Nút bên kia to lắm rồi đấy!',
  'Nút bên kia to lắm rồi đấy!',
];
const HAPPY = [/tròn mắt/, /nhảy cẫng/, /ôm trái tim/, /Hai bạn cơm nắm/];

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const picture = (page: Page): Locator => page.getByRole('main').getByRole('img');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** On a desktop, then on a phone, where the test continues. */
async function atBothSizes(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const { viewport } of PLACES.toReversed()) {
    await page.setViewportSize(viewport);
    await look(viewport.width);
  }
}

// So that nothing moves between two sizes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an invitation is written, refused many times and accepted', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await page.goto(paths.invitation('ten=Lan'));
  await expect(page.getByLabel('Tên người ấy')).toHaveValue('Lan');
  await expect(button(page, 'Hỏi trợ lý tiếng Nhật'), 'nothing covers the page').toHaveCount(0);
  await page.getByLabel('Địa điểm').fill('quán phở');
  await page.getByLabel('Thời gian').fill('7 giờ tối mai');
  await page.getByLabel('Đi với ai').fill('Minh');
  await button(page, 'Viết xong lời mời').click();
  await expect(page).toHaveURL(INVITED);
  await expect(title(page)).toHaveText('Lan ơi, đi ăn một bữa nhé?');

  const yes = button(page, 'Đi!');
  for (const [count, label] of REFUSALS.entries()) {
    const no = button(page, label);
    // Yes grows with each refusal: the first and the last ones are the extremes.
    if (count === 0 || count > REFUSALS.length - 3)
      await atBothSizes(page, async (width) => {
        await expect(no, `No ${count} is visible at ${width} px`).toBeInViewport({ ratio: 1 });
        expect(await widthOf(page), `no sideways scrolling at ${count}`).toBe(width);
      });
    if (count < REFUSALS.length - 1) await no.click();
  }
  await inspectMoment(page, 'the question');

  await page.clock.pauseAt(Date.now() + 60_000);
  await yes.click();
  await expect(title(page)).toHaveText('Tuyệt quá, Lan ơi!');
  await expect(title(page)).toBeFocused();
  for (const shown of HAPPY) {
    await expect(picture(page)).toHaveAccessibleName(shown);
    await atBothSizes(page, () => expect(picture(page)).toBeInViewport({ ratio: 1 }));
    await page.clock.runFor(1_000);
  }
  await page.clock.resume();
  await inspectMoment(page, 'the confirmation');
});

test('the longest names and the largest button stay within a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const markup = '<img src=x onerror="document.title=1">';
  const long = 'W'.repeat(500);
  await page.goto(addressOf({ ten: markup, diadiem: long, thoigian: '\u202Etối mai', voiai: '👩‍❤️‍👨' }));
  await expect(title(page)).toHaveText(`${markup} ơi, đi ăn một bữa nhé?`);
  await expect(page.getByText('W'.repeat(80), { exact: true })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(await widthOf(page)).toBe(PHONE.width);

  await button(page, 'Không').click();
  // Very fast: none of these clicks waits for the previous one.
  await button(page, 'Thật là không đi à?').evaluate((no: HTMLElement) => {
    for (let more = 0; more < 50; more += 1) no.click();
  });
  await expect(button(page, 'Đi!')).toHaveCSS('font-size', '530px');
  expect(await widthOf(page), 'wider than any phone, but clipped').toBe(PHONE.width);
  await button(page, 'Đi!').click();
  await expect(page.getByText(`Hẹn ${markup} tối mai`)).toBeVisible();
  expect(await widthOf(page)).toBe(PHONE.width);
});
