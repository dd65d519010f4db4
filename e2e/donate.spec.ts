import type { Donation } from '../contract/donate/endpoints.ts';
import { paths } from '../contract/paths.ts';
import { inspectScreen } from './support/inspect-screen.ts';
import { expect, test } from './support/test.ts';

const CONFIGURED: Donation = {
  greeting: 'Cảm ơn bạn đã ghé qua',
  letter: ['架け橋 nghĩa là nhịp cầu.', 'Mỗi đồng bạn gửi trả tiền máy chủ và người soạn bài.'],
  signature: 'Đội ngũ Kakehashi',
  bankAccount: {
    bank: '970403',
    bankName: 'Ngân hàng Mẫu',
    account: '0011012345678',
    accountName: 'QUY MAU',
    note: 'UNG HO KAKEHASHI',
    amounts: [20_000, 50_000, 100_000],
  },
};

test('the default page greets, does not ask for money and names other ways to help', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(paths.donate);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cảm ơn bạn đã ghé qua');
  await expect(main.getByRole('heading', { name: 'Kakehashi chưa có tài khoản nhận tiền' })).toBeVisible();
  await expect(main.getByRole('img')).toHaveCount(0);

  await main.getByRole('button', { name: 'Sao chép liên kết' }).click();
  await expect(page.getByText('Đã sao chép liên kết')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/', page.url()).href);

  await main.getByRole('link', { name: 'Luyện một bài' }).click();
  await expect(page).toHaveURL('/exercises');
});

test('with a bank account: a code for the amount, lines to copy, and a picture to save', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('/api/donate', (route) => route.fulfill({ json: CONFIGURED }));
  await page.goto(paths.rank);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ủng hộ' }).click();
  const main = page.getByRole('main');
  await main
    .getByRole('group')
    .getByText(/^50\.000/)
    .click();
  await expect(main.getByText(/^Mã đã kèm số tiền 50\.000/)).toBeVisible();

  await main.getByRole('button', { name: 'Sao chép số tài khoản' }).click();
  await expect(page.getByText('Đã sao chép số tài khoản')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0011012345678');

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Lưu ảnh mã' }).click();
  expect((await download).suggestedFilename()).toBe('kakehashi-vietqr.png');

  await inspectScreen(page, 'the page with a configured account');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the letter is shown, without buttons that would do nothing', async ({ page }) => {
    await page.goto(paths.donate);
    const main = page.getByRole('main');
    await expect(main.getByText('Đội ngũ Kakehashi')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Sao chép liên kết' })).toBeHidden();
    await expect(main.getByRole('link', { name: 'Gửi góp ý' })).toBeVisible();
  });
});
