import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { PHONE, PLACES } from './support/places.ts';
import { expect, test } from './support/test.ts';

const addressOf = (values: Record<'ten' | 'diadiem' | 'thoigian' | 'voiai', string>) =>
  paths.invitation(new URLSearchParams(values).toString());
const INVITED = addressOf({ ten: 'Lan', diadiem: 'quán phở', thoigian: '7 giờ tối mai', voiai: 'Minh' });

/** For each No: the next label of the button, and the sad picture (PRODUCT.md, Small pages). */
const REFUSALS = [
  { label: 'Không', picture: /long lanh/ },
  { label: 'Thật là không đi à?', picture: /trái tim vỡ/ },
  { label: 'Nghĩ lại chút nhé?', picture: /khóc òa/ },
  { label: 'Đi mà, mình mời!', picture: /long lanh/ },
  { label: 'Năn nỉ đấy, đi nhé?', picture: /long lanh/ },
  { label: 'Mình buồn thật rồi…', picture: /long lanh/ },
  { label: 'Một bữa thôi mà!', picture: /long lanh/ },
  { label: 'Hỏi lần cuối đấy nhé?', picture: /long lanh/ },
  { label: 'Nút bên kia to lắm rồi đấy!', picture: /long lanh/ },
  { label: 'Nút bên kia to lắm rồi đấy!', picture: /long lanh/ },
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('an invitation is written, refused many times and accepted', async ({ page }) => {
    await page.clock.install();
    await page.goto(paths.invitation('ten=Lan'));
    await expect(page.getByLabel('Tên người ấy')).toHaveValue('Lan');
    await expect(button(page, 'Hỏi trợ lý tiếng Nhật'), 'nothing covers the page').toHaveCount(0);
    await button(page, 'Viết xong lời mời').click();
    await expect(page.getByRole('alert')).toHaveText([
      'Bạn chưa viết sẽ ăn ở đâu.',
      'Bạn chưa viết hẹn lúc nào.',
      'Bạn chưa viết người ấy sẽ đi với ai.',
    ]);
    await page.getByLabel('Địa điểm').fill('quán phở');
    await page.getByLabel('Thời gian').fill('7 giờ tối mai');
    await page.getByLabel('Đi với ai').fill('Minh');
    await button(page, 'Viết xong lời mời').click();
    await expect(page).toHaveURL(INVITED);
    await expect(title(page)).toHaveText('Lan ơi, đi ăn một bữa nhé?');

    const yes = button(page, 'Đi!');
    for (const [count, { label, picture: shown }] of REFUSALS.entries()) {
      const no = button(page, label);
      await expect(picture(page), `picture ${count}`).toHaveAccessibleName(shown);
      await expect(yes, `letters ${count}`).toHaveCSS('font-size', `${20 + 10 * count}px`);
      await expect(yes, `padding ${count}`).toHaveCSS('padding', `${14 + 10 * count}px`);
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
    await expect(page.getByText('Hẹn Lan 7 giờ tối mai, ở quán phở, đi với Minh.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^(?!Tắt nhạc|Bật nhạc)/ })).toHaveCount(
      0,
    );
    for (const shown of HAPPY) {
      await expect(picture(page)).toHaveAccessibleName(shown);
      await atBothSizes(page, () => expect(picture(page)).toBeInViewport({ ratio: 1 }));
      await page.clock.runFor(1_000);
    }
    await expect(picture(page), 'the last one stays').toHaveAccessibleName(/Hai bạn cơm nắm/);
    await page.clock.resume();
    await inspectMoment(page, 'the confirmation');
  });
});

test('the recipient sees the input as plain text, whatever it is, and can turn the music off', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const markup = '<img src=x onerror="document.title=1">';
  const long = 'W'.repeat(500);
  await page.goto(addressOf({ ten: markup, diadiem: long, thoigian: '\u202Etối mai', voiai: '👩‍❤️‍👨' }));
  await expect(title(page)).toHaveText(`${markup} ơi, đi ăn một bữa nhé?`);
  await expect(page.getByText('tối mai', { exact: true })).toBeVisible();
  await expect(page.getByText('W'.repeat(80), { exact: true })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(await widthOf(page)).toBe(PHONE.width);
  await expect(button(page, 'Sửa lời mời'), 'only the sender can edit it').toHaveCount(0);

  await button(page, 'Không').click();
  await button(page, 'Tắt nhạc').click();
  await expect(button(page, 'Bật nhạc')).toBeVisible();
  // Very fast: none of these clicks waits for the previous one.
  await button(page, 'Thật là không đi à?').evaluate((no: HTMLElement) => {
    for (let more = 0; more < 50; more += 1) no.click();
  });
  await expect(button(page, 'Đi!')).toHaveCSS('font-size', '530px');
  expect(await widthOf(page), 'wider than any phone, but clipped').toBe(PHONE.width);
  await button(page, 'Đi!').click();
  await expect(page.getByText(`Hẹn ${markup} tối mai`)).toBeVisible();
  expect(await widthOf(page)).toBe(PHONE.width);
  expect(await page.title()).toBe('Lời mời đi ăn · Kakehashi');
});

test('the sender copies the link, edits it, and returns to the previous page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requested: string[] = [];
  await page.goto(paths.feedback);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lời mời đi ăn' }).click();
  await page.getByLabel('Tên người ấy').fill('Lan');
  await page.getByLabel('Địa điểm').fill('quán phở');
  await page.getByLabel('Thời gian').fill('7 giờ tối mai');
  await page.getByLabel('Đi với ai').fill('Minh');
  page.on('request', (request) => requested.push(request.url()));
  await page.keyboard.press('Enter');
  await button(page, 'Chép đường dẫn để gửi').click();
  await expect(page.getByText('Đã chép. Gửi cho người ấy thôi!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(
    requested.filter((url) => url.includes('ten=')),
    'names are not sent to the server',
  ).toEqual([]);
  await button(page, 'Sửa lời mời').click();
  await page.getByLabel('Tên người ấy').fill('Mai');
  await button(page, 'Viết xong lời mời').click();
  await expect(title(page)).toHaveText('Mai ơi, đi ăn một bữa nhé?');
  await page.goBack();
  await expect(page).toHaveURL('/feedback');
});

test('the page of the server contains no names, and is the same for all invitations', async ({ request }) => {
  const html = await (await request.get(INVITED)).text();
  expect(html).not.toMatch(/7 giờ tối mai|Minh/);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(await (await request.get(paths.crush)).text()).toBe(html);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is shown, with a note that it needs JavaScript', async ({ page }) => {
    await page.goto(paths.crush);
    await expect(page.getByLabel('Tên người ấy')).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^Trình duyệt đang tắt JavaScript/);
  });
});
